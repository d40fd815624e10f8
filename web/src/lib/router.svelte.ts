// Addresses: /, /me, /me#open={code}, /new/{game}, /learn/{game}/{lesson}, /table/{id}#key, /match/{id}#key, /story/{id}/{player}#key, /replay/{id}?eyes=ana&at=42#key, /review/{id}#key, /rules/{game}#SL-4.4, /rules/{game}/cards?table={id}#key, /try/{game}/{id}?at=3#SL-4.4, /puzzles, /puzzles/{game}/{number}, /workshop, /workshop/{game}#deck={packed}, /workshop/{game}#gallery={id}, /workshop/{game}/{id}, /confirm/{token}, /unsubscribe/{token}. Links are plain <a href>; a click on one of ours does not load the page again.

/** A part of an address, decoded if it can be: a bad address is no error. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  path = $state(location.pathname)
  /** What stands behind #, without it: a table's key, a rule. */
  hash = $state(location.hash.slice(1))

  /** How often another address was typed or pasted that differs behind # only. */
  landed = $state(0)

  /** `['table', 'k3v9x2m1q8']` */
  readonly parts: string[] = $derived(this.path.split('/').filter(Boolean).map(decoded))

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.#look()
    if (!replace) scrollTo(0, 0)
  }

  #look(): void {
    this.path = location.pathname
    this.hash = location.hash.slice(1)
  }

  /** Listen to the browser's buttons and to clicks on links. */
  listen(): () => void {
    const look = () => this.#look()
    const land = () => (this.landed += 1)
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return
      if (link.pathname.startsWith('/api/') || link.hasAttribute('download')) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    }
    addEventListener('popstate', look)
    addEventListener('hashchange', land)
    document.addEventListener('click', click)
    return () => {
      removeEventListener('popstate', look)
      removeEventListener('hashchange', land)
      document.removeEventListener('click', click)
    }
  }
}

export const router = new Router()
