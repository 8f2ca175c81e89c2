import { styleNonce } from '#platform/style-nonce.ts'

/**
 * Gives every style that is made while the back office runs the nonce that the content policy wants
 * to see: not all parts of the kit hand on the one they are given.
 */
export function signStyles(): void {
  const nonce = styleNonce()
  if (!nonce) return
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}
