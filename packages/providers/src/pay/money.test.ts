import { beijingDigits, fen, minute, type Fen } from '@mallard/kernel'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import { createAlipay, createUnionpay, createWechatPay } from './index.ts'
import type { PayAttempt, PayChannel } from './port.ts'

const answerFaults = [
  'dropBefore',
  'dropAfter',
  'errorBefore',
  'errorAfter',
  'tooMany',
  'partialBody',
  'wrongSignature',
] as const
const noticeFaults = [
  'lost',
  'duplicate',
  'wrongSignature',
  'partialBody',
  'wrongMerchant',
  'amountMismatch',
  'unknownTrade',
] as const

/** What happens to one attempt, and what goes wrong on the way. */
const story = fc.record({
  amount: fc.integer({ min: 1, max: 1_000_000 }),
  pays: fc.boolean(),
  closes: fc.boolean(),
  lateSuccess: fc.boolean(),
  refunds: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 3 }),
  noticeFault: fc.option(fc.constantFrom(...noticeFaults)),
  queryFault: fc.option(fc.constantFrom(...answerFaults)),
  closeFault: fc.option(fc.constantFrom(...answerFaults)),
  refundFault: fc.option(fc.constantFrom(...answerFaults, 'fundUnchanged' as const)),
})

/**
 * Keeps books as a shop does: by verified notices of its own attempts and by queries, and by
 * nothing else.
 */
class Shop {
  readonly paid = new Map<string, Fen>()
  readonly refunded = new Map<string, Fen>()
  readonly attempts = new Map<string, PayAttempt>()
  readonly channel: PayChannel
  constructor(channel: PayChannel) {
    this.channel = channel
  }

  async hear(body: Buffer, headers: Record<string, string | string[] | undefined>) {
    const answer = await this.channel.parseNotify(body, headers)
    if (answer.kind !== 'ok') return this.channel.acknowledge.failure
    const notice = answer.data
    if (
      notice.about === 'payment' &&
      this.attempts.get(notice.trade.payNo)?.amount === notice.trade.amount
    )
      this.paid.set(notice.trade.payNo, notice.trade.amount)
    return this.channel.acknowledge.success
  }

  async settle(payNo: string): Promise<void> {
    const answer = await this.again(() => this.channel.query(payNo))
    if (answer.data.state === 'paid') this.paid.set(payNo, answer.data.trade.amount)
  }

  /** "Unknown" is asked again under the same number, as the jobs do. */
  async again<T>(
    ask: () => Promise<{ kind: 'ok'; data: T } | { kind: 'failed' | 'unknown'; code: string }>,
  ): Promise<{ kind: 'ok'; data: T }> {
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await ask()
      if (answer.kind === 'ok') return answer
      if (answer.kind === 'failed') throw new Error(`failed: ${answer.code}`)
    }
    throw new Error('never answered')
  }
}

describe.each(['wxpay', 'alipay', 'unionpay'] as const)('money through %s', (provider) => {
  let bench: SandboxBench
  let count = 0

  beforeAll(async () => {
    bench = await openSandbox()
  })
  afterAll(() => bench.close())

  function openShop(): Shop {
    const common = {
      notifyUrl: `${bench.here}/pay`,
      refundNotifyUrl: `${bench.here}/refund`,
      clock: bench.clock,
    }
    const channels = {
      wxpay: () => createWechatPay({ ...bench.keys.wechat, ...common }),
      alipay: () => createAlipay({ ...bench.keys.alipay, ...common }),
      unionpay: () => createUnionpay({ ...bench.keys.unionpay, ...common, frontUrl: bench.here }),
    }
    return new Shop(channels[provider]())
  }

  async function live(
    shop: Shop,
    events: (typeof story)['generate'] extends (...given: never[]) => { value: infer T }
      ? T
      : never,
  ): Promise<void> {
    count += 1
    const payNo = `${beijingDigits(bench.clock.now())}M${count}`
    const attempt: PayAttempt = {
      payNo,
      tradeType: 'WAP',
      amount: fen(events.amount),
      subject: '茶壶',
      expiresAt: bench.clock.now() + 30 * minute,
      clientIp: '203.0.113.9',
    }
    shop.attempts.set(payNo, attempt)
    const { data: client } = await shop.again(() => shop.channel.create(attempt))
    const cashier = client.form === 'url' ? client.url : ''
    if (provider === 'alipay') await fetch(cashier)
    if (client.form === 'form')
      await fetch(client.url, { method: 'POST', body: new URLSearchParams(client.fields) })
    const faults = [
      ['notify', events.noticeFault],
      ['query', events.queryFault],
      ['close', events.closeFault],
      ['refund', events.refundFault],
    ] as const
    for (const [operation, kind] of faults)
      if (kind) await bench.rule(provider, operation, kind, { subject: payNo })
    if (events.lateSuccess && provider !== 'unionpay')
      await bench.rule(provider, 'close', 'lateSuccess', { subject: payNo, times: 5 })
    // Nothing can be closed there: the money may come after the question that stands in for it.
    if (events.lateSuccess && events.closes && provider === 'unionpay')
      await bench.rule(provider, 'query', 'lateSuccess', { subject: payNo })

    if (events.pays) await bench.control('POST', 'pay', { payNo })
    if (events.closes) await shop.channel.close(payNo)
    await bench.advance(2000)
    await shop.settle(payNo)
    let left = shop.paid.get(payNo) ?? 0
    for (const [place, input] of events.refunds.entries()) {
      const amount = fen(Math.min(input, left))
      if (amount < 1) continue
      const refund = {
        payNo,
        refundNo: `R${payNo}-${place}`,
        total: attempt.amount,
        amount,
        reason: '退款',
        startedAt: bench.clock.now(),
      }
      await shop.again(() => shop.channel.refund(refund))
      await bench.advance(2000)
      const { data } = await shop.again(() => shop.channel.queryRefund(refund))
      if (data.state === 'succeeded') shop.refunded.set(refund.refundNo, amount)
      left -= amount
    }
  }

  it(
    'is in the shop’s books exactly as in the channel’s, whatever goes wrong',
    { timeout: 120_000 },
    async () => {
      const run = fc.asyncProperty(
        fc.array(story, { minLength: 1, maxLength: 4 }),
        async (stories) => {
          await bench.control('DELETE', 'rules')
          const shop = openShop()
          bench.answerWith(({ body, headers }) => shop.hear(body, headers))
          const before = await bench.control<Record<string, { paid: number; refunded: number }>>(
            'GET',
            'ledger',
          )
          for (const one of stories) await live(shop, one)
          await bench.advance(25 * 60 * minute)
          const after = await bench.control<Record<string, { paid: number; refunded: number }>>(
            'GET',
            'ledger',
          )
          const total = (amounts: ReadonlyMap<string, Fen>) =>
            [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
          expect({ paid: total(shop.paid), refunded: total(shop.refunded) }).toEqual({
            paid: (after[provider]?.paid ?? 0) - (before[provider]?.paid ?? 0),
            refunded: (after[provider]?.refunded ?? 0) - (before[provider]?.refunded ?? 0),
          })
        },
      )
      await fc.assert(run, { numRuns: 25, seed: 20_260_115 })
    },
  )
})
