import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { Ctx } from './http/context.ts'
import { networkOf } from './network-limit.ts'
import { passwordCost } from './password-cost.ts'
import { createTurns, NoTurn } from './turns.ts'

/** Cost of hashes from before the cost was stored in them. */
const firstCost = { N: 16_384, r: 8, p: 1 }
const keyLength = 32

/**
 * Concurrency limit of scrypt: two at once leave memory and threads for other requests. The queue is
 * no longer than what is hashed within a bearable wait, with few places per network.
 */
export const passwordTurns = createTurns({
  atOnce: 2,
  waiting: 160,
  perCaller: 20,
  patience: 30_000,
})

/** Who asks for a hash over the network: their network is what waits for a turn. */
export type Asking = Pick<Ctx, 'ip' | 'isGone'>

async function inTurn<T>(
  { ip, isGone }: Asking,
  work: () => Promise<T>,
): Promise<Result<T, 'busy'>> {
  try {
    return ok(await passwordTurns.run(networkOf(ip).line, work, isGone))
  } catch (error) {
    if (!(error instanceof NoTurn)) throw error
    return refuse('busy')
  }
}

/** Hashes a password that came over the network, within the concurrency limit. */
export function hashInTurn(by: Asking, password: string): Promise<Result<string, 'busy'>> {
  return inTurn(by, () => hashPassword(password))
}

/** Verifies a password that came over the network against a hash, within the concurrency limit. */
export function isPasswordInTurn(
  by: Asking,
  password: string,
  stored: string,
): Promise<Result<boolean, 'busy'>> {
  return inTurn(by, () => isPassword(password, stored))
}

/** Thrown in a transaction that finds another hash than the one its password was proven by. */
export class OtherPassword extends Error {
  override readonly name = 'OtherPassword'
}

/** Dummy hash for logins that do not exist, so that the response time does not reveal which do. */
const nobody = hashPassword('nobody has this password')
/** Retries when the hash of an account changes concurrently. */
const maxLooks = 3

/**
 * Verifies a password and runs `act`; undefined when it is wrong. The hash may change while the
 * request waits for its turn: `act` throws `OtherPassword` then, and the new hash is verified.
 */
export async function byPassword<Found extends { readonly hash: string | null }, T>(
  by: Asking,
  password: string,
  find: () => Promise<Found | undefined>,
  act: (found: Found & { readonly hash: string }) => Promise<T>,
): Promise<Result<T, 'busy'> | undefined> {
  for (let look = 0; look < maxLooks; look += 1) {
    const found = await find()
    const hash = found?.hash
    const isRight = await isPasswordInTurn(by, password, hash ?? (await nobody))
    if (!isRight.ok) return isRight
    if (!found || !hash || !isRight.value) return undefined
    try {
      return ok(await act({ ...found, hash }))
    } catch (error) {
      if (!(error instanceof OtherPassword)) throw error
    }
  }
  return refuse('busy')
}

/**
 * Hashes without the concurrency limit, for the start of the shop and commands on the machine.
 * Format `scrypt$N$r$p$salt$hash`, salt and hash in base64url.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, passwordCost)
  return `${prefix}${salt.toString('base64url')}$${hash.toString('base64url')}`
}
const prefix = `scrypt$${passwordCost.N}$${passwordCost.r}$${passwordCost.p}$`

async function isPassword(password: string, stored: string): Promise<boolean> {
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
  if (isOutdated(stored)) await derive(password, randomBytes(16), passwordCost)
  return scheme === 'scrypt' && expected.length === given.length && timingSafeEqual(expected, given)
}

/** Whether a hash costs less than today's: who signs in with its password is given a new one. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(prefix)

function derive(password: string, salt: Buffer, { N, r, p }: typeof passwordCost): Promise<Buffer> {
  const options = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
