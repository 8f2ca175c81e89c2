import { beijingDateTime, beijingDigits, day, fen, hour, minute, second } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import { createAlipay } from './alipay/index.ts'
import { readBill as readAlipay } from './alipay/bill.ts'
import type { PayChannel } from './port.ts'
import { createUnionpay } from './unionpay/index.ts'
import { readBill as readUnionpay } from './unionpay/bill.ts'
import { createWechatPay } from './wechat/index.ts'
import { readBill as readWechat } from './wechat/bill.ts'

let bench: SandboxBench
beforeAll(async () => {
  bench = await openSandbox()
})
afterAll(() => bench.close())

const open = {
  wxpay: () =>
    createWechatPay({
      ...bench.keys.wechat,
      notifyUrl: `${bench.here}/pay`,
      refundNotifyUrl: `${bench.here}/refund`,
      clock: bench.clock,
    }),
  alipay: () =>
    createAlipay({ ...bench.keys.alipay, notifyUrl: `${bench.here}/pay`, clock: bench.clock }),
  unionpay: () =>
    createUnionpay({
      ...bench.keys.unionpay,
      notifyUrl: `${bench.here}/pay`,
      frontUrl: `${bench.here}/front`,
      clock: bench.clock,
    }),
}
const today = () => beijingDateTime(bench.clock.now()).slice(0, 10)
let count = 0

/** A payment with a name that the bill must not stumble over; its number. */
async function paid(channel: PayChannel, amount: number): Promise<string> {
  const payNo = `${beijingDigits(bench.clock.now())}${String((count += 1)).padStart(15, '0')}`
  const attempt = {
    payNo,
    tradeType: 'H5',
    amount: fen(amount),
    subject: '杯, 壶`,（三件）',
    expiresAt: bench.clock.now() + 30 * minute,
    clientIp: '203.0.113.9',
    device: 'iOS',
  } as const
  const answer = await channel.create(attempt)
  if (answer.kind !== 'ok') throw new Error(JSON.stringify(answer))
  const { data } = answer
  const cashier =
    channel.method === 'aliPay' && data.form === 'url' ? { cashier: data.url } : { payNo }
  expect(
    await bench.control('POST', 'pay', data.form === 'form' ? { form: data.fields } : cashier),
  ).toMatchObject({ paid: true })
  return payNo
}

describe.each(['wxpay', 'alipay', 'unionpay'] as const)('the bill of %s', (provider) => {
  let channel: PayChannel
  beforeEach(async () => {
    channel = open[provider]()
    await bench.control('DELETE', 'rules')
    await bench.control('POST', 'clock/advance', { milliseconds: 2 * day })
  })

  it('has every payment and every refund of a day, and no other', async () => {
    const one = await paid(channel, 12_345)
    const two = await paid(channel, 900)
    const refund = {
      payNo: one,
      refundNo: `R${one}`,
      total: fen(12_345),
      amount: fen(4500),
      reason: '退款',
      startedAt: bench.clock.now(),
    }
    await channel.refund(refund)
    await bench.control('POST', 'clock/advance', { milliseconds: 2 * second })
    const on = today()
    await bench.control('POST', 'clock/advance', { milliseconds: day })
    await paid(channel, 1)
    const bill = await channel.bill?.(on)
    expect(bill).toMatchObject({ kind: 'ok' })
    const lines = (bill?.kind === 'ok' ? [...bill.data] : []).sort((a, b) =>
      `${a.kind}${a.payNo}`.localeCompare(`${b.kind}${b.payNo}`),
    )
    expect(
      lines.map(({ kind, payNo, refundNo, amount, fee, state }) => ({
        kind,
        payNo,
        refundNo,
        amount,
        fee,
        state,
      })),
    ).toEqual([
      { kind: 'payment', payNo: one, refundNo: undefined, amount: 12_345, fee: 74, state: 'done' },
      { kind: 'payment', payNo: two, refundNo: undefined, amount: 900, fee: 5, state: 'done' },
      { kind: 'refund', payNo: one, refundNo: `R${one}`, amount: 4500, fee: -27, state: 'done' },
    ])
    expect(
      lines.every(({ at, channelNo }) => beijingDateTime(at).startsWith(on) && channelNo !== ''),
    ).toBe(true)
  })

  it('is none on a day without business, and of a day that is not over', async () => {
    expect(await channel.bill?.('2020-01-01')).toMatchObject({ kind: 'failed', reason: 'none' })
    expect((await channel.bill?.(today()))?.kind).toBe('failed')
  })

  it('is not known when an answer breaks or nobody vouches for it', async () => {
    await paid(channel, 500)
    const on = today()
    await bench.control('POST', 'clock/advance', { milliseconds: day })
    for (const kind of ['dropAfter', 'errorBefore', 'partialBody', 'wrongSignature']) {
      await bench.control('POST', 'rules', { match: { provider, operation: 'bill' }, do: { kind } })
      expect({ kind, answer: (await open[provider]().bill?.(on))?.kind }).toEqual({
        kind,
        answer: 'unknown',
      })
    }
    if (provider === 'wxpay') {
      // Here: a digest of something else.
      await bench.control('POST', 'rules', {
        match: { provider, operation: 'bill' },
        do: { kind: 'wrongMerchant' },
      })
      expect(await channel.bill?.(on)).toMatchObject({ kind: 'unknown', code: 'OTHER_DIGEST' })
    }
    expect((await channel.bill?.(on))?.kind).toBe('ok')
  })
})

