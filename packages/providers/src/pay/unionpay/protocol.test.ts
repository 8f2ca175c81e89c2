import {
  createHash,
  createPrivateKey,
  createSign,
  createVerify,
  X509Certificate,
  type KeyObject,
} from 'node:crypto'
import { fakeClock, fen } from '@mallard/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WireRequest } from '../../http/transport.ts'
import { openSandbox, type SandboxBench } from '../../sandbox-bench.ts'
import { createUnionpay } from './index.ts'

type Fields = Readonly<Record<string, string>>

/** 2026-01-16 00:30:00 in Beijing. */
const now = Date.UTC(2026, 0, 15, 16, 30)
const payNo = '260116002000000001'
const attempt = {
  payNo,
  tradeType: 'WAP',
  amount: fen(1205),
  subject: 'A=B&C 茶',
  expiresAt: now + 600_000,
  returnUrl: 'https://m.example.com/back?a=1&b=2',
} as const
const refund = {
  payNo,
  refundNo: 'R1',
  total: fen(1205),
  amount: fen(1205),
  reason: 'x',
  startedAt: now,
}

const textOf = (fields: Fields) =>
  Object.keys(fields)
    .filter((name) => name !== 'signature')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
/** SHA-256 twice: of the text as hex, and of that hex by the signature. */
const hexOf = (fields: Fields) => createHash('sha256').update(textOf(fields)).digest('hex')

let bench: SandboxBench
let signer: { key: KeyObject; certificate: string }

beforeAll(async () => {
  bench = await openSandbox()
  const own = await bench.secrets()
  signer = { key: createPrivateKey(own.signer.privateKey), certificate: own.signer.certificate }
})
afterAll(() => bench.close())

function seal(fields: Fields, { key, certificate } = signer): Fields {
  const whole = {
    version: '5.1.0',
    encoding: 'UTF-8',
    signMethod: '01',
    merId: bench.keys.unionpay.merchantId,
    signPubKeyCert: certificate,
    ...fields,
  }
  return { ...whole, signature: createSign('RSA-SHA256').update(hexOf(whole)).sign(key, 'base64') }
}

function channelSaying(...answers: Fields[]) {
  const asked: WireRequest[] = []
  const channel = createUnionpay({
    ...bench.keys.unionpay,
    baseUrl: 'https://gateway.95516.com/gateway/api',
    notifyUrl: 'https://m.example.com/notify',
    frontUrl: 'https://m.example.com/front',
    clock: fakeClock(now),
    async transport(request) {
      asked.push(request)
      const fields = answers[asked.length - 1] ?? answers.at(-1) ?? {}
      const body = Object.entries(fields)
        .map(([name, value]) => `${name}=${value}`)
        .join('&')
      return { status: 200, headers: {}, body: Buffer.from(body) }
    },
  })
  return { channel, asked, sent: () => new URLSearchParams(asked.at(-1)?.body ?? '') }
}

const key = { orderId: payNo, txnTime: '20260116002000' }
const paid = {
  ...key,
  txnType: '00',
  respCode: '00',
  origRespCode: '00',
  queryId: 'Q1',
  txnAmt: '1205',
  currencyCode: '156',
  traceTime: '0116002500',
}

