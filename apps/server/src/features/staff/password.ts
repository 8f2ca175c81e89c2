import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 16 MiB and about 50 ms: enough against guessing, bearable on a small server. */
const cost = { N: 16_384, r: 8, p: 1 }
const keyLength = 32

/** `scrypt$salt$hash`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, salt = '', hash = ''] = stored.split('$')
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'))
  return scheme === 'scrypt' && expected.length === given.length && timingSafeEqual(expected, given)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
