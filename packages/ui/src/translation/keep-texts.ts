/** An element that a translator put in the place of texts, and what those said. */
interface Replacement {
  readonly element: Element
  readonly words: Map<Text, string>
}

/** Elements that only translators make: those of Chrome and Edge, and of Yandex. */
const isTheirs = (node: Node | null): node is Element =>
  node !== null && (node.nodeName === 'FONT' || node.nodeName === 'YA-TR-SPAN')

/**
 * Translators of browsers put elements of their own in the place of a page's texts. React knows
 * nothing of it: it goes on writing into texts that stand nowhere, so that an old price stays on
 * the screen, and stumbles over one that is to be removed. Here each such text is put back beside
 * the element that stands for it, with nothing to show; as soon as anyone writes into it or takes
 * it away, that element goes, and the translator may do its work again.
 *
 * Begins at once; the answer ends it.
 */
export function keepTexts(root: Node = document.documentElement): () => void {
  const replacements = new WeakMap<Node, Replacement>()

  function hide(text: Text, element: Element): void {
    const replacement = replacements.get(element) ?? { element, words: new Map<Text, string>() }
    replacement.words.set(text, text.data)
    replacements.set(element, replacement).set(text, replacement)
    element.before(text)
    text.data = ''
  }

  function release({ element, words }: Replacement, written: ReadonlySet<Node>): void {
    replacements.delete(element)
    element.remove()
    for (const [text, said] of words) {
      replacements.delete(text)
      if (!written.has(text)) text.data = said
    }
  }

  const observer = new MutationObserver((records) => {
    const written = new Set<Node>()
    for (const { type, target } of records) if (type === 'characterData') written.add(target)
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const node of type === 'characterData' ? [target] : removedNodes) {
        const replacement = replacements.get(node)
        if (replacement) release(replacement, written)
        else if (node instanceof Text && !node.isConnected && node.data.trim() !== '') {
          const element = [...addedNodes, previousSibling, nextSibling].find(isTheirs)
          if (element?.parentNode === target) hide(node, element)
        }
      }
    // What was done here is nobody's change.
    observer.takeRecords()
  })
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