describe('UnionPay’s protocol', () => {
  it('has the browser post a form whose text is hashed before it is signed', async () => {
    const answer = await channelSaying().channel.create(attempt)
    if (answer.kind !== 'ok' || answer.data.form !== 'form') throw new Error(answer.kind)
    const { url, fields } = answer.data
    expect(url).toBe('https://gateway.95516.com/gateway/api/frontTransReq.do')
    const certificate = new X509Certificate(bench.keys.unionpay.certificate)
    expect(
      createVerify('RSA-SHA256')
        .update(hexOf(fields))
        .verify(certificate.publicKey, fields['signature'] ?? '', 'base64'),
    ).toBe(true)
    expect(fields).toMatchObject({
      version: '5.1.0',
      encoding: 'UTF-8',
      signMethod: '01',
      certId: BigInt(`0x${certificate.serialNumber}`).toString(10),
      txnType: '01',
      txnSubType: '01',
      bizType: '000201',
      channelType: '08',
      accessType: '0',
      orderId: payNo,
      txnTime: '20260116002000',
      txnAmt: '1205',
      currencyCode: '156',
      payTimeout: '20260116004000',
      backUrl: 'https://m.example.com/notify',
      frontUrl: 'https://m.example.com/front?to=%2Fback%3Fa%3D1%26b%3D2',
    })
  })

  it('refuses a number that does not say when it was made', async () => {
    for (const wrong of ['P20260116002000', '261316002000', '260116246000', '26011600200-'])
      expect(
        await channelSaying().channel.create({ ...attempt, payNo: wrong }),
        wrong,
      ).toMatchObject({ kind: 'failed', reason: 'badRequest' })
  })

  it('gives an app its number', async () => {
    const { channel } = channelSaying(seal({ ...key, respCode: '00', tn: '806123' }))
    expect(await channel.create({ ...attempt, tradeType: 'APP' })).toMatchObject({
      kind: 'ok',
      data: { form: 'tn', tn: '806123' },
    })
  })

  it('reads a payment, with the year that its time lacks', async () => {
    expect(await channelSaying(seal(paid)).channel.query(payNo)).toMatchObject({
      data: {
        state: 'paid',
        trade: {
          amount: 1205,
          currency: 'CNY',
          transactionId: 'Q1',
          paidAt: Date.UTC(2026, 0, 15, 16, 25),
        },
      },
    })
    const newYear = {
      ...paid,
      orderId: '251231235900000001',
      txnTime: '20251231235900',
      traceTime: '0101000100',
    }
    expect(await channelSaying(seal(newYear)).channel.query('251231235900000001')).toMatchObject({
      data: { trade: { paidAt: Date.UTC(2025, 11, 31, 16, 1) } },
    })
  })

  it.each([
    ['A6', 'paid'],
    ['03', 'paying'],
    ['04', 'paying'],
    ['05', 'paying'],
    ['64', 'unpaid'],
  ])('reads a payment answered %s as %s', async (origRespCode, state) => {
    expect(await channelSaying(seal({ ...paid, origRespCode })).channel.query(payNo)).toMatchObject(
      { kind: 'ok', data: { state } },
    )
  })

  it.each(['02', '03', '04', '05', '06', '37'])(
    'knows nothing after the answer %s',
    async (respCode) => {
      expect(await channelSaying(seal({ ...key, respCode })).channel.query(payNo)).toMatchObject({
        kind: 'unknown',
        code: respCode,
      })
    },
  )

  it('knows no trade that UnionPay does not know, and believes nothing about another one', async () => {
    expect(
      await channelSaying(seal({ ...key, respCode: '34' })).channel.query(payNo),
    ).toMatchObject({ kind: 'ok', data: { state: 'none' } })
    const others: Fields[] = [
      { orderId: '260116002000000002' },
      { txnTime: '20260116002001' },
      { merId: '777290058999999' },
    ]
    for (const other of others)
      expect((await channelSaying(seal({ ...paid, ...other })).channel.query(payNo)).kind).toBe(
        'unknown',
      )
  })

  it('cancels a whole payment of the same day and refunds any other', async () => {
    const typeOf = async (more: Partial<typeof refund>, trade = paid) => {
      const { channel, sent } = channelSaying(seal(trade), seal({ respCode: '05' }))
      await channel.refund({ ...refund, payNo: trade.orderId, ...more })
      return [sent().get('txnType'), sent().get('origQryId')]
    }
    expect(await typeOf({})).toEqual(['31', 'Q1'])
    expect(await typeOf({ amount: fen(1204) })).toEqual(['04', 'Q1'])
    const yesterday = {
      ...paid,
      orderId: '260115225800000001',
      txnTime: '20260115225800',
      traceTime: '0115225900',
    }
    expect(await typeOf({}, yesterday)).toEqual(['04', 'Q1'])
    // Clearing days end at 23:00: this one was paid on the refund's own.
    const lateEvening = { ...yesterday, traceTime: '0115230000' }
    expect(await typeOf({}, lateEvening)).toEqual(['31', 'Q1'])
  })

  it('takes a number that is known for what stands under it', async () => {
    const orderId = `R${createHash('sha256').update('R1').digest('hex').slice(0, 31)}`
    const twice = (txnAmt: string) =>
      channelSaying(
        seal(paid),
        seal({ respCode: '12' }),
        seal({ ...paid, orderId, txnTime: '20260116003000', txnAmt }),
      ).channel.refund(refund)
    expect(await twice('1205')).toMatchObject({
      kind: 'ok',
      data: { state: 'succeeded', amount: 1205 },
    })
    expect(await twice('1')).toMatchObject({ kind: 'failed', reason: 'numberUsed' })
  })

  it('says why a refund was refused, and that one came to nothing', async () => {
    const refused = (respCode: string) =>
      channelSaying(seal(paid), seal({ respCode })).channel.refund(refund)
    expect(await refused('35')).toMatchObject({ kind: 'failed', reason: 'notRefundable' })
    expect(await refused('11')).toMatchObject({ kind: 'failed', reason: 'config' })
    expect((await refused('05')).kind).toBe('unknown')
    const asked = seal({
      ...paid,
      orderId: 'RREFUND1',
      txnTime: '20260116003000',
      origRespCode: '01',
    })
    expect(
      await channelSaying(asked).channel.queryRefund({
        payNo,
        refundNo: 'RREFUND1',
        startedAt: now,
      }),
    ).toMatchObject({ data: { state: 'closed' } })
  })

  const notice = (fields: Fields, by?: typeof signer) =>
    Buffer.from(new URLSearchParams(seal({ ...paid, txnType: '01', ...fields }, by)).toString())
  const parse = (body: Buffer) => channelSaying().channel.parseNotify(body, {})

  it('takes genuine notices, and none of another certificate', async () => {
    expect(await parse(notice({}))).toMatchObject({
      kind: 'ok',
      data: { about: 'payment', notifyId: '01-Q1', trade: { amount: 1205 } },
    })
    const { forger, stranger } = await bench.secrets()
    for (const { privateKey, certificate } of [forger, stranger])
      expect(
        await parse(notice({}, { key: createPrivateKey(privateKey), certificate })),
      ).toMatchObject({ kind: 'failed', reason: 'signature' })
    // The right certificate, the wrong key.
    expect(
      await parse(
        notice({}, { key: createPrivateKey(forger.privateKey), certificate: signer.certificate }),
      ),
    ).toMatchObject({ reason: 'signature' })
    expect(
      await parse(
        notice({}, { key: signer.key, certificate: bench.keys.unionpay.middleCertificate }),
      ),
    ).toMatchObject({ reason: 'signature' })
    expect(await parse(notice({ signPubKeyCert: '' }))).toMatchObject({ reason: 'signature' })
  })

  it('takes no notice for another merchant, of another time, or with a name twice', async () => {
    expect(await parse(notice({ merId: '777290058999999' }))).toMatchObject({
      kind: 'failed',
      reason: 'merchant',
    })
    expect(await parse(notice({ txnTime: '20260116002001' }))).toMatchObject({
      kind: 'failed',
      reason: 'malformed',
    })
    expect(await parse(Buffer.concat([notice({}), Buffer.from('&txnAmt=1')]))).toMatchObject({
      kind: 'failed',
      reason: 'malformed',
    })
  })

  it('tells a refund from a payment, and a refused payment from both', async () => {
    const about = {
      txnType: '04',
      orderId: 'RREFUND1',
      txnTime: '20260116003000',
      txnAmt: '5',
      reqReserved: `${payNo}.R1`,
    }
    expect(await parse(notice(about))).toMatchObject({
      data: { about: 'refund', refund: { payNo, refundNo: 'R1', state: 'succeeded', amount: 5 } },
    })
    expect(await parse(notice({ respCode: '64' }))).toMatchObject({ data: { about: 'other' } })
    expect(await parse(notice({ ...about, reqReserved: 'x' }))).toMatchObject({
      kind: 'failed',
      reason: 'malformed',
    })
  })
})
