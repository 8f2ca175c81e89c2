import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { FastifyError, FastifyInstance } from 'fastify'
import { answerWith, write } from '../world/answering.ts'
import { bytesOf, type World } from '../world/world.ts'
import { done, errorOf, errorOfFault, internalError, type OssError } from './answers.ts'
import { partsOf } from './multipart.ts'
import { bucket } from './own-keys.ts'
import { formFault } from './policy.ts'
import { requestFault, unplayed } from './request-signature.ts'

const bodyLimit = 32 * 1024 * 1024

interface Objects {
  get(key: string): { bytes: Buffer; type: string } | undefined
  set(key: string, bytes: Buffer, type: string): void
  delete(key: string): void
}

/** Objects as files whose names are hashes of their keys: no key leads anywhere else. */
function objectsIn(folder: string): Objects {
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'))
  return {
    get(key) {
      try {
        const [type = '', ...rest] = readFileSync(fileOf(key), 'latin1').split('\n')
        return { type, bytes: Buffer.from(rest.join('\n'), 'latin1') }
      } catch {
        return undefined
      }
    },
    set(key, bytes, type) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeFileSync(fileOf(key), Buffer.concat([Buffer.from(`${type}\n`, 'latin1'), bytes]), {
        mode: 0o600,
      })
    },
    delete: (key) => rmSync(fileOf(key), { force: true }),
  }
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex').toUpperCase()}"`

const operationOf = { GET: 'read', HEAD: 'head', PUT: 'write', DELETE: 'remove' } as const

const refusals = {
  internal: () => errorOf(internalError),
  tooMany: () =>
    errorOf({
      status: 503,
      code: 'DownloadTrafficRateLimitExceeded',
      message: 'Please reduce your request rate.',
    }),
}

/**
 * One bucket of Aliyun OSS: forms of browsers by policy, requests of the server by signature, both
 * of version 4.
 */
export function playOss(root: FastifyInstance, world: World, folder: string): void {
  const objects = objectsIn(folder)
  // Apart, so that whatever goes wrong here is answered in Aliyun's words.
  void root.register(async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      // The bucket's CORS rule: any page may post, as the policy says what.
      void reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-expose-headers': 'ETag, x-oss-request-id',
      })
    })
    app.setErrorHandler<FastifyError>((error, request, reply) =>
      write(reply, errorOf(errorOfFault(error), request.method === 'HEAD')),
    )
    app.options('/oss/*', (_request, reply) => write(reply, done(200)))
    formRoute(app, world, objects)
    objectRoutes(app, world, objects)
    app.route({
      method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      url: '/oss/*',
      handler: (request, reply) => {
        const isOurs = request.url.startsWith(`/oss/${bucket}/`)
        return write(reply, errorOf(isOurs ? wrongMethod : noBucket, request.method === 'HEAD'))
      },
    })
  })
}

const noBucket: OssError = {
  status: 404,
  code: 'NoSuchBucket',
  message: 'The specified bucket does not exist.',
}
const noKey: OssError = {
  status: 404,
  code: 'NoSuchKey',
  message: 'The specified key does not exist.',
}
const wrongMethod: OssError = {
  status: 405,
  code: 'MethodNotAllowed',
  message: 'The specified method is not allowed against this resource.',
}
const notPlayed: OssError = {
  status: 501,
  code: 'NotImplemented',
  message: 'The sandbox does not play this.',
}

const noRange: OssError = {
  status: 416,
  code: 'InvalidRange',
  message: 'The requested range cannot be satisfied',
}

/**
 * The part that a request wants of so many bytes; undefined: all of them. A range that begins behind
 * the end is `none` to who asks for the behaviour of the standard, and as good as no range to others.
 */
function rangeOf(headers: IncomingHttpHeaders, size: number) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (first === undefined) return undefined
  const from = Number(first)
  const until = last ? Math.min(Number(last), size - 1) : size - 1
  if (from >= size || until < from)
    return headers['x-oss-range-behavior'] === 'standard' ? ('none' as const) : undefined
  return {
    headers: {
      'content-range': `bytes ${from}-${until}/${size}`,
      'content-length': String(until - from + 1),
    },
    of: (bytes: Buffer) => bytes.subarray(from, until + 1),
  }
}

/** What a browser posts. Fields of the form alone are fields, whatever the file says of itself. */
function formRoute(app: FastifyInstance, world: World, objects: Objects): void {
  app.post(`/oss/${bucket}/`, { bodyLimit }, (request, reply) => {
    const parts = partsOf(request.headers['content-type'] ?? '', bytesOf(request.body)) ?? []
    const last = parts.at(-1)
    const fields = new Map(
      parts
        .filter(({ name, filename }) => name !== 'file' && filename === undefined)
        .map(({ name, bytes }) => [name.toLowerCase(), bytes.toString()]),
    )
    const key = fields.get('key') ?? ''
    const struck = world.faults.strike('oss', 'upload', key)
    return answerWith(reply, struck, refusals, () => {
      // What follows the file is not read: it has to be the last field.
      if (last?.name !== 'file')
        return errorOf({
          status: 400,
          code: 'MalformedPOSTRequest',
          message: 'The body of your POST request is not well-formed multipart/form-data.',
        })
      const fault = formFault(world, fields, last.bytes.length)
      if (fault) return errorOf(fault)
      const type = fields.get('content-type') ?? last.type ?? 'application/octet-stream'
      objects.set(key, last.bytes, type)
      return done(fields.get('success_action_status') === '200' ? 200 : 204, {
        etag: etagOf(last.bytes),
      })
    })
  })
}

/** Signed requests for one object. */
function objectRoutes(app: FastifyInstance, world: World, objects: Objects): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD', 'PUT', 'DELETE'],
    url: `/oss/${bucket}/*`,
    bodyLimit,
    handler: (request, reply) => {
      const key = request.params['*']
      const operation = operationOf[request.method as keyof typeof operationOf]
      const isHead = operation === 'head'
      const struck = world.faults.strike('oss', operation, key)
      return answerWith(reply, struck, refusals, () => {
        const fault = requestFault(world, request, key)
        if (fault) return errorOf(fault, isHead)
        if (key === '' || unplayed(request, world)) return errorOf(notPlayed, isHead)
        if (operation === 'write') {
          objects.set(key, bytesOf(request.body), String(request.headers['content-type'] ?? ''))
          return done(200, { etag: etagOf(bytesOf(request.body)) })
        }
        if (operation === 'remove') {
          objects.delete(key)
          return done(204)
        }
        const found = objects.get(key)
        if (!found) return errorOf(noKey, isHead)
        const { type, bytes } = found
        const headers = { 'content-type': type, etag: etagOf(bytes) }
        const range = isHead ? undefined : rangeOf(request.headers, bytes.length)
        if (range === 'none') return errorOf(noRange)
        if (range) return done(206, { ...headers, ...range.headers }, range.of(bytes))
        const whole = { ...headers, 'content-length': String(bytes.length) }
        return done(200, whole, isHead ? '' : bytes)
      })
    },
  })
}
