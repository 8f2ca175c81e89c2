import { createHash } from 'node:crypto'
import { beijingDigits, fen, minute, second } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWechatPay } from '../pay/wechat/index.ts'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import { createWeixin, type PushQuery, type ShippingReport, type WeixinChannel } from './index.ts'

let bench: SandboxBench
let channel: WeixinChannel
let token: string
let count = 0
beforeAll(async () => {
  bench = await openSandbox()
})
afterAll(() => bench.close())
beforeEach(async () => {
  channel = createWeixin({ ...bench.keys.weixin, clock: bench.clock })
  await bench.control('DELETE', 'rules')
  const given = await channel.accessToken('mini', false)
  token = given.kind === 'ok' ? given.data.value : ''
})

const openid = 'oShopper0001'

/** A payment that the mini-program took, or another of the shop's apps. */
async function paid(tradeType: 'MINI' | 'JSAPI' = 'MINI') {
  count += 1
  const pay = createWechatPay({
    ...bench.keys.wechat,
    notifyUrl: `${bench.here}/notify`,
    refundNotifyUrl: `${bench.here}/refund`,
    clock: bench.clock,
  })
  const payNo = `${beijingDigits(bench.clock.now())}${String(count).padStart(6, '0')}`
  const created = await pay.create({
    payNo,
    tradeType,
    amount: fen(100),
    subject: '玻璃温控壶',
    expiresAt: bench.clock.now() + 30 * minute,
    openId: openid,
    clientIp: '203.0.113.9',
    device: 'iOS',
    returnUrl: 'http://127.0.0.1:4149/back',
  })
  if (created.kind !== 'ok') throw new Error(created.code)
  const { transactionId } = await bench.control<{ transactionId: string }>('POST', 'pay', { payNo })
  return { payNo, transactionId }
}

const parcel = (trackingNo: string) => ({
  carrier: 'SF',
  trackingNo,
  items: '玻璃温控壶×1',
  phone: '139****1234',
})
const reportOf = (transactionId: string, more: Partial<ShippingReport> = {}): ShippingReport => ({
  transactionId,
  openid,
  way: 'express',
  parcels: [parcel('SF1234567890')],
  isSplit: false,
  isWhole: true,
  at: bench.clock.now(),
  ...more,
})
const fundsOf = async (payNo: string) =>
  (await bench.control<{ funds: string | null }>('GET', `shipments/${payNo}`)).funds

