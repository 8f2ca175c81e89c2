import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minute } from '@mallard/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerWith, type Outcome } from '../world/answering.ts'
import type { Operation } from '../world/faults.ts'
import { bytesOf, type World } from '../world/world.ts'
import { partsOf } from './multipart.ts'
import { bucket, region } from './own-keys.ts'
import {
  credentialFault,
  denied,
  formFault,
  isSame,
  signatureOf,
  timeOf,
  type OssError,
} from './policy.ts'

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

function errorOf({ status, code, message }: OssError): Outcome {
  const id = randomBytes(12).toString('hex').toUpperCase()
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return {
    status,
    headers: { 'content-type': 'application/xml', 'x-oss-request-id': id },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escaped}</Message><RequestId>${id}</RequestId><HostId>${bucket}</HostId></Error>`,
  }
}

const done = (
  status: number,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
): Outcome => ({ status, headers, body })
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex').toUpperCase()}"`

const operationOf = { GET: 'read', HEAD: 'head', PUT: 'write', DELETE: 'remove' } as const

/**
 * One bucket of Aliyun OSS: forms of browsers by policy, requests of the server by signature, both
 * of version 4.
 */
export function playOss(app: FastifyInstance, world: World, folder: string): void {
  const objects = objectsIn(folder)
  const refusals = {
    internal: () =>
      errorOf({
        status: 500,
        code: 'InternalError',
        message: 'We encountered an internal error. Please try again.',
      }),
    tooMany: () =>
      errorOf({
        status: 503,
        code: 'DownloadTrafficRateLimitExceeded',
        message: 'Please reduce your request rate.',
      }),
  }
  const answer = (reply: FastifyReply, operation: Operation, key: string, effect: () => Outcome) =>
    answerWith(reply, world.faults.strike('oss', operation, key), refusals, effect)

  app.addHook('onRequest', async (request, reply) => {
    // The bucket's CORS rule: any page may post, as the policy says what.
    if (request.url.startsWith('/oss/'))
      void reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-expose-headers': 'ETag, x-oss-request-id',
      })
  })
  app.options('/oss/*', (_request, reply) => reply.code(200).send())

  app.post(`/oss/${bucket}/`, { bodyLimit }, (request, reply) => {
    const parts = partsOf(request.headers['content-type'] ?? '', bytesOf(request.body)) ?? []
    const last = parts.at(-1)
    const fields = new Map(
      parts
        .filter(({ name }) => name !== 'file')
        .map(({ name, bytes }) => [name.toLowerCase(), bytes.toString()]),
    )
    const key = fields.get('key') ?? ''
    return answer(reply, 'upload', key, () => {
      // What follows the file is not read: it has to be the last field.
      if (last?.name !== 'file')
        return errorOf({
          status: 400,
          code: 'MalformedPOSTRequest',
          message: 'The body of your POST request is not well-formed multipart/form-data.',
        })
      const type = fields.get('content-type') ?? last.type ?? 'application/octet-stream'
      const fault = formFault(
        world,
        new Map([...fields, ['content-type', type]]),
        last.bytes.length,
      )
      if (fault) return errorOf(fault)
      objects.set(key, last.bytes, type)
      return done(fields.get('success_action_status') === '200' ? 200 : 204, {
        etag: etagOf(last.bytes),
      })
    })
  })

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD', 'PUT', 'DELETE'],
    url: `/oss/${bucket}/*`,
    bodyLimit,
    handler: (request, reply) => {
      const key = request.params['*']
      const operation = operationOf[request.method as keyof typeof operationOf]
      return answer(reply, operation, key, () => {
        const fault = requestFault(world, request, key)
        if (fault) return errorOf(fault)
        if (operation === 'write') {
          objects.set(key, bytesOf(request.body), String(request.headers['content-type'] ?? ''))
          return done(200, { etag: etagOf(bytesOf(request.body)) })
        }
        if (operation === 'remove') {
          objects.delete(key)
          return done(204)
        }
        const found = objects.get(key)
        if (!found)
          return errorOf({
            status: 404,
            code: 'NoSuchKey',
            message: 'The specified key does not exist.',
          })
        return done(
          200,
          {
            'content-type': found.type,
            'content-length': String(found.bytes.length),
            etag: etagOf(found.bytes),
          },
          operation === 'head' ? '' : found.bytes,
        )
      })
    },
  })
}

/**
 * The signature in the header, over method, bucket and key, and the headers that are always signed.
 */
function requestFault(world: World, request: FastifyRequest, key: string): OssError | undefined {
  const found = /^OSS4-HMAC-SHA256 Credential=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  )
  if (!found) return denied('Anonymous user has no right to access this object.')
  const [, credential = '', given = ''] = found
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const date = header('x-oss-date')
  const wrong = credentialFault(world, credential, date)
  if (wrong) return wrong
  if (!(Math.abs(world.timeline.now() - timeOf(date)) < 15 * minute))
    return {
      status: 403,
      code: 'RequestTimeTooSkewed',
      message: 'The difference between the request time and the current time is too large.',
    }
  const names = Object.keys(request.headers).filter(
    (name) => name === 'content-type' || name === 'content-md5' || name.startsWith('x-oss-'),
  )
  const lines = names.sort().map((name) => `${name}:${header(name)}\n`)
  const canonical = `${request.method}\n/${bucket}/${encodeURI(key)}\n\n${lines.join('')}\n\n${header('x-oss-content-sha256')}`
  const text = `OSS4-HMAC-SHA256\n${date}\n${date.slice(0, 8)}/${region}/oss/aliyun_v4_request\n${createHash('sha256').update(canonical).digest('hex')}`
  if (isSame(given, signatureOf(world, date, text))) return undefined
  return {
    status: 403,
    code: 'SignatureDoesNotMatch',
    message: 'The request signature we calculated does not match the signature you provided.',
  }
}
