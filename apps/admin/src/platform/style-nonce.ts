/**
 * The nonce that the content policy wants to see at styles, read in the back office's own script;
 * nothing where no policy stands.
 */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