describe('a clearing day of UnionPay', () => {
  it('ends at 23:00: what is given back whole is cancelled before and refunded after, and each stands on its own day', async () => {
    const channel = open.unionpay()
    await bench.control('DELETE', 'rules')
    const goTo = async (time: string) => {
      const wanted = Date.parse(`${today()}T${time}+08:00`)
      await bench.control('POST', 'clock/advance', {
        milliseconds: (wanted - bench.clock.now() + day) % day,
      })
    }
    const giveBack = async (payNo: string) => {
      const refund = {
        payNo,
        refundNo: `R${payNo}`,
        total: fen(500),
        amount: fen(500),
        reason: '退款',
        startedAt: bench.clock.now(),
      }
      expect(await channel.refund(refund)).toMatchObject({ kind: 'ok' })
      await bench.control('POST', 'clock/advance', { milliseconds: 2 * second })
      expect(await channel.queryRefund(refund)).toMatchObject({ data: { state: 'succeeded' } })
    }
    await goTo('00:00:00')
    await goTo('22:50:00')
    const on = today()
    const cancelled = await paid(channel, 500)
    await giveBack(cancelled)
    const early = await paid(channel, 500)
    await goTo('23:10:00')
    const late = await paid(channel, 700)
    await giveBack(early)
    await goTo('12:00:00')
    const next = today()
    await bench.control('POST', 'clock/advance', { milliseconds: day })
    const linesOf = async (date: string) => {
      const bill = await channel.bill?.(date)
      return bill?.kind === 'ok'
        ? bill.data
            .map(({ kind, payNo, refundNo }) => `${kind} ${refundNo ?? payNo} of ${payNo}`)
            .toSorted()
        : bill
    }
    const payment = (payNo: string) => `payment ${payNo} of ${payNo}`
    const refund = (payNo: string) => `refund R${payNo} of ${payNo}`
    expect(await linesOf(on)).toEqual([payment(cancelled), payment(early), refund(cancelled)])
    expect(await linesOf(next)).toEqual([payment(late), refund(early)])
    expect(channel.billDays).toMatchObject({ endsBefore: hour })
  })
})

