/**
 * What is signed of an address: all but its hash, if it is at one of these origins of ours; anyone
 * who signs any address signs for strangers (hosts-and-providers.md §1.3).
 */
export function signedAddress(url: string, origins: readonly string[]): string | undefined {
  const address = url.split('#')[0] ?? ''
  if (!URL.canParse(url)) return undefined
  const { origin } = new URL(url)
  // The browser's own spelling: anything else would not be what WeChat sees, and `\` or user names
  // must not slip in.
  return origins.some((own) => new URL(own).origin === origin) && address.startsWith(`${origin}/`)
    ? address
    : undefined
}

/**
 * The text that WeChat hashes: these four, in this order, nothing escaped (hosts-and-providers.md
 * §1.2).
 */
export function signedText(ticket: string, nonce: string, seconds: number, url: string): string {
  return `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${seconds}&url=${url}`
}
