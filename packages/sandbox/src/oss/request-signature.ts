import { createHash } from 'node:crypto'
import { minute } from '@mallard/kernel'
import type { FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'
import { denied, wrongSignature, type OssError } from './answers.ts'
import { bucket, region } from './own-keys.ts'
import { credentialFault, isSame, signatureOf, timeOf } from './policy.ts'

/** What a request says of its own signature. */
interface Claim {
  readonly credential: string
  readonly date: string
  readonly signature: string
  /** Names of headers that are signed beside those that always are. */
  readonly others: readonly string[]
  readonly isInTime: (now: number) => boolean
}

/** RFC 3986: nothing stays as it is but letters, digits and `-._~`. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const namesIn = (list: string | null | undefined) => (list ? list.toLowerCase().split(';') : [])

function claimInHeader(request: FastifyRequest): Claim | undefined {
  const found =
    /^OSS4-HMAC-SHA256 Credential=([^,]+),(?:AdditionalHeaders=([^,]*),)?Signature=([0-9a-f]{64})$/.exec(
      (request.headers.authorization ?? '').replaceAll(', ', ','),
    )
  if (!found) return undefined
  const [, credential = '', others, signature = ''] = found
  const date = String(request.headers['x-oss-date'] ?? '').trim()
  return {
    credential,
    date,
    signature,
    others: namesIn(others),
    isInTime: (now) => Math.abs(now - timeOf(date)) < 15 * minute,
  }
}

/** An address that was signed for somebody else, for a while. */
function claimInQuery(query: URLSearchParams): Claim | undefined {
  if (query.get('x-oss-signature-version') !== 'OSS4-HMAC-SHA256') return undefined
  const date = query.get('x-oss-date') ?? ''
  const seconds = Number(query.get('x-oss-expires'))
  return {
    credential: query.get('x-oss-credential') ?? '',
    date,
    signature: query.get('x-oss-signature') ?? '',
    others: namesIn(query.get('x-oss-additional-headers')),
    isInTime: (now) =>
      now > timeOf(date) - 15 * minute && now < timeOf(date) + Math.min(seconds, 604_800) * 1000,
  }
}

/** Method, key, query and headers as version 4 writes them down to be signed. */
function canonical(
  request: FastifyRequest,
  query: URLSearchParams,
  key: string,
  others: readonly string[],
): string {
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const pairs = [...query]
    .filter(([name]) => name !== 'x-oss-signature')
    .map(([name, value]) => (value === '' ? encode(name) : `${encode(name)}=${encode(value)}`))
  const names = Object.keys(request.headers).filter(
    (name) =>
      name === 'content-type' ||
      name === 'content-md5' ||
      name.startsWith('x-oss-') ||
      others.includes(name),
  )
  return [
    request.method,
    encode(`/${bucket}/${key}`).replaceAll('%2F', '/'),
    pairs.toSorted().join('&'),
    names
      .toSorted()
      .map((name) => `${name}:${header(name)}\n`)
      .join(''),
    others.toSorted().join(';'),
    header('x-oss-content-sha256') || 'UNSIGNED-PAYLOAD',
  ].join('\n')
}

/** Why a request is refused that was signed in its header or its address, or not at all. */
export function requestFault(
  world: World,
  request: FastifyRequest,
  key: string,
): OssError | undefined {
  const query = new URL(request.originalUrl, world.url()).searchParams
  const claim = claimInHeader(request) ?? claimInQuery(query)
  if (!claim) return denied('Anonymous user has no right to access this object.')
  const wrong = credentialFault(world, claim.credential, claim.date)
  if (wrong) return wrong
  if (!claim.isInTime(world.timeline.now())) {
    const message = 'The difference between the request time and the current time is too large.'
    return query.has('x-oss-expires')
      ? denied('Request has expired.')
      : { status: 403, code: 'RequestTimeTooSkewed', message }
  }
  const hash = createHash('sha256').update(canonical(request, query, key, claim.others))
  const scope = `${claim.date.slice(0, 8)}/${region}/oss/aliyun_v4_request`
  const text = ['OSS4-HMAC-SHA256', claim.date, scope, hash.digest('hex')].join('\n')
  return isSame(claim.signature, signatureOf(world, claim.date, text)) ? undefined : wrongSignature
}

/** Names in the query that ask for something else than the object itself. */
export function unplayed(request: FastifyRequest, world: World): string | undefined {
  const query = new URL(request.originalUrl, world.url()).searchParams
  return [...query.keys()].find((name) => !name.startsWith('x-oss-'))
}
