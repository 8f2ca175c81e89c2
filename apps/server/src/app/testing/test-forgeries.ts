import { randomUUID } from 'node:crypto'
import type { Letter } from './test-two-servers.ts'

export interface Forgery {
  readonly name: string
  of(letter: Letter, other: Letter): Letter
}

const withBody = (letter: Letter, body: string): Letter => ({ ...letter, body })
const withHeaders = (letter: Letter, headers: Record<string, string>): Letter => ({
  ...letter,
  headers: { ...letter.headers, ...headers },
})
const isJson = ({ body }: Letter) => body.startsWith('{')

/** One field of the form, or, of the JSON of WeChat Pay, of its envelope. */
function withField(
  letter: Letter,
  names: readonly string[],
  change: (value: string) => string,
): Letter {
  if (isJson(letter)) {
    const fields = JSON.parse(letter.body) as Record<string, unknown>
    const resource = fields['resource'] as Record<string, string>
    const name = names.find((each) => each in resource)
    if (name) resource[name] = change(resource[name]!)
    else fields['id'] = randomUUID()
    return withBody(letter, JSON.stringify(fields))
  }
  const form = new URLSearchParams(letter.body)
  const known = names.filter((name) => form.has(name))
  for (const name of known) form.set(name, change(form.get(name)!))
  if (known.length === 0) form.append(names[0]!, change(''))
  return withBody(letter, form.toString())
}

const signatureFields = ['sign', 'signature']

function withSignature(letter: Letter, change: (value: string) => string): Letter {
  const header = letter.headers['wechatpay-signature']
  return header === undefined
    ? withField(letter, signatureFields, change)
    : withHeaders(letter, { 'wechatpay-signature': change(header) })
}

const signatureOf = (letter: Letter): string =>
  letter.headers['wechatpay-signature'] ??
  signatureFields
    .map((name) => new URLSearchParams(letter.body).get(name))
    .find((value) => value !== null) ??
  ''

const flipped = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`)
const otherEnd = (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`
const amounts = ['total_amount', 'receipt_amount', 'txnAmt', 'settleAmt', 'ciphertext']
const plusFen = (value: string, fen: number) =>
  /^\d+\.\d\d$/.test(value)
    ? (Number(value) + fen / 100).toFixed(2)
    : /^\d+$/.test(value)
      ? String(Number(value) + fen)
      : flipped(value)

