import { createPublicKey, createSign, type KeyObject } from 'node:crypto'

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
}

/** A self-signed X.509 v1 certificate: node:crypto reads certificates but makes none. */
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
    tlv(0x02, Buffer.from(form.serial, 'hex')),
    sha256WithRsa,
    nameOf(issuer.name),
    tlv(0x30, utcTime(form.from), utcTime(form.to)),
    nameOf(form.name),
    createPublicKey(form.privateKey).export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('RSA-SHA256').update(toBeSigned).sign(issuer.privateKey)
  const der = tlv(0x30, toBeSigned, sha256WithRsa, tlv(0x03, Buffer.from([0]), signature))
  return `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`
}
