import { createHmac, timingSafeEqual } from 'node:crypto'
import { day, minute } from '@mallard/kernel'
import type { World } from '../world/world.ts'
import { denied, wrongSignature, type OssError } from './answers.ts'
import { bucket, region } from './own-keys.ts'

const invalid = (message: string): OssError => ({
  status: 400,
  code: 'InvalidPolicyDocument',
  message,
})

/** Hex signature of version 4 with the key of that day. */
export function signatureOf(world: World, date: string, text: string): string {
  const step = (key: string | Buffer, word: string) =>
    createHmac('sha256', key).update(word).digest()
  let key = step(`aliyun_v4${world.keys.oss.secret}`, date.slice(0, 8))
  for (const word of [region, 'oss', 'aliyun_v4_request']) key = step(key, word)
  return createHmac('sha256', key).update(text).digest('hex')
}

export function isSame(given: string, expected: string): boolean {
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  )
}

/** `20300101T000000Z` in milliseconds; NaN when it is none. */
export function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

/** Whether this credential is ours, for that day. */
export function credentialFault(
  world: World,
  credential: string,
  date: string,
): OssError | undefined {
  const [id, ...scope] = credential.split('/')
  if (id !== world.keys.oss.keyId)
    return {
      status: 403,
      code: 'InvalidAccessKeyId',
      message: 'The OSS Access Key Id you provided does not exist in our records.',
    }
  if (scope.join('/') !== `${date.slice(0, 8)}/${region}/oss/aliyun_v4_request`)
    return denied('Invalid credential scope')
  return undefined
}

/**
 * Checks a form against its own policy: signature, time, size, and that each field is what was
 * agreed.
 */
export function formFault(
  world: World,
  fields: ReadonlyMap<string, string>,
  size: number,
): OssError | undefined {
  const field = (name: string) => fields.get(name) ?? ''
  const date = field('x-oss-date')
  if (field('x-oss-signature-version') !== 'OSS4-HMAC-SHA256')
    return { status: 400, code: 'InvalidArgument', message: 'Unsupported signature version' }
  const wrong = credentialFault(world, field('x-oss-credential'), date)
  if (wrong) return wrong
  if (!isSame(field('x-oss-signature'), signatureOf(world, date, field('policy'))))
    return wrongSignature
  const policy = documentOf(field('policy'))
  if (!policy) return invalid('Invalid Policy: Invalid JSON.')
  const now = world.timeline.now()
  if (!(Date.parse(policy.expiration) > now))
    return denied('Invalid according to Policy: Policy expired.')
  if (!(Math.abs(now - timeOf(date)) < 7 * day + 15 * minute)) return denied('Invalid x-oss-date')
  return conditionsFault(policy.conditions, fields, size)
}

function documentOf(base64: string): { expiration: string; conditions: unknown[] } | undefined {
  try {
    const value = JSON.parse(Buffer.from(base64, 'base64').toString()) as {
      expiration?: unknown
      conditions?: unknown
    }
    return typeof value.expiration === 'string' && Array.isArray(value.conditions)
      ? { expiration: value.expiration, conditions: value.conditions }
      : undefined
  } catch {
    return undefined
  }
}

const failedOn = (condition: unknown) =>
  denied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`)

function conditionsFault(
  conditions: readonly unknown[],
  fields: ReadonlyMap<string, string>,
  size: number,
): OssError | undefined {
  const named = new Set(['policy', 'x-oss-signature', 'file'])
  for (const condition of conditions) {
    const triples = Array.isArray(condition)
      ? [condition as unknown[]]
      : Object.entries(condition as object).map(([name, value]) => ['eq', `$${name}`, value])
    for (const [kind, subject, value] of triples) {
      if (kind === 'content-length-range') {
        if (size < Number(subject))
          return {
            status: 400,
            code: 'EntityTooSmall',
            message: 'Your proposed upload is smaller than the minimum allowed object size.',
          }
        if (size > Number(value))
          return {
            status: 400,
            code: 'EntityTooLarge',
            message: 'Your proposed upload exceeds the maximum allowed object size.',
          }
        continue
      }
      const name = String(subject).replace(/^\$/, '').toLowerCase()
      named.add(name)
      const given = name === 'bucket' ? bucket : (fields.get(name) ?? '')
      const holds =
        kind === 'eq'
          ? given === value
          : kind === 'starts-with'
            ? given.startsWith(String(value))
            : kind === 'in' && Array.isArray(value) && value.includes(given)
      if (!holds) return failedOn(condition)
    }
  }
  const unsaid = [...fields.keys()].find((name) => !named.has(name))
  return unsaid ? denied(`Invalid according to Policy: Extra input fields: ${unsaid}`) : undefined
}
