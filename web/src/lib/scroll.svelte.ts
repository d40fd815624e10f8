// A list that grows at its end shows its end, unless its reader has scrolled up.

import type { Attachment } from 'svelte/attachments'

const NEAR = 60

/** `{@attach stickToEnd(() => entries.length)}` */
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
