import type { FastifyInstance } from 'fastify'

const notifyPath = /^\/(?:pay\/v2\/notify|hooks)\//

/**
 * Reads JSON and form bodies; notifications keep the bytes as they came, since their signature
 * covers them.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (notifyPath.test(request.url)) return done(null, body)
    if (body.length === 0) return done(null, undefined)
    const type = request.headers['content-type'] ?? ''
    if (type.startsWith('application/x-www-form-urlencoded'))
      return takeForm(body.toString('utf8'), done)
    if (!/^application\/(json|csp-report)\b/.test(type)) return done(badBody(415), undefined)
    const value = readJson(body.toString('utf8'))
    done(value === undefined ? badBody(400) : null, value)
  })
}

/** The value of a text of JSON; undefined for what is none, or has no place in the database. */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, withoutPrototype)
    return mayBeUnstorable.test(text) && isUnstorable(JSON.stringify(value)) ? undefined : value
  } catch {
    return undefined
  }
}

const forms = new WeakMap<object, URLSearchParams>()

/** All that a form said, where the body came as one. */
export const formOf = (body: unknown): URLSearchParams | undefined =>
  typeof body === 'object' && body !== null ? forms.get(body) : undefined

function takeForm(text: string, done: (error: Error | null, body?: unknown) => void): void {
  const form = new URLSearchParams(text)
  const fields = Object.fromEntries(form)
  forms.set(fields, form)
  done([...form.values()].some((value) => value.includes('\0')) ? badBody(400) : null, fields)
}

/** Whether a field of a form or an address has a NUL in it, for which the database has no place. */
export function hasNul(fields: object): boolean {
  return Object.values(fields)
    .flat()
    .some((field) => typeof field === 'string' && field.includes('\0'))
}

/**
 * Escapes of NUL and of halves of surrogate pairs; only these can bring what the database has no
 * place for.
 */
const mayBeUnstorable = /\\u(?:0000|d[89a-f])/i

/**
 * Whether a text written by JSON.stringify still has such an escape: whole pairs it writes as they
 * are.
 */
function isUnstorable(json: string | undefined): boolean {
  return json !== undefined && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(json)
}

/** Drops keys that would reach into an object's prototype. */
function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' ? undefined : value
}

function badBody(statusCode: number): Error {
  return Object.assign(new Error('unreadable body'), { statusCode })
}