describe('what a mini-program took', () => {
  it('is held until its shipping is reported and the payer confirms; no other money is', async () => {
    const other = await paid('JSAPI')
    expect(await fundsOf(other.payNo)).toBe(null)
    const { payNo, transactionId } = await paid()
    expect(await channel.isTradeManaged(token)).toEqual({ kind: 'ok', data: true })
    expect(await fundsOf(payNo)).toBe('frozen')
    expect(await channel.reportShipping(token, reportOf(transactionId))).toMatchObject({
      kind: 'ok',
    })
    expect(await fundsOf(payNo)).toBe('reported')
    expect(await channel.shippingState(token, transactionId)).toEqual({
      kind: 'ok',
      data: {
        way: 'express',
        isSplit: false,
        isWhole: true,
        isCorrected: false,
        isReceived: false,
        isRefunded: false,
        parcels: [{ carrier: 'SF', trackingNo: 'SF1234567890' }],
      },
    })
    await bench.control('POST', `shipments/${payNo}/confirm`)
    expect(await fundsOf(payNo)).toBe('free')
    expect(await channel.shippingState(token, transactionId)).toMatchObject({
      data: { isReceived: true },
    })
    expect(await channel.reportShipping(token, reportOf(transactionId))).toMatchObject({
      kind: 'failed',
      reason: 'notNow',
      code: '10060004',
    })
  })

  it.each(['sameCity', 'virtual', 'pickup'] as const)(
    'is reported without a number where it goes without a carrier: %s',
    async (way) => {
      const { payNo, transactionId } = await paid()
      const parcels = [{ ...parcel(''), carrier: '' }]
      const report = reportOf(transactionId, { way, parcels })
      expect(await channel.reportShipping(token, report)).toMatchObject({ kind: 'ok' })
      expect(await fundsOf(payNo)).toBe('reported')
      expect(await channel.shippingState(token, transactionId)).toMatchObject({
        data: { way, isSplit: false, isWhole: true, parcels: [{ carrier: '', trackingNo: '' }] },
      })
      // Only who waits for a carrier is reminded.
      expect(
        await channel.remindToConfirm(token, { transactionId, at: bench.clock.now() }),
      ).toMatchObject({ kind: 'failed', code: '10060032' })
    },
  )

  it('stays held while a part is on its way, and is told the rest', async () => {
    const { payNo, transactionId } = await paid()
    const part = { isSplit: true, isWhole: false }
    expect(await channel.reportShipping(token, reportOf(transactionId, part))).toMatchObject({
      kind: 'ok',
    })
    expect(await fundsOf(payNo)).toBe('frozen')
    await bench.advance(minute)
    const parcels = [parcel('SF1234567890'), parcel('SF1234567891')]
    const rest = reportOf(transactionId, { isSplit: true, parcels })
    expect(await channel.reportShipping(token, rest)).toMatchObject({ kind: 'ok' })
    expect(await fundsOf(payNo)).toBe('reported')
  })

  it('is corrected once, and the same twice is no correction', async () => {
    const { transactionId } = await paid()
    await channel.reportShipping(token, reportOf(transactionId))
    await bench.advance(minute)
    expect(await channel.reportShipping(token, reportOf(transactionId))).toMatchObject({
      reason: 'unchanged',
      code: '10060023',
    })
    const corrected = (number: string) =>
      channel.reportShipping(token, reportOf(transactionId, { parcels: [parcel(number)] }))
    expect(await corrected('SF1234567892')).toMatchObject({ kind: 'ok' })
    expect(await channel.shippingState(token, transactionId)).toMatchObject({
      data: { isCorrected: true },
    })
    await bench.advance(minute)
    expect(await corrected('SF1234567893')).toMatchObject({
      reason: 'correctedBefore',
      code: '10060003',
    })
  })

  it('has its payer reminded once, after it was sent', async () => {
    const { transactionId } = await paid()
    const remind = (at: number) => channel.remindToConfirm(token, { transactionId, at })
    expect(await remind(bench.clock.now())).toMatchObject({ reason: 'notNow', code: '10060028' })
    await channel.reportShipping(token, reportOf(transactionId))
    expect(await remind(bench.clock.now() - minute)).toMatchObject({ code: '10060029' })
    expect(await remind(bench.clock.now() + second)).toMatchObject({ kind: 'ok' })
    expect(await remind(bench.clock.now() + second)).toMatchObject({
      reason: 'unchanged',
      code: '10060030',
    })
  })

  it('is nobody’s to be told of without the mini-program’s own token', async () => {
    const { transactionId } = await paid()
    const web = await channel.accessToken('web', false)
    const report = reportOf(transactionId)
    expect(await channel.reportShipping('x', report)).toMatchObject({ reason: 'badToken' })
    expect(
      await channel.reportShipping(web.kind === 'ok' ? web.data.value : '', report),
    ).toMatchObject({ kind: 'failed', code: '48001' })
  })

  it.each(['dropAfter', 'errorAfter', 'partialBody'])(
    'may have been reported after %s, which its state tells',
    async (fault) => {
      const { transactionId } = await paid()
      await bench.rule('weixin', 'shippingReport', fault, { subject: transactionId })
      expect(await channel.reportShipping(token, reportOf(transactionId))).toMatchObject({
        kind: 'unknown',
      })
      expect(await channel.shippingState(token, transactionId)).toMatchObject({
        data: { isWhole: true },
      })
    },
  )
})

