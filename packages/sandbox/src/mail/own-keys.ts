import { createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { selfSigned } from '../x509.ts'

export interface OwnMailKeys {
  readonly privateKey: string
  readonly certificate: string
  readonly user: string
  readonly password: string
}

/** The first name in the certificate: a client has to ask for it or another of them. */
export const mailServerName = 'mail.sandbox.test'
export const mailFrom = 'invoice@shop.example'

const day = 86_400_000

export async function makeMailKeys(): Promise<OwnMailKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const now = Date.now()
  const serial = `4${randomBytes(20).toString('hex').slice(1)}`
  const certificate = selfSigned({
    privateKey: createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    name: mailServerName,
    hosts: [mailServerName, 'mail.sandbox.localhost', 'localhost'],
    serial,
    from: now - day,
    to: now + 1825 * day,
  })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate,
    user: 'invoice@shop.example',
    password: randomBytes(12).toString('base64url'),
  }
}
