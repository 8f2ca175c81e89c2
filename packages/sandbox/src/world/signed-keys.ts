import { randomBytes } from 'node:crypto'

/** What both sides of the shop's own contract know. */
export interface SignedKeys {
  readonly appKey: string
  readonly secret: string
}

/** Keys of a party, which its app key names. */
export async function makeSignedKeys(party: string): Promise<SignedKeys> {
  return {
    appKey: `${party}${randomBytes(6).toString('hex')}`,
    secret: randomBytes(24).toString('hex'),
  }
}
