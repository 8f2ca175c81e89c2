import type { FastifyInstance } from 'fastify'

const notifyPath = /^\/(?:pay\/v2\/notify|hooks)\//

/** Reads JSON and form bodies; notifications keep the bytes as they came, since their signature covers them. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (notifyPath.test(request.url)) return done(null, body)
    if (body.length === 0) return done(null, undefined)
    const type = request.headers['content-type'] ?? ''
    if (type.startsWith('application/x-www-form-urlencoded')) return done(null, Object.fromEntries(new URLSearchParams(body.toString('utf8'))))
    if (!type.startsWith('application/json')) return done(badBody(415), undefined)
    try {
      done(null, JSON.parse(body.toString('utf8'), withoutPrototype))
    } catch {
      done(badBody(400), undefined)
    }
  })
}

/** Drops keys that would reach into an object's prototype. */
function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' ? undefined : value
}

function badBody(statusCode: number): Error {
  return Object.assign(new Error('unreadable body'), { statusCode })
}
