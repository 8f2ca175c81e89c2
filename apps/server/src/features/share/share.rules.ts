/** What is signed of an address: all but its hash, if it is ours; whoever signs any address signs for strangers (hosts §1.3). */
export function signedAddress(url: string, publicUrl: string): string | undefined {
  if (!URL.canParse(url) || new URL(url).origin !== new URL(publicUrl).origin) return undefined
  const address = url.split('#')[0] ?? ''
  // The browser's own spelling: anything else would not be what WeChat sees, and `\` or user names must not slip in.
  return address.startsWith(`${new URL(publicUrl).origin}/`) ? address : undefined
}

/** The text that WeChat hashes: these four, in this order, nothing escaped (hosts §1.2). */
export function signedText(ticket: string, nonce: string, seconds: number, url: string): string {
  return `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${seconds}&url=${url}`
}
