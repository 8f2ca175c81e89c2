import { createPrivateKey, generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { issued, selfSigned } from '../x509.ts'

/** UnionPay's chain and signing key, the merchant's, and what a forger would hold. */
export interface OwnUnionpayKeys {
  readonly merchantId: string
  readonly merchantPrivateKey: string
  readonly merchantCertificate: string
  readonly root: string
  readonly middle: string
  /** Third part of the common name of UnionPay's signing certificates. */
  readonly owner: string
  readonly signer: Signer
  /** Made by nobody but itself, with the right name. */
  readonly forger: Signer
  /** Of the same chain, made out to another merchant. */
  readonly stranger: Signer
}

export interface Signer {
  readonly privateKey: string
  readonly certificate: string
}

const generate = promisify(generateKeyPair)
const owner = '00040000:SIGN'
const nameFor = (who: string) => `041@Z2014@${who}@00000001`
const validity = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2045, 0, 1) }

async function keyPem(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

export async function makeUnionpayKeys(): Promise<OwnUnionpayKeys> {
  const [rootKey, middleKey, signerKey, forgerKey, strangerKey, merchantPrivateKey] =
    await Promise.all([keyPem(), keyPem(), keyPem(), keyPem(), keyPem(), keyPem()])
  const form = (pem: string, name: string) => ({
    privateKey: createPrivateKey(pem),
    name,
    serial: `4${randomBytes(20).toString('hex').slice(1)}`,
    ...validity,
  })
  const root = { ...form(rootKey, 'Sandbox root'), authority: {} }
  const middle = { ...form(middleKey, 'Sandbox middle'), authority: { lastBut: 0 } }
  const below = (pem: string, name: string): Signer => ({
    privateKey: pem,
    certificate: issued(form(pem, name), middle),
  })
  return {
    merchantId: `777290058${String(100_000 + (randomBytes(2).readUInt16BE() % 900_000))}`,
    merchantPrivateKey,
    merchantCertificate: below(merchantPrivateKey, nameFor('Merchant')).certificate,
    root: selfSigned(root),
    middle: issued(middle, root),
    owner,
    signer: below(signerKey, nameFor(owner)),
    forger: { privateKey: forgerKey, certificate: selfSigned(form(forgerKey, nameFor(owner))) },
    stranger: below(strangerKey, nameFor('00040001:SIGN')),
  }
}
