// How this browser's reader is reached while the page is closed. The secrets of these channels are kept in this browser alone.

import { api, ApiError, type Language, type NoticeWays } from './api'

const STORED = 'parcours.channels'

interface Kept {
  /** The channel of this browser's push subscription, and which one that is: browsers may change it. */
  push?: { secret: string; endpoint: string }
  email?: string
  /** The webhook of each table. */
  webhooks?: Record<string, string>
}

export function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(STORED) ?? '{}') ?? {}) as Kept
  } catch {
    return {}
  }
}

export function keep(changes: Kept): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...kept(), ...changes }))
  } catch {
    // Then it can't be changed here any more; the mail's link and the browser's settings still end it.
  }
}

let asked: Promise<NoticeWays> | null = null

/** What this server offers; asked once. */
export function offered(): Promise<NoticeWays> {
  asked ??= api.noticeWays().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** Whether this browser has push: only on https and localhost, and on some phones only once the page is installed. */
export const hasPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Whether there is anything to choose. */
export async function canBeTold(): Promise<boolean> {
  const { push, email, webhook } = await offered()
  return (push !== null && hasPush()) || email || webhook
}

/** The channel of this browser, after its reader has allowed it; the server hears where the browser has changed its subscription. */
export async function subscribe(language: Language): Promise<string> {
  const { push } = await offered()
  const worker = await navigator.serviceWorker.getRegistration()
  if (push === null || !worker) throw new ApiError('push_failed')
  if ((await Notification.requestPermission()) !== 'granted') throw new ApiError('push_denied')
  let subscription: PushSubscription
  try {
    subscription = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push }))
  } catch {
    throw new ApiError('push_failed')
  }
  const { endpoint = '', keys } = subscription.toJSON()
  const renewed = { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  const known = kept().push
  let secret = known?.secret
  if (!secret || !(await isKnown(secret))) secret = (await api.addChannel({ kind: 'push', ...renewed, language })).secret
  else if (known?.endpoint !== endpoint) await api.renewChannel(secret, renewed)
  keep({ push: { secret, endpoint } })
  await showWorker(secret, push)
  return secret
}

/** Put the channel where the service worker finds it (`web/public/sw.js`), as the browser may change its subscription while the page is closed. */
async function showWorker(secret: string, key: string): Promise<void> {
  try {
    await (await caches.open('parcours-channel')).put('/channel', new Response(JSON.stringify({ secret, key })))
  } catch {
    // Then the page tells the server of a change, the next time that something is chosen here.
  }
}

/** How this browser alone can be told something: by push, and by an e-mail address that was confirmed here. */
export async function ownWays(): Promise<('push' | 'email')[]> {
  const { push, email } = await offered()
  const ways: ('push' | 'email')[] = []
  if (push !== null && hasPush() && Notification.permission !== 'denied') ways.push('push')
  const secret = kept().email
  if (email && secret && (await isConfirmed(secret))) ways.push('email')
  return ways
}

/** The channels of these ways; push is asked for if it is not there yet. */
export async function ownSecrets(language: Language): Promise<string[]> {
  const ways = await ownWays()
  const secrets = ways.includes('email') ? [kept().email!] : []
  return ways.includes('push') ? [await subscribe(language), ...secrets] : secrets
}

async function isConfirmed(secret: string): Promise<boolean> {
  return (await isKnown(secret)) && (await api.channel(secret)).confirmed
}

/** Whether the server still knows a channel. */
async function isKnown(secret: string): Promise<boolean> {
  try {
    await api.channel(secret)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_such_channel') return false
    throw error
  }
}
