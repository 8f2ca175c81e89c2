import { hour, second, type Clock } from '@mallard/kernel'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { fieldsOf, listOf, parseFields } from '../http/fields.ts'
import type { Transport } from '../http/transport.ts'

const freshFor = 12 * hour
/**
 * A token with an unknown `kid` may make us look again this often, no more: such tokens are easily
 * made.
 */
const lookAgainAfter = 30 * second

/** Apple's public keys, by `kid`. Their number varies and they are replaced without notice. */
export function appleKeys(baseUrl: string, transport: Transport, clock: Clock): JWTVerifyGetKey {
  let known: { keys: ReturnType<typeof createLocalJWKSet>; at: number } | undefined

  async function load() {
    const answer = await transport({
      method: 'GET',
      url: new URL(`${baseUrl}/auth/keys`),
      headers: {},
    })
    const keys = listOf(parseFields(answer.body.toString()), 'keys').filter(
      (key) => fieldsOf(key) !== undefined,
    )
    if (answer.status !== 200 || keys.length === 0) throw new errors.JWKSInvalid('no keys')
    known = { keys: createLocalJWKSet({ keys } as unknown as JSONWebKeySet), at: clock.now() }
    return known
  }

  return async (header, token) => {
    const current = known && clock.now() - known.at < freshFor ? known : await load()
    try {
      return await current.keys(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || clock.now() - current.at < lookAgainAfter)
        throw error
      return (await load()).keys(header, token)
    }
  }
}
