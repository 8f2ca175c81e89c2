import { answered, failed, unknown } from '../../answer.ts'
import { withBreaker } from '../../http/breaker.ts'
import {
  httpTransport,
  WireFault,
  type WireAnswer,
  type WireRequest,
} from '../../http/transport.ts'
import {
  goodKey,
  type Permit,
  type StorageChannel,
  type StorageFailure,
  type UploadForm,
} from '../port.ts'
import type { OssConfig } from './config.ts'
import { algorithm, authorization, scopeOf, signedDate, signText } from './signature.ts'

/** A picture of 10 MB on a slow line, and a little more. */
const patience = { connectWithin: 2000, answerWithin: 15_000, largestBody: 12 * 1024 * 1024 }
/** What is written may be a video of 100 MB. */
const patienceOfWrites = { ...patience, answerWithin: 120_000 }
/** No byte of what was asked for is there. */
const invalidRange = 'InvalidRange'

type Ask = (
  method: WireRequest['method'],
  key: string,
  body?: { bytes: Buffer; type: string },
  range?: { from: number; most: number },
) => Promise<WireAnswer>

/** Sends signed requests of our own. */
function asker(config: OssConfig, base: string): Ask {
  const transport = withBreaker(config.transport ?? httpTransport(patience), config.clock)
  const writing = withBreaker(config.transport ?? httpTransport(patienceOfWrites), config.clock)
  return async (method, key, body, range) => {
    const date = signedDate(config.clock.now())
    const headers: Record<string, string> = {
      'x-oss-date': date,
      'x-oss-content-sha256': 'UNSIGNED-PAYLOAD',
      ...(body && { 'content-type': body.type }),
      ...(range && {
        range: `bytes=${range.from}-${range.from + range.most - 1}`,
        // Without it OSS answers all there is for a range that begins behind its end.
        'x-oss-range-behavior': 'standard',
      }),
    }
    headers['authorization'] = authorization(
      { method, path: `/${config.bucket}/${key}`, headers },
      date,
      config,
    )
    return (body ? writing : transport)({
      method,
      url: new URL(`${base}/${key}`),
      headers,
      ...(body && { bytes: body.bytes }),
    })
  }
}

/** Aliyun OSS by signatures of version 4: forms for browsers, requests of our own. */
export function createAliyunOss(config: OssConfig): StorageChannel {
  const base = config.bucketUrl.replace(/\/+$/, '')
  const ask = asker(config, base)

  async function told<T>(
    key: string,
    act: () => Promise<WireAnswer>,
    read: (answer: WireAnswer) => T,
  ) {
    if (!goodKey.test(key)) return failed('missing', 'KEY')
    try {
      const answer = await act()
      if (answer.status >= 200 && answer.status < 300) return answered(read(answer))
      const code = /<Code>(\w+)<\/Code>/.exec(answer.body.toString())?.[1] ?? String(answer.status)
      if (answer.status >= 500) return unknown(code)
      return failed(reasonOf(answer.status), code)
    } catch (error) {
      if (!(error instanceof WireFault)) throw error
      return error.code === 'TOO_LARGE' ? failed('tooLarge', error.code) : unknown(error.code)
    }
  }

  return {
    origin: new URL(base).origin,
    permit: (permit) => formFor(permit, config, `${base}/`),
    head: (key) =>
      told(
        key,
        () => ask('HEAD', key),
        ({ headers }) => ({ size: Number(headers['content-length'] ?? 0) }),
      ),
    async read(key, most) {
      const answer = await told(
        key,
        () => ask('GET', key),
        ({ body }) => body,
      )
      return answer.kind === 'ok' && answer.data.length > most
        ? failed('tooLarge', String(answer.data.length))
        : answer
    },
    async part(key, from, most) {
      if (most <= 0) return answered(Buffer.alloc(0))
      const answer = await told(
        key,
        () => ask('GET', key, undefined, { from, most }),
        ({ body }) => body,
      )
      return answer.kind === 'failed' && answer.code === invalidRange
        ? answered(Buffer.alloc(0))
        : answer
    },
    write: (key, bytes, type) =>
      told(
        key,
        () => ask('PUT', key, { bytes, type }),
        () => ({ size: bytes.length }),
      ),
    async remove(key) {
      const answer = await told(
        key,
        () => ask('DELETE', key),
        () => null,
      )
      return answer.kind === 'failed' && answer.reason === 'missing' ? answered(null) : answer
    },
  }
}

function reasonOf(status: number): StorageFailure {
  if (status === 404) return 'missing'
  return status === 403 ? 'config' : 'refused'
}

/**
 * Each field but the file stands in the policy: what is not named there, the browser may not say.
 */
function formFor(
  { key, contentTypes, maxSize, expiresAt }: Permit,
  config: OssConfig,
  url: string,
): UploadForm {
  const date = signedDate(config.clock.now())
  const credential = `${config.accessKeyId}/${scopeOf(date, config.region)}`
  const fixed = {
    'x-oss-signature-version': algorithm,
    'x-oss-credential': credential,
    'x-oss-date': date,
    success_action_status: '200',
  }
  const conditions = [
    { bucket: config.bucket },
    ['eq', '$key', key],
    ['content-length-range', 1, maxSize],
    ['in', '$content-type', contentTypes],
    ...Object.entries(fixed).map(([name, value]) => ({ [name]: value })),
  ]
  const policy = Buffer.from(
    JSON.stringify({ expiration: new Date(expiresAt).toISOString(), conditions }),
  ).toString('base64')
  return {
    method: 'POST',
    url,
    fields: { key, ...fixed, policy, 'x-oss-signature': signText(policy, date, config) },
  }
}
