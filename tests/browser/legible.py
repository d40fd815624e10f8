"""Whether all that is written on a page can be read: large enough, not cut off, and not under other words."""

from playwright.sync_api import Page

# Pixels of the smallest letters.
LEAST = 11
# A board is laid out for a new size of the screen in several frames.
FRAMES = 5
# What cannot be read, of the words in sight. What a box scrolls is no matter: it can be scrolled to.
_ILLEGIBLE = """
async ([least, frames]) => {
  for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  const found = []
  const words = []
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode()); ) {
    const said = node.data.trim()
    const box = node.parentElement
    const isSeen = box.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!said || !isSeen || box instanceof SVGElement || box.closest('[inert], .unseen, .note')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (!lines.length) continue
    const told = `${said.slice(0, 40)} (${box.className})`
    const size = parseFloat(getComputedStyle(box).fontSize)
    if (size < least - 0.05) found.push(`${size} px: ${told}`)
    let cut = ''
    let isScrolled = false
    for (let around = box; around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around)
      const { left, right, top, bottom } = around.getBoundingClientRect()
      const beyond = [
        [overflowX, Math.max(...lines.map((line) => Math.max(left - line.left, line.right - right)))],
        [overflowY, Math.max(...lines.map((line) => Math.max(top - line.top, line.bottom - bottom)))],
      ]
      for (const [overflow, pixels] of beyond) {
        // Letters are lower than their line.
        if (overflow === 'visible' || pixels <= size / 4) continue
        if (overflow === 'auto' || overflow === 'scroll' || textOverflow === 'ellipsis') isScrolled = true
        else cut = around.className
      }
    }
    if (isScrolled) continue
    if (cut) found.push(`cut by ${cut}: ${told}`)
    words.push({ node, lines, told })
  }
  const meet = (one, other) => {
    const [low, high] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)]
    const [near, far] = [Math.max(one.left, other.left), Math.min(one.right, other.right)]
    return far - near > 2 && high - low > 0.5 * Math.min(one.height, other.height)
  }
  words.forEach((one, at) => {
    for (const other of words.slice(at + 1)) {
      const isCovered = one.lines.some((line) => other.lines.some((beside) => meet(line, beside)))
      if (isCovered) found.push(`${one.told} on ${other.told}`)
    }
  })
  return found
}
"""


def illegible(page: Page) -> list[str]:
    """The words in sight that cannot be read, and why."""
    found: list[str] = page.evaluate(_ILLEGIBLE, [LEAST, FRAMES])
    return found
