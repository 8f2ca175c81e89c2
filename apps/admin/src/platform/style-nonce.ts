/** The nonce that the content policy wants to see at styles, read at the desk's own script; nothing where no policy stands. */
export const styleNonce = (): string | undefined => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
