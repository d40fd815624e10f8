// Boxes that scroll.

import type { Attachment } from 'svelte/attachments'

const NEAR = 60

/** A list that grows at its end shows its end, unless its reader has scrolled up: `{@attach stickToEnd(() => entries.length)}` */
export function stickToEnd(length: () => number): Attachment<HTMLElement> {
  return (list) => {
    let near = true
    const look = () => (near = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR)
    list.addEventListener('scroll', look)
    $effect(() => {
      length()
      if (near) list.scrollTop = list.scrollHeight
    })
    return () => list.removeEventListener('scroll', look)
  }
}

/** Makes a box focusable while it scrolls and holds nothing else to focus, so that the arrow keys scroll it: `{@attach scrollByKeyboard}` */
export const scrollByKeyboard: Attachment<HTMLElement> = (box) => {
  const look = () => {
    const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
    const canFocus = box.querySelector('a, button:enabled, input:enabled') !== null
    if (scrolls && !canFocus) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  const contents = new MutationObserver(look)
  sizes.observe(box)
  contents.observe(box, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
