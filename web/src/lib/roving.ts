// The figures of a board can be read by keyboard, and are not each a Tab stop: those of one block (a player's, the middle's) share one,
// and the arrow keys go from figure to figure.

import type { Attachment } from 'svelte/attachments'

const FIGURE = '[data-tip][tabindex]'
const BLOCK = 'section, [role=tabpanel]'
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Gives each block of figures inside one Tab stop: `<div {@attach rovingFigures}>` */
export const rovingFigures: Attachment<HTMLElement> = (board) => {
  const blockOf = (figure: Element) => figure.closest(BLOCK) ?? board
  const figuresIn = (block: Element) =>
    Array.from(block.querySelectorAll<HTMLElement>(FIGURE)).filter((figure) => blockOf(figure) === block && figure.checkVisibility())

  function update(): void {
    for (const block of new Set(Array.from(board.querySelectorAll(FIGURE), blockOf))) {
      const figures = figuresIn(block)
      if (figures.length) stopAt(figures.find(({ tabIndex }) => tabIndex === 0) ?? figures[0]!, figures)
    }
  }

  function stopAt(stop: HTMLElement, figures: HTMLElement[]): void {
    for (const figure of figures) figure.tabIndex = figure === stop ? 0 : -1
  }

  function focused({ target }: FocusEvent): void {
    if (target instanceof HTMLElement && target.matches(FIGURE)) stopAt(target, figuresIn(blockOf(target)))
  }

  function pressed(event: KeyboardEvent): void {
    const { target } = event
    const step = STEPS[event.key]
    if (step === undefined || !(target instanceof HTMLElement) || !target.matches(FIGURE)) return
    const figures = figuresIn(blockOf(target))
    figures[(figures.indexOf(target) + step + figures.length) % figures.length]?.focus()
    // The arrow keys scroll, and step through a lesson or a replay, otherwise.
    event.preventDefault()
    event.stopPropagation()
  }

  const changes = new MutationObserver(update)
  changes.observe(board, { childList: true, subtree: true, attributeFilter: ['hidden', 'data-tip'] })
  board.addEventListener('focusin', focused)
  board.addEventListener('keydown', pressed)
  update()
  return () => {
    changes.disconnect()
    board.removeEventListener('focusin', focused)
    board.removeEventListener('keydown', pressed)
  }
}
