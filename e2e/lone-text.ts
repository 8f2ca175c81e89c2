import type { Page } from 'playwright'

/**
 * Lines that are none: one that a separator begins or is alone on, and a last one of a single
 * character. Left out is what has no lines of its own making: tables, whose columns are as wide as
 * they can be, fields, and what ends with an ellipsis. Words of shoppers are held to it like all
 * others: it is the page that breaks them.
 */
export function loneText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const separator = /^[·•|｜/／\\，、。；：！？,;]$/
    const han = /\p{Script=Han}/u
    const found: string[] = []

    /** Whether its parts stand in a line with what is around it. */
    const isInLine = (element: Element): boolean =>
      getComputedStyle(element).display.startsWith('inline') ||
      getComputedStyle(element).display === 'contents'
    const wraps = (element: Element | null): boolean =>
      element !== null &&
      getComputedStyle(element).display.includes('flex') &&
      getComputedStyle(element).flexWrap !== 'nowrap'
    const isShortened = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    }

    /** The texts of each paragraph, and of each row whose parts go to the next line. */
    const paragraphs = new Map<Element, Text[]>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement
      if (
        !text.data.trim() ||
        !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        parent.closest(
          '.sr-only, [aria-hidden=true], script, style, table, pre, textarea, select',
        ) ||
        getComputedStyle(parent).clipPath === 'inset(50%)'
      )
        continue
      let block = parent
      while (block.parentElement && (isInLine(block) || wraps(block.parentElement)))
        block = block.parentElement
      paragraphs.set(block, [...(paragraphs.get(block) ?? []), text])
    }

    /** What each line says, as it is drawn. */
    function linesOf(parts: readonly Text[]): string[] {
      const lines: string[] = []
      const range = document.createRange()
      let last: DOMRect | undefined
      for (const part of parts)
        for (let at = 0; at < part.data.length; at += 1) {
          range.setStart(part, at)
          range.setEnd(part, at + 1)
          const box = range.getClientRects()[0]
          if (!box?.width) continue
          const isNext =
            last === undefined ||
            (box.left < last.right - 1 &&
              (box.top + box.bottom - last.top - last.bottom) / 2 > box.height / 3)
          lines.push(isNext ? part.data[at]! : lines.pop()! + part.data[at]!)
          last = box
        }
      return lines.map((line) => line.trim()).filter(Boolean)
    }

    for (const [block, parts] of paragraphs) {
      if ([block, ...parts.map((part) => part.parentElement!)].some(isShortened)) continue
      const lines = linesOf(parts)
      const shown = lines.join(' ⏎ ').slice(0, 80)
      if (lines.some((line, place) => separator.test(line[0]!) && (place > 0 || line.length === 1)))
        found.push(`a separator begins a line: ${shown}`)
      const letters = lines.at(-1)!.replaceAll(/[\p{P}\p{S}\s]/gu, '')
      if (lines.length > 1 && !wraps(block) && letters.length === 1 && han.test(letters))
        found.push(`one character on the last line: ${shown}`)
    }
    return found
  })
}
