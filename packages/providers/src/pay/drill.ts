import { beijingDigits, fen, minute } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import type { ClientPay, PayAttempt, PayChannel, TradeType } from './port.ts'

export interface PayDrill {
  readonly provider: 'wxpay' | 'alipay' | 'unionpay'
  readonly tradeTypes: readonly TradeType[]
  /** Calls that go over the wire, and faults of its answers that must leave the result open. */
  readonly wireCalls: readonly ('create' | 'query' | 'close' | 'refund' | 'queryRefund')[]
  readonly answerFaults: readonly string[]
  /** Faults of its notifications that must be refused. */
  readonly noticeFaults: readonly string[]
  /** The next moment it repeats a notification that nobody took. */
  readonly firstRetry: number
  /** The call after which money can still come: closing, or where nothing can be closed, asking. */
  readonly lateAfter: 'close' | 'query'
  open(bench: SandboxBench): PayChannel
}

/** What every payment channel must pass, against the sandbox. */
export function payDrill(drill: PayDrill): void {
  describe(`${drill.provider} as a payment channel`, () => {
    let bench: SandboxBench
    let channel: PayChannel
    let count = 0
    /** The same for every refund of a test, as a shop's books have it. */
    let begun = 0

    beforeAll(async () => {
      bench = await openSandbox()
    })
    afterAll(() => bench.close())
    beforeEach(async () => {
      // Each test has its own breaker, its own notices, and no rule of another one.
      channel = drill.open(bench)
      bench.received.length = 0
      begun = bench.clock.now()
      await bench.control('DELETE', 'rules')
      bench.answerWith(async ({ body, headers }) =>
        (await channel.parseNotify(body, headers)).kind === 'ok'
          ? channel.acknowledge.success
          : channel.acknowledge.failure,
      )
    })

    function attemptOf(
      amount: number,
      tradeType: TradeType = drill.tradeTypes[0] ?? 'WAP',
    ): PayAttempt {
      count += 1
      const place = {
        openId: 'oShopper0001',
        clientIp: '203.0.113.9',
        device: 'iOS',
        returnUrl: 'http://127.0.0.1:4149/back?order=1',
      } as const
      return {
        payNo: `${beijingDigits(bench.clock.now())}${String(count).padStart(6, '0')}`,
        tradeType,
        amount: fen(amount),
        subject: '玻璃温控壶 1.5L',
        expiresAt: bench.clock.now() + 30 * minute,
        ...place,
      }
    }

    async function created(attempt: PayAttempt): Promise<ClientPay> {
      const answer = await channel.create(attempt)
      if (answer.kind !== 'ok') throw new Error(`create: ${JSON.stringify(answer)}`)
      return answer.data
    }

    function pay(
      attempt: PayAttempt,
      client: ClientPay,
      more: object = {},
    ): Promise<{ paid: boolean; transactionId: string; reason?: string }> {
      const alipay = drill.provider === 'alipay'
      const cashier =
        client.form === 'url' ? client.url : client.form === 'orderStr' ? client.orderStr : ''
      const form = client.form === 'form' ? { form: client.fields } : { payNo: attempt.payNo }
      return bench.control('POST', 'pay', { ...(alipay ? { cashier } : form), ...more })
    }

    async function paid(amount: number): Promise<PayAttempt> {
      const attempt = attemptOf(amount)
      expect(await pay(attempt, await created(attempt))).toMatchObject({ paid: true })
      return attempt
    }

    const refundOf = (attempt: PayAttempt, refundNo: string, amount: number) => ({
      payNo: attempt.payNo,
      refundNo,
      total: attempt.amount,
      amount: fen(amount),
      reason: '不想要了',
      startedAt: begun,
    })

    it.each(drill.tradeTypes)(
      'takes a payment by %s and both the notice and the query tell of it',
      async (tradeType) => {
        const attempt = attemptOf(12_345, tradeType)
        const client = await created(attempt)
        const before = await channel.query(attempt.payNo)
        expect(before.kind === 'ok' && before.data.state).toMatch(/^(none|unpaid)$/)

        const { transactionId } = await pay(attempt, client)
        const trade = { payNo: attempt.payNo, transactionId, amount: 12_345, currency: 'CNY' }
        const notice = bench.received.at(-1)
        expect(
          await channel.parseNotify(notice?.body ?? Buffer.alloc(0), notice?.headers ?? {}),
        ).toMatchObject({ kind: 'ok', data: { about: 'payment', trade } })
        expect(await channel.query(attempt.payNo)).toMatchObject({
          kind: 'ok',
          data: { state: 'paid', trade },
        })
      },
    )

    it('refuses to close what is paid and closes what is not', async () => {
      const done = await paid(100)
      expect(await channel.close(done.payNo)).toMatchObject({
        kind: 'failed',
        reason: 'alreadyPaid',
      })
      const open = attemptOf(100)
      await created(open)
      expect(await channel.close(open.payNo)).toMatchObject({ kind: 'ok' })
      expect(await channel.close('260101000000NEVER')).toMatchObject({
        kind: 'ok',
        data: { closed: 'notStarted' },
      })
    })

    it.each(drill.tradeTypes)(
      'asks nobody to begin a payment by %s if it says so, and asks otherwise',
      async (tradeType) => {
        await bench.rule(drill.provider, 'create', 'dropBefore')
        expect((await channel.create(attemptOf(100, tradeType))).kind).toBe(
          channel.signsAlone(tradeType) ? 'ok' : 'unknown',
        )
      },
    )

    it('refuses bad attempts before anything is sent', async () => {
      const good = attemptOf(100)
      for (const bad of [
        { payNo: 'a b' },
        { payNo: 'short' },
        { amount: fen(0) },
        { amount: fen(-1) },
      ]) {
        expect(await channel.create({ ...good, ...bad })).toMatchObject({
          kind: 'failed',
          reason: 'badRequest',
        })
      }
    })

    it('refunds in parts, each number once, and never more than was paid', async () => {
      const attempt = await paid(1000)
      for (const [refundNo, amount] of [
        ['A', 300],
        ['A', 300],
        ['B', 500],
      ] as const) {
        expect(
          await channel.refund(refundOf(attempt, `R${attempt.payNo}${refundNo}`, amount)),
        ).toMatchObject({ kind: 'ok' })
      }
      await bench.advance(2000)
      for (const [refundNo, amount] of [
        ['A', 300],
        ['B', 500],
      ] as const) {
        expect(
          await channel.queryRefund({
            payNo: attempt.payNo,
            refundNo: `R${attempt.payNo}${refundNo}`,
            startedAt: begun,
          }),
        ).toMatchObject({
          kind: 'ok',
          data: { state: 'succeeded', amount },
        })
      }
      expect(await channel.refund(refundOf(attempt, `R${attempt.payNo}C`, 201))).toMatchObject({
        kind: 'failed',
      })
      expect(await channel.refund(refundOf(attempt, `R${attempt.payNo}A`, 301))).toMatchObject({
        kind: 'failed',
      })
      expect(
        await channel.queryRefund({
          payNo: attempt.payNo,
          refundNo: 'RNEVERMADE',
          startedAt: begun,
        }),
      ).toMatchObject({
        kind: 'ok',
        data: { state: 'none' },
      })
      expect(await channel.refund(refundOf(attemptOf(50), 'RUNPAID', 50))).toMatchObject({
        kind: 'failed',
        reason: 'notRefundable',
      })
    })

    it('tells a refund’s notice from a payment’s, and a refunded trade is still a paid one', async () => {
      const attempt = await paid(1000)
      bench.received.length = 0
      const refundNo = `R${attempt.payNo}`
      await channel.refund(refundOf(attempt, refundNo, 400))
      await bench.advance(2000)
      const notice = bench.received[0]
      expect(
        await channel.parseNotify(notice?.body ?? Buffer.alloc(0), notice?.headers ?? {}),
      ).toMatchObject({
        kind: 'ok',
        data: { about: 'refund', refund: { payNo: attempt.payNo, refundNo, state: 'succeeded' } },
      })
      await channel.refund(refundOf(attempt, `${refundNo}X`, 600))
      await bench.advance(2000)
      expect(await channel.query(attempt.payNo)).toMatchObject({
        kind: 'ok',
        data: { state: 'paid', trade: { amount: 1000 } },
      })
    })

    for (const call of drill.wireCalls) {
      it.each([...drill.answerFaults])(
        `leaves ${call} open when the answer has the fault %s, and a later query knows`,
        async (fault) => {
          const attempt = call === 'create' || call === 'close' ? attemptOf(900) : await paid(900)
          if (call === 'close') await created(attempt)
          const refund = refundOf(attempt, `R${attempt.payNo}`, 900)
          if (call === 'queryRefund') await channel.refund(refund)
          await bench.rule(drill.provider, call, fault)
          const first = {
            create: () => channel.create(attempt),
            query: () => channel.query(attempt.payNo),
            close: () => channel.close(attempt.payNo),
            refund: () => channel.refund(refund),
            queryRefund: () => channel.queryRefund(refund),
          }[call]
          expect((await first()).kind).toBe('unknown')
          // The same call again is safe and says how it stands.
          expect((await first()).kind).toBe('ok')
        },
      )
    }

    it.each([...drill.answerFaults])(
      'refunds once, whatever became of the answer: %s',
      async (fault) => {
        const attempt = await paid(900)
        const refund = refundOf(attempt, `R${attempt.payNo}`, 900)
        // What earlier tests left under way comes first.
        await bench.advance(2000)
        const before = await bench.control<Record<string, { refunded: number }>>('GET', 'ledger')
        await bench.rule(drill.provider, 'refund', fault)
        await channel.refund(refund)
        await channel.refund(refund)
        await bench.advance(2000)
        expect(await channel.queryRefund(refund)).toMatchObject({
          kind: 'ok',
          data: { state: 'succeeded', amount: 900 },
        })
        const after = await bench.control<Record<string, { refunded: number }>>('GET', 'ledger')
        expect(
          (after[drill.provider]?.refunded ?? 0) - (before[drill.provider]?.refunded ?? 0),
        ).toBe(900)
      },
    )

    it.each([...drill.noticeFaults])(
      'refuses a notice with the fault %s and takes the repetition',
      async (fault) => {
        const attempt = attemptOf(700)
        const client = await created(attempt)
        await bench.rule(drill.provider, 'notify', fault)
        await pay(attempt, client)
        const refused = bench.received.at(-1)
        const answer = await channel.parseNotify(
          refused?.body ?? Buffer.alloc(0),
          refused?.headers ?? {},
        )
        expect(answer.kind).toBe('failed')
        await bench.advance(drill.firstRetry)
        const repeated = bench.received.at(-1)
        expect(repeated).not.toBe(refused)
        expect(
          await channel.parseNotify(repeated?.body ?? Buffer.alloc(0), repeated?.headers ?? {}),
        ).toMatchObject({
          kind: 'ok',
          data: { about: 'payment', trade: { payNo: attempt.payNo, amount: 700 } },
        })
      },
    )

    it('refuses a notice in which any byte was changed, and any piece of one', async () => {
      await paid(5000)
      const { body, headers } = bench.received.at(-1) ?? { body: Buffer.alloc(0), headers: {} }
      const step = Math.max(1, Math.floor(body.length / 150))
      for (let place = 0; place < body.length; place += step) {
        const altered = Buffer.from(body)
        altered[place] = body[place] === 48 ? 49 : 48
        expect((await channel.parseNotify(altered, headers)).kind, `byte ${place}`).toBe('failed')
      }
      for (const length of [0, 1, 2, body.length >> 1, body.length - 1])
        expect((await channel.parseNotify(body.subarray(0, length), headers)).kind).toBe('failed')
      for (const junk of [
        '{}',
        '[]',
        'null',
        '<xml/>',
        'sign=&sign_type=RSA2',
        '{"id":1}',
        '\u0000',
      ])
        expect((await channel.parseNotify(Buffer.from(junk), headers)).kind).toBe('failed')
    })

    it('gives repeated and replayed notices the same identity, so that each is taken once', async () => {
      const attempt = attemptOf(800)
      const client = await created(attempt)
      await bench.rule(drill.provider, 'notify', 'duplicate', { amount: 3 })
      await pay(attempt, client)
      const ids = await Promise.all(
        bench.received.map(async ({ body, headers }) => {
          const answer = await channel.parseNotify(body, headers)
          return answer.kind === 'ok' ? answer.data.notifyId : answer.kind
        }),
      )
      expect(ids).toHaveLength(4)
      expect(new Set(ids).size).toBe(1)
    })

    it('shows another amount as it stands, for the caller to refuse', async () => {
      const attempt = attemptOf(600)
      const client = await created(attempt)
      await bench.rule(drill.provider, 'notify', 'amountMismatch')
      await pay(attempt, client)
      const notice = bench.received.at(-1)
      expect(
        await channel.parseNotify(notice?.body ?? Buffer.alloc(0), notice?.headers ?? {}),
      ).toMatchObject({
        kind: 'ok',
        data: { about: 'payment', trade: { amount: 601 } },
      })
    })

    it('hears of money that arrives after a close', async () => {
      const attempt = attemptOf(450)
      const client = await created(attempt)
      if (drill.provider === 'alipay') await fetch(client.form === 'url' ? client.url : '')
      await bench.rule(drill.provider, drill.lateAfter, 'lateSuccess')
      expect(await channel.close(attempt.payNo)).toMatchObject({ kind: 'ok' })
      await bench.advance(2000)
      expect(await channel.query(attempt.payNo)).toMatchObject({
        kind: 'ok',
        data: { state: 'paid', trade: { amount: 450 } },
      })
    })

    it('stops asking while nothing but faults come back, and asks again after the rest', async () => {
      const attempt = await paid(300)
      await bench.rule(drill.provider, 'query', 'dropBefore', { times: 21 })
      for (let call = 0; call < 20; call += 1) await channel.query(attempt.payNo)
      const resting = await channel.query(attempt.payNo)
      expect(resting).toMatchObject({ kind: 'unknown', code: 'RESTING' })
      await bench.control('DELETE', 'rules')
      await bench.advance(30_000)
      expect(await channel.query(attempt.payNo)).toMatchObject({ kind: 'ok' })
    })
  })
}