describe('a bill that is not whole', () => {
  const zm = {
    txnTime: 35,
    txnAmt: 66,
    queryId: 87,
    orderId: 112,
    txnType: 215,
    origQryId: 271,
    merId: 293,
    origOrderId: 476,
  }
  const mer = '777290058110097'
  /**
   * Places as public readers of such files have them; the words of a shop are GBK, two bytes a
   * letter.
   */
  const row = (cells: Partial<Record<keyof typeof zm, string>>) => {
    const bytes = Buffer.alloc(607, ' ')
    bytes.write('\xd2\xb0\xd1\xbc', 327, 'latin1')
    for (const [name, text] of Object.entries({
      txnTime: '0114225000',
      queryId: 'q1',
      merId: mer,
      txnType: '01',
      ...cells,
    }))
      bytes.write(text, zm[name as keyof typeof zm])
    return bytes.toString('latin1')
  }
  const bought = { txnAmt: '000000001200', orderId: '260114225000P1' }
  const back = {
    txnAmt: '000000000200',
    orderId: 'R1',
    txnType: '04',
    queryId: 'q2',
    origQryId: 'q1',
    origOrderId: '260114225000P1',
  }
  const read = (...rows: string[]) => readUnionpay(rows.join('\n'), mer, '2026-01-14')

  it('of UnionPay is refused: a line that lost its end, another merchant, an amount or a time that is none', () => {
    expect(read(row(bought), row(back), '')).toMatchObject([
      {
        kind: 'payment',
        payNo: '260114225000P1',
        channelNo: 'q1',
        amount: 1200,
        at: Date.parse('2026-01-14T22:50:00+08:00'),
      },
      { kind: 'refund', payNo: '260114225000P1', refundNo: 'R1', channelNo: 'q1', amount: 200 },
    ])
    expect(read(row(bought), row(back).slice(0, 300))).toBeUndefined()
    expect(read(row({ ...bought, merId: '777290058000000' }))).toBeUndefined()
    expect(read(row({ ...bought, txnAmt: '0000000012.0' }))).toBeUndefined()
    expect(read(row({ ...bought, txnTime: '0114256000' }))).toBeUndefined()
    expect(read(row({ ...bought, orderId: '' }))).toBeUndefined()
    expect(read('no table at all')).toBeUndefined()
  })

  it('of UnionPay leaves out trades that a shop never makes, and finds the payment of a refund where an older file does not name it', () => {
    expect(read(row({ ...bought, txnType: '02' }))).toEqual([])
    expect(read(row(bought), row({ ...back, origOrderId: '' }))).toMatchObject([
      {},
      { payNo: '260114225000P1' },
    ])
    expect(read(row({ ...back, txnType: '31', origOrderId: '' }))).toMatchObject([
      { kind: 'refund', payNo: '', channelNo: 'q1' },
    ])
    expect(
      readUnionpay(row({ ...bought, txnTime: '1231231500' }), mer, '2027-01-01'),
    ).toMatchObject([{ at: Date.parse('2026-12-31T23:15:00+08:00') }])
  })

  const wechat = [
    '交易时间,商户号,微信订单号,商户订单号,交易状态,商户退款单号,退款状态,商品名称,订单金额,申请退款金额',
    '`2026-01-14 10:00:00,`1900000109,`42001,`2601141,`SUCCESS,`0,`,`杯, 壶,`12.00,`0.00',
    '总交易单数,应结订单总金额',
    '`1,`12.00',
  ]
  it('of WeChat is refused: a line less, another merchant, an amount that is none', () => {
    const read = (lines: readonly string[], merchant = '1900000109') =>
      readWechat(lines.join('\r\n'), merchant)
    expect(read(wechat)).toMatchObject([{ kind: 'payment', payNo: '2601141', amount: 1200 }])
    expect(read(wechat.filter((_, index) => index !== 1))).toBeUndefined()
    expect(read(wechat.slice(0, 2))).toBeUndefined()
    expect(read(wechat, '1900000999')).toBeUndefined()
    expect(read(wechat.map((line) => line.replace('`12.00,`0.00', '`12.0x,`0.00')))).toBeUndefined()
  })

  it('of WeChat gives fees that come to what it says itself, and none otherwise', () => {
    const feesOf = (fee: string, total: string) =>
      readWechat(
        [
          `${wechat[0]},手续费`,
          `${wechat[1]},\`${fee}`,
          `${wechat[2]},手续费总金额`,
          `${wechat[3]},\`${total}`,
        ].join('\n'),
        '1900000109',
      )?.map((line) => line.fee)
    expect(feesOf('0.07000', '0.07000')).toEqual([7])
    expect(feesOf('-0.07000', '-0.07000')).toEqual([-7])
    expect(feesOf('0.07000', '0.08000')).toEqual([undefined])
    expect(feesOf('6e-05', '0.00')).toEqual([undefined])
    expect(feesOf('0.07200', '0.07200')).toEqual([undefined])
  })

  const alipay = [
    '#账号：[20880000000001560156]',
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,订单金额（元）,退款批次号/请求号,备注',
    '2026a\t,2601141\t,交易\t,杯, 壶\t,2026-01-14 10:00:00\t,2026-01-14 10:00:01\t,12.00,,',
    '2026a\t,2601141\t,退款\t,杯\t,2026-01-14 10:00:00\t,2026-01-14 11:00:01\t,-2.00,R2601141,',
    '#交易合计：1笔，商家实收共12.00元',
    '#退款合计：1笔，商家实收退款共-2.00元',
  ]
  it('of Alipay is refused: a line less, another seller, a table of sums', () => {
    const read = (lines: readonly string[], seller = '2088000000000156') =>
      readAlipay(lines.join('\r\n'), seller)
    expect(read(alipay)).toMatchObject([
      { kind: 'payment', amount: 1200 },
      { kind: 'refund', refundNo: 'R2601141', amount: 200 },
    ])
    expect(read(alipay.filter((_, index) => index !== 3))).toBeUndefined()
    expect(read(alipay.slice(0, 4))).toBeUndefined()
    expect(read(alipay, '2088000000000999')).toBeUndefined()
    expect(
      read(['#账号：[20880000000001560156]', '门店编号,交易订单总笔数', '合计,2']),
    ).toBeUndefined()
  })
})
