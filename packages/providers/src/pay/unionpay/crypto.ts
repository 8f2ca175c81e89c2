import { createHash, createSign, createVerify, X509Certificate, type KeyObject } from 'node:crypto'
import type { Instant } from '@mallard/kernel'

export type Params = Readonly<Record<string, string>>

/** UnionPay writes the serial number of the signing certificate in decimal. */
export function certIdOf(certificate: string): string {
  return BigInt(`0x${new X509Certificate(certificate).serialNumber}`).toString()
}

/**
 * Version 5.1.0: SHA-256 of the sorted `k=v` text as lower-case hex, and that hex text signed with
 * RSA and SHA-256 (hosts-and-providers.md §2.2).
 */
export function signParams(params: Params, key: KeyObject): string {
  return createSign('RSA-SHA256')
    .update(digestOf(Object.entries(params)))
    .sign(key, 'base64')
}

/**
 * Whether the signature is by the owner of a certificate that the message itself brings, and that
 * stands examination.
 */
export function isGenuine(
  params: ReadonlyMap<string, string>,
  trusted: TrustedChain,
  now: Instant,
): boolean {
  const signature = params.get('signature') ?? ''
  const bytes = Buffer.from(signature, 'base64')
  // Base64 that reads the same but is written otherwise was touched by someone.
  if (signature === '' || bytes.toString('base64') !== signature) return false
  const key = keyOfSender(params.get('signPubKeyCert') ?? '', trusted, now)
  return (
    key !== undefined &&
    createVerify('RSA-SHA256')
      .update(digestOf([...params]))
      .verify(key, bytes)
  )
}

function digestOf(pairs: readonly (readonly [string, string])[]): string {
  const text = pairs
    .filter(([name, value]) => name !== 'signature' && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return createHash('sha256').update(text).digest('hex')
}

export interface TrustedChain {
  readonly root: X509Certificate
  readonly middle: X509Certificate
  readonly owner: string
}

export function trustedChain(config: {
  rootCertificate: string
  middleCertificate: string
  owner: string
}): TrustedChain {
  return {
    root: new X509Certificate(config.rootCertificate),
    middle: new X509Certificate(config.middleCertificate),
    owner: config.owner,
  }
}

/**
 * Anyone can send a certificate with a message: only one below the pinned chain, in force, and made
 * out to UnionPay, counts. Whoever holds a certificate to sign messages with may issue none, and
 * the other way round.
 */
function keyOfSender(
  pem: string,
  { root, middle, owner }: TrustedChain,
  now: Instant,
): KeyObject | undefined {
  try {
    const leaf = new X509Certificate(pem)
    const chain = [leaf, middle, root] as const
    const isInForce = chain.every(
      (each) => Date.parse(each.validFrom) <= now && now <= Date.parse(each.validTo),
    )
    const isChain =
      leaf.checkIssued(middle) &&
      leaf.verify(middle.publicKey) &&
      middle.checkIssued(root) &&
      middle.verify(root.publicKey)
    const isByAuthority = root.ca && middle.ca && !leaf.ca
    return isInForce && isChain && isByAuthority && ownerOf(leaf) === owner
      ? leaf.publicKey
      : undefined
  } catch {
    return undefined
  }
}

/** The third part of the common name: `041@Z2014@中国银联股份有限公司@00000001`. */
function ownerOf(certificate: X509Certificate): string | undefined {
  const { CN } = certificate.toLegacyObject().subject
  return typeof CN === 'string' ? CN.split('@')[2] : undefined
}
