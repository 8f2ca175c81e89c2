import {
  createHash,
  createPrivateKey,
  createPublicKey,
  sign,
  verify,
  X509Certificate,
} from 'node:crypto'
import type { Struck } from '../world/faults.ts'
import type { World } from '../world/world.ts'

export type Form = ReadonlyMap<string, string>

/** UnionPay's side of version 5.1.0. */
export interface UnionpaySeal {
  /**
   * The code with which the merchant's request is refused, or undefined; a file is no trade and has
   * no number.
   */
  fault(form: Form, about?: 'trade' | 'file'): '10' | '11' | '31' | undefined
  /** The fields with certificate and signature, as they are before they are written. */
  seal(fields: Readonly<Record<string, string>>, struck: Struck): Readonly<Record<string, string>>
}

function textOf(pairs: Iterable<readonly [string, string]>): Buffer {
  const shown = [...pairs]
    .filter(([name, value]) => name !== 'signature' && value !== '')
    .map(([name, value]) => `${name}=${value}`)
  const whole = shown
    .sort((a, b) => (a.slice(0, a.indexOf('=')) < b.slice(0, b.indexOf('=')) ? -1 : 1))
    .join('&')
  return Buffer.from(createHash('sha256').update(whole).digest('hex'))
}

export function makeSeal({ keys: { unionpay } }: World): UnionpaySeal {
  const merchant = new X509Certificate(unionpay.merchantCertificate)
  const merchantKey = createPublicKey(unionpay.merchantPrivateKey)
  const certId = BigInt(`0x${merchant.serialNumber}`).toString(10)
  const keys = new Map(
    [unionpay.signer, unionpay.forger, unionpay.stranger].map((each) => [
      each,
      createPrivateKey(each.privateKey),
    ]),
  )

  return {
    fault(form, about = 'trade') {
      const fixed = {
        version: '5.1.0',
        encoding: 'UTF-8',
        signMethod: '01',
        accessType: '0',
        bizType: about === 'trade' ? '000201' : '000000',
      }
      if (Object.entries(fixed).some(([name, value]) => form.get(name) !== value)) return '10'
      if (about === 'trade' && !/^[0-9A-Za-z]{8,32}$/.test(form.get('orderId') ?? '')) return '10'
      if (!/^20\d{12}$/.test(form.get('txnTime') ?? '')) return '10'
      if (form.get('merId') !== unionpay.merchantId) return '31'
      const isSigned =
        form.get('certId') === certId &&
        verify(
          'sha256',
          textOf(form),
          merchantKey,
          Buffer.from(form.get('signature') ?? '', 'base64'),
        )
      return isSigned ? undefined : '11'
    },
    seal(fields, struck) {
      const who = struck.has('selfSigned')
        ? unionpay.forger
        : struck.has('wrongName')
          ? unionpay.stranger
          : unionpay.signer
      const whole = {
        ...fields,
        version: '5.1.0',
        encoding: 'UTF-8',
        signMethod: '01',
        signPubKeyCert: who.certificate,
      }
      const signature = sign('sha256', textOf(Object.entries(whole)), keys.get(who)!).toString(
        'base64',
      )
      // A genuine signature, of another text.
      const touched: Readonly<Record<string, string>> =
        struck.has('wrongSignature') || struck.has('signTest')
          ? { respMsg: `${fields['respMsg'] ?? ''}.` }
          : {}
      return { ...whole, signature, ...touched }
    },
  }
}