describe('a payer’s receipt', () => {
  const pushed = async () => {
    const { payNo, transactionId } = await paid()
    await channel.reportShipping(token, reportOf(transactionId))
    bench.received.length = 0
    bench.answerWith(async () => channel.acknowledgePush.success)
    await bench.control('POST', `shipments/${payNo}/confirm`)
    const [{ path, body } = { path: '', body: Buffer.alloc(0) }] = bench.received
    const query: PushQuery = Object.fromEntries(new URL(path, bench.here).searchParams)
    return { payNo, transactionId, query, body }
  }

  it('is pushed, signed and encrypted', async () => {
    const { payNo, transactionId, query, body } = await pushed()
    expect(channel.parsePush(query, body)).toEqual({
      kind: 'ok',
      data: { kind: 'received', payNo, transactionId, at: expect.any(Number) },
    })
  })

  it('is nothing with another signature, another body, or a key of somebody else', async () => {
    const { query, body } = await pushed()
    const other = body.toString().replace('Encrypt":"', 'Encrypt":"AAAA')
    expect(channel.parsePush({ ...query, nonce: 'other' }, body)).toMatchObject({
      reason: 'badSignature',
    })
    expect(channel.parsePush(query, Buffer.from(other))).toMatchObject({ reason: 'badSignature' })
    expect(channel.parsePush(query, Buffer.from('{}'))).toMatchObject({ reason: 'malformed' })
    const { push } = bench.keys.weixin
    const stranger = createWeixin({
      ...bench.keys.weixin,
      push: {
        ...push,
        aesKey: `${push.aesKey.slice(0, 42)}${push.aesKey.endsWith('A') ? 'E' : 'A'}`,
      },
      apps: { mini: { appId: 'wx0123456789abcdef', secret: '' } },
      clock: bench.clock,
    })
    expect(stranger.parsePush(query, body)).toMatchObject({ reason: 'malformed' })
  })

  it('is read where that is set up alone; the address answers WeChat’s own words', () => {
    const { push: _, ...keys } = bench.keys.weixin
    const without = createWeixin({ ...keys, clock: bench.clock })
    expect(without.parsePush({}, Buffer.alloc(0))).toBe(undefined)
    expect(without.echo({})).toBe(undefined)
    const query = { timestamp: '1', nonce: '2', echostr: 'words' }
    const signature = createHash('sha1')
      .update([bench.keys.weixin.push.token, '1', '2'].toSorted().join(''))
      .digest('hex')
    expect(channel.echo({ ...query, signature })).toMatchObject({ status: 200, body: 'words' })
    expect(channel.echo({ ...query, signature: 'ab' })).toMatchObject({ status: 403 })
  })
})

describe('a report', () => {
  it.each<readonly [string, Partial<ShippingReport>, string]>([
    ['of nothing known', { transactionId: '4200000000000000000000000000' }, '10060001'],
    ['of somebody else’s payment', { openid: 'oSomebodyElse' }, '10060031'],
    ['without a parcel', { parcels: [] }, '268485228'],
    ['of two parcels as one', { parcels: [parcel('SF1'), parcel('SF2')] }, '268485228'],
    [
      'of sixteen parcels',
      { isSplit: true, parcels: Array.from({ length: 16 }, (_, at) => parcel(`SF${at}`)) },
      '10060024',
    ],
    ['without a waybill', { parcels: [parcel('')] }, '268485226'],
    ['without a carrier', { parcels: [{ ...parcel('SF1'), carrier: '' }] }, '268485227'],
    ['without words', { parcels: [{ ...parcel('SF1'), items: '' }] }, '10060008'],
    ['of too many words', { parcels: [{ ...parcel('SF1'), items: '壶'.repeat(121) }] }, '10060009'],
    [
      'with a phone in the clear',
      { parcels: [{ ...parcel('SF1'), phone: '13900001234' }] },
      '10060014',
    ],
    ['of a part without a carrier', { way: 'sameCity', isSplit: true }, '10060006'],
    ['by SF without a phone', { parcels: [{ ...parcel('SF1'), phone: '' }] }, '10060014'],
  ])('%s is refused', async (_, more, code) => {
    const { transactionId } = await paid()
    expect(await channel.reportShipping(token, reportOf(transactionId, more))).toMatchObject({
      kind: 'failed',
      code,
    })
  })

  it('is not wanted of a mini-program whose money is not held', async () => {
    await bench.control('POST', 'shipments/managed', { on: false })
    expect(await channel.isTradeManaged(token)).toEqual({ kind: 'ok', data: false })
    await bench.control('POST', 'shipments/managed', { on: true })
  })
})
