import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createTurns } from './turns.ts'

/**
 * What guessing is to cost: OWASP's password storage cheat sheet, in the form of its equal choices
 * that takes 32 MiB and not 128, since a small server hashes beside all its other work.
 */
const cost = { N: 32_768, r: 8, p: 3 }
/** Of hashes that were made before the cost stood in them. */
const firstCost = { N: 16_384, r: 8, p: 1 }
const keyLength = 32

/** Two at once leave memory and threads for everyone else; who signs in waits a moment. */
const turns = createTurns({ atOnce: 2, waiting: Infinity, perCaller: Infinity, patience: 30_000 })

/** `scrypt$N$r$p$salt$hash`, the last two base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return `${prefix}${salt.toString('base64url')}$${hash.toString('base64url')}`
}
const prefix = `scrypt$${cost.N}$${cost.r}$${cost.p}$`

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, ...parts] = stored.split('$')
  const [hash = '', salt = '', ...numbers] = parts.toReversed()
  const [p, r, N] = numbers.map(Number)
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    N && r && p ? { N, r, p } : firstCost,
  )
  // An older hash takes no less time than a login that nobody has, which is compared with one of
  // today's.
  if (isOutdated(stored)) await derive(password, randomBytes(16), cost)
  return scheme === 'scrypt' && expected.length === given.length && timingSafeEqual(expected, given)
}

/** Whether a hash costs less than today's: who signs in with its password is given a new one. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(prefix)

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  return turns.run('', () => scryptOf(password, salt, { N, r, p, maxmem: 256 * N * r }))
}

function scryptOf(
  password: string,
  salt: Buffer,
  options: Parameters<typeof scrypt>[3] & object,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
