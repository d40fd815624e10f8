// Passkeys in this browser: making one for my place, and showing one to open it.

import { api, type OpenedProfile, type Profile } from '../lib/api'

/** Whether this browser has passkeys for this page: they need a name with https, or localhost. */
export function hasPasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname)
  return isSecureContext && !isAddress && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** Make a passkey; null if its owner thought better of it. */
export async function addPasskey(): Promise<Profile | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyOptions())
  const made = await unlessDeclined(navigator.credentials.create({ publicKey }))
  return made && api.addPasskey((made as PublicKeyCredential).toJSON())
}

/** Open my place with a passkey; null if its owner thought better of it. */
export async function openWithPasskey(): Promise<OpenedProfile | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.signInOptions())
  const shown = await unlessDeclined(navigator.credentials.get({ publicKey }))
  return shown && api.signIn((shown as PublicKeyCredential).toJSON())
}

async function unlessDeclined(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)) return null
    throw error
  }
}
