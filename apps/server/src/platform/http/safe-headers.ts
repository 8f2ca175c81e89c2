import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Abilities of the device that no page of ours uses, and that a planted script could do harm with.
 * Those that some page does use are for our own pages alone unless a header says otherwise. Each
 * name comes with every document, unpacked.
 */
const abilities = [
  'autoplay',
  'bluetooth',
  'display-capture',
  'hid',
  'microphone',
  'midi',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** A year, in seconds. */
const onlyHttps = 'max-age=31536000'

export interface SafetyOptions {
  readonly publicUrl: string
  /**
   * The operator knows that every name below the shop's own is reached by HTTPS too; names beside
   * it are somebody else's to decide.
   */
  readonly hstsIncludesSubdomains?: boolean | undefined
}

/**
 * Whether an answer never changes and is never asked for again: scripts, styles and pictures, of
 * which a page has a dozen. Each head weighs on a phone's line, and says only what it must.
 */
export const isKeptForGood = (reply: FastifyReply): boolean =>
  String(reply.getHeader('cache-control') ?? '').endsWith('immutable')

/** What every answer says, so that no route can forget it; what a route says itself stays. */
export function sendSafeHeaders(app: FastifyInstance, options: SafetyOptions): void {
  const sayAll = safeHeaders(options)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    sayAll(reply)
    done()
  })
}

/** The same for an answer that no hook sees. */
export function safeHeaders({
  publicUrl,
  hstsIncludesSubdomains = false,
}: SafetyOptions): (reply: FastifyReply) => void {
  const isHttps = publicUrl.startsWith('https://')
  const transport = hstsIncludesSubdomains ? `${onlyHttps}; includeSubDomains` : onlyHttps
  return (reply) => {
    const say = (name: string, value: string) =>
      void (reply.hasHeader(name) || reply.header(name, value))
    say('x-content-type-options', 'nosniff')
    // WeChat's H5 payment refuses a browser that does not say which site it comes from.
    if (!isKeptForGood(reply)) say('referrer-policy', 'strict-origin-when-cross-origin')
    if (isHttps) say('strict-transport-security', transport)
    const type = String(reply.getHeader('content-type') ?? '')
    if (type.startsWith('application/json')) {
      say('cross-origin-resource-policy', 'same-origin')
      // Addresses and orders are for the screen: neither a browser's disk nor anything on the way
      // keeps them.
      say('cache-control', 'no-store')
    }
    if (!type.startsWith('text/html')) return
    say('permissions-policy', abilities)
    // A cashier or a sign-in page that opens in a window of its own may still answer.
    say('cross-origin-opener-policy', 'same-origin-allow-popups')
  }
}
