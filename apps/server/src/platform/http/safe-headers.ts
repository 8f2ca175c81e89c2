import type { FastifyInstance } from 'fastify'

/** Abilities of the device that no page of ours uses. Those that some page does use are for our own pages alone unless a header says otherwise. */
const abilities = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** A year, in seconds. Names beside the shop's own are somebody else's to decide. */
const onlyHttps = 'max-age=31536000'

/** What every answer says, so that no route can forget it; what a route says itself stays. */
export function sendSafeHeaders(app: FastifyInstance, publicUrl: string): void {
  const isHttps = publicUrl.startsWith('https://')
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const say = (name: string, value: string) => void (reply.hasHeader(name) || reply.header(name, value))
    say('x-content-type-options', 'nosniff')
    // WeChat's H5 payment refuses a browser that does not say which site it comes from.
    say('referrer-policy', 'strict-origin-when-cross-origin')
    if (isHttps) say('strict-transport-security', onlyHttps)
    const type = String(reply.getHeader('content-type') ?? '')
    if (type.startsWith('application/json')) {
      say('cross-origin-resource-policy', 'same-origin')
      // Addresses and orders are for the screen: neither a browser's disk nor anything on the way keeps them.
      say('cache-control', 'no-store')
    }
    if (!type.startsWith('text/html')) return done()
    say('permissions-policy', abilities)
    // A cashier or a sign-in page that opens in a window of its own may still answer.
    say('cross-origin-opener-policy', 'same-origin-allow-popups')
    done()
  })
}
