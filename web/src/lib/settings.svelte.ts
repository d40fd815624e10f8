// What this browser remembers of its reader: name, language, theme and whether it may be heard. There are no accounts.

import { LANGUAGES, type Language } from './api'

export type Theme = 'system' | 'light' | 'dark'

const PREFIX = 'parcours.'

function recall(name: string): string | null {
  // Storage may be forbidden; then everything is as on a first visit.
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // It holds for this visit then.
  }
}

function preferred(): Language {
  const wanted = [recall('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2))
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en'
}

class Settings {
  #name = $state(recall('name') ?? '')
  #language = $state<Language>(preferred())
  #sound = $state(recall('sound') !== 'off')
  #theme = $state<Theme>((recall('theme') as Theme | null) ?? 'system')

  get name(): string {
    return this.#name
  }
  set name(name: string) {
    this.#name = name
    remember('name', name)
  }

  get language(): Language {
    return this.#language
  }
  set language(language: Language) {
    this.#language = language
    remember('language', language)
  }

  get sound(): boolean {
    return this.#sound
  }
  set sound(sound: boolean) {
    this.#sound = sound
    remember('sound', sound ? 'on' : 'off')
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    remember('theme', theme)
  }
}

export const settings = new Settings()
