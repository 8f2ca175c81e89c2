import { createHash, createPublicKey, createSign, type KeyObject } from 'node:crypto'

/** DER: tag, length, content. */
function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = content.length
  const head =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

const sha256WithRsa = tlv(0x30, Buffer.from('06092a864886f70d01010b0500', 'hex'))

const nameOf = (text: string) =>
  tlv(0x30, tlv(0x31, tlv(0x30, Buffer.from('0603550403', 'hex'), tlv(0x0c, Buffer.from(text)))))

const utcTime = (instant: number) =>
  tlv(0x17, Buffer.from(`${new Date(instant).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

interface CertificateForm {
  /** Of the owner: its public half goes into the certificate. */
  readonly privateKey: KeyObject
  readonly name: string
  /** 40 hex digits, the first below 8. */
  readonly serial: string
  readonly from: number
  readonly to: number
  /** May issue certificates; `lastBut` says how many that may do so, too, can follow below it. */
  readonly authority?: { readonly lastBut?: number }
  /** Hosts that may show it. */
  readonly hosts?: readonly string[]
}

/** SHA-1 of the bare key (RFC 5280, 4.2.1.2). */
const keyId = (key: KeyObject) =>
  createHash('sha1')
    .update(createPublicKey(key).export({ type: 'pkcs1', format: 'der' }))
    .digest()

const isTrue = tlv(0x01, Buffer.from([0xff]))

function extension(oid: string, isCritical: boolean, value: Buffer): Buffer {
  const mark = isCritical ? [isTrue] : []
  return tlv(0x30, tlv(0x06, Buffer.from(oid, 'hex')), ...mark, tlv(0x04, value))
}

/** Who may issue others, whose key it is and whose key signed it (RFC 5280, 4.2.1). */
function extensionsOf({ privateKey, authority, hosts = [] }: CertificateForm, issuer: KeyObject) {
  const lastBut =
    authority?.lastBut === undefined ? [] : [tlv(0x02, Buffer.from([authority.lastBut]))]
  const basicConstraints = tlv(0x30, ...(authority ? [isTrue, ...lastBut] : []))
  // Bits 5 and 6: signs certificates, and lists of those that are revoked.
  const keyUsage = tlv(0x03, Buffer.from([1, 0b0000_0110]))
  const names = hosts.map((name) => tlv(0x82, Buffer.from(name)))
  return tlv(
    0xa3,
    tlv(
      0x30,
      extension('551d13', true, basicConstraints),
      ...(authority ? [extension('551d0f', true, keyUsage)] : []),
      ...(names.length > 0 ? [extension('551d11', false, tlv(0x30, ...names))] : []),
      extension('551d0e', false, tlv(0x04, keyId(privateKey))),
      extension('551d23', false, tlv(0x30, tlv(0x80, keyId(issuer)))),
    ),
  )
}

/** A self-signed X.509 v3 certificate: node:crypto reads certificates but makes none. */
export function selfSigned(form: CertificateForm): string {
  return issued(form, form)
}

/** A certificate that another one's owner signed. */
export function issued(
  form: CertificateForm,
  issuer: Pick<CertificateForm, 'privateKey' | 'name'>,
): string {
  const toBeSigned = tlv(
    0x30,
    // Version 3 counts from 0.
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from(form.serial, 'hex')),
    sha256WithRsa,
    nameOf(issuer.name),
    tlv(0x30, utcTime(form.from), utcTime(form.to)),
    nameOf(form.name),
    createPublicKey(form.privateKey).export({ type: 'spki', format: 'der' }),
    extensionsOf(form, issuer.privateKey),
  )
  const signature = createSign('RSA-SHA256').update(toBeSigned).sign(issuer.privateKey)
  const der = tlv(0x30, toBeSigned, sha256WithRsa, tlv(0x03, Buffer.from([0]), signature))
  return `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`
}
