import { isAllowed } from '#platform/privacy.ts'

interface Moves {
  subscribe(listener: () => void): () => void
}

/**
 * Puts the operator's analytics script into the page after each navigation (specification §4), as
 * such scripts count a page when they run. Nothing is loaded before the shopper has agreed; when
 * that is taken back, the next page is not counted any more.
 */
export function injectAnalytics(address: string, navigator: Moves): () => void {
  let script: HTMLScriptElement | undefined

  function inject(): void {
    script?.remove()
    script = undefined
    if (!isAllowed('analytics')) return
    script = document.createElement('script')
    script.src = address
    script.async = true
    document.head.append(script)
  }

  inject()
  return navigator.subscribe(inject)
}