/** Letters that no channel wrote, made of one that it did: each must change nothing. */
export const forgeries: readonly Forgery[] = [
  { name: 'no signature', of: (letter) => withSignature(letter, () => '') },
  {
    name: 'half a signature',
    of: (letter) => withSignature(letter, (value) => value.slice(0, value.length >> 1)),
  },
  { name: 'a signature with another byte', of: (letter) => withSignature(letter, flipped) },
  {
    name: 'the signature of another letter',
    of: (letter, other) => withSignature(letter, () => signatureOf(other)),
  },
  { name: 'a signature that is not base64', of: (letter) => withSignature(letter, () => '***') },
  {
    name: 'the headers of another letter',
    of: (letter, other) =>
      isJson(letter)
        ? { ...letter, headers: other.headers }
        : withSignature(letter, () => signatureOf(other)),
  },
  {
    name: 'an amount that is a fen higher',
    of: (letter) => withField(letter, amounts, (value) => plusFen(value, 1)),
  },
  {
    name: 'an amount that is a fen lower',
    of: (letter) => withField(letter, amounts, (value) => plusFen(value, -1)),
  },
  {
    name: 'another order',
    of: (letter) => withField(letter, ['out_trade_no', 'orderId', 'nonce'], flipped),
  },
  {
    name: 'another merchant',
    of: (letter) =>
      withField(letter, ['seller_id', 'merId', 'associated_data'], (value) => `${value}9`),
  },
  {
    name: 'another app',
    of: (letter) => withField(letter, ['app_id', 'accNo', 'algorithm'], (value) => `${value}9`),
  },
  {
    name: 'another currency',
    of: (letter) =>
      withField(letter, ['currencyCode', 'fund_bill_list', 'original_type'], () => '840'),
  },
  { name: 'another serial or certificate', of: otherSerial },
  {
    name: 'an old time',
    of: (letter) =>
      isJson(letter)
        ? withHeaders(letter, {
            'wechatpay-timestamp': String(Number(letter.headers['wechatpay-timestamp']) - 301),
          })
        : withField(letter, ['notify_time', 'txnTime'], (value) => `2001${value.slice(4)}`),
  },
  {
    name: 'a time to come',
    of: (letter) =>
      isJson(letter)
        ? withHeaders(letter, {
            'wechatpay-timestamp': String(Number(letter.headers['wechatpay-timestamp']) + 3_600),
          })
        : withField(letter, ['notify_time', 'txnTime'], (value) => `2099${value.slice(4)}`),
  },
  {
    name: 'another nonce or id',
    of: (letter) =>
      isJson(letter)
        ? withHeaders(letter, { 'wechatpay-nonce': randomUUID().replaceAll('-', '') })
        : withField(letter, ['notify_id', 'queryId'], (value) => `${value}0`),
  },
  {
    name: 'half a body',
    of: (letter) => withBody(letter, letter.body.slice(0, letter.body.length >> 1)),
  },
  { name: 'no body', of: (letter) => withBody(letter, '') },
  {
    name: 'more after the body',
    of: (letter) => withBody(letter, isJson(letter) ? `${letter.body} ` : `${letter.body}&paid=1`),
  },
  {
    name: 'a field twice',
    of: (letter) =>
      withBody(
        letter,
        isJson(letter)
          ? letter.body.replace('{', '{"id":"again",')
          : `${letter.body}&${letter.body}`,
      ),
  },
  {
    name: 'XML with an outer entity',
    of: (letter) =>
      withBody(
        letter,
        '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xml><result_code>&e;SUCCESS</result_code></xml>',
      ),
  },
  {
    name: 'the word of success alone',
    of: (letter) =>
      withBody(
        letter,
        isJson(letter)
          ? '{"event_type":"TRANSACTION.SUCCESS"}'
          : 'trade_status=TRADE_SUCCESS&respCode=00',
      ),
  },
  {
    name: 'the address of another channel',
    of: (letter) => ({
      ...letter,
      path: letter.path.endsWith('wxPay') ? '/pay/v2/notify/aliPay' : '/pay/v2/notify/wxPay',
    }),
  },
  {
    name: 'a body that is deep',
    of: (letter) => withBody(letter, `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`),
  },
]

function otherSerial(letter: Letter): Letter {
  const serial = letter.headers['wechatpay-serial']
  if (serial) return withHeaders(letter, { 'wechatpay-serial': otherEnd(serial) })
  return withField(letter, ['sign_type', 'signPubKeyCert'], (value) =>
    value === 'RSA2' ? 'RSA' : flipped(value.replace('-----BEGIN', 'A-----BEGIN')),
  )
}

/**
 * Faults of the sandbox: letters that the channel's own key signed, or a key that looks like it,
 * and that say what is not so.
 */
export const lies: Readonly<Record<'wxPay' | 'aliPay' | 'unionPay', readonly string[]>> = {
  wxPay: [
    'amountMismatch',
    'unknownTrade',
    'wrongMerchant',
    'wrongCurrency',
    'staleTimestamp',
    'wrongSerial',
    'wrongSignature',
    'signTest',
  ],
  aliPay: ['amountMismatch', 'unknownTrade', 'wrongMerchant', 'wrongSignature', 'signTest'],
  unionPay: [
    'amountMismatch',
    'unknownTrade',
    'wrongMerchant',
    'wrongCurrency',
    'selfSigned',
    'wrongName',
    'wrongSignature',
    'signTest',
  ],
}
