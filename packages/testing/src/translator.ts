/// <reference lib="dom" />

/**
 * Replaces the texts below an element as Chrome's translator does: two elements around the words in
 * another language, and the text itself gone. Needs nothing from outside, so that a browser can be
 * given it as it is.
 */
export function translateTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  for (const text of texts) {
    const parent = text.parentElement
    const mark = parent?.closest('[translate]')?.getAttribute('translate')
    const isWord = text.data.trim() !== '' && !parent?.closest('script,style,font')
    if (!isWord || mark === 'no') continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}
