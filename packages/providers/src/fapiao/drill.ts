import { fen } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import type { FapiaoChannel, FapiaoLine, FapiaoOrder } from './port.ts'

export interface FapiaoDrill {
  readonly name: string
  /** Faults of its answers that must leave the result open. */
  readonly answerFaults: readonly string[]
  /** Faults of its notifications that must be refused. */
  readonly noticeFaults: readonly string[]
  open(bench: SandboxBench): FapiaoChannel
}

interface Taxed {
  readonly rate: FapiaoLine['tax']['rate']
  readonly taxAmount: number
  readonly quantity?: number
}

const lineOf = (
  name: string,
  amount: number,
  { rate, taxAmount, quantity = 1 }: Taxed,
): FapiaoLine => ({
  name,
  quantity,
  amount: fen(amount),
  tax: { code: '1060512990000000000', rate },
  taxAmount: fen(taxAmount),
})

/** What every channel for e-invoices must pass, against the sandbox. */
export function fapiaoDrill(drill: FapiaoDrill): void {
  describe(`${drill.name} as a channel for e-invoices`, () => {
    let bench: SandboxBench
    let channel: FapiaoChannel
    let count = 0

    beforeAll(async () => {
      bench = await openSandbox()
    })
    afterAll(() => bench.close())
    beforeEach(async () => {
      channel = drill.open(bench)
      // What an earlier test left under way comes now, not in the middle of this one.
      await bench.advance(3000)
      bench.received.length = 0
      await bench.control('DELETE', 'rules')
      bench.answerWith(async ({ body, headers }) =>
        (await channel.parseNotify(body, headers)).kind === 'ok'
          ? channel.acknowledge.success
          : channel.acknowledge.failure,
      )
    })

    function orderOf(more: Partial<FapiaoOrder> = {}): FapiaoOrder {
      count += 1
      return {
        applyNo: `T${String(count).padStart(10, '0')}`,
        fapiaoId: `F${count}`,
        buyer: { kind: 'company', name: '杭州野鸭科技有限公司', taxNo: '91330106MA2CFLDG4R' },
        total: fen(12_345),
        lines: [
          lineOf('玻璃温控壶 1.5L', 12_000, { rate: 1300, taxAmount: 1381, quantity: 2 }),
          lineOf('科普图书', 345, { rate: 'exempt', taxAmount: 0 }),
        ],
        remark: '订单 26011510000012345678',
        ...more,
      }
    }
    async function issued(order = orderOf()): Promise<{ order: FapiaoOrder; invoiceNo: string }> {
      expect(await channel.apply(order)).toEqual({ kind: 'ok', data: 'accepted' })
      await bench.advance(2000)
      const state = await channel.query(order)
      if (state.kind !== 'ok' || state.data.state !== 'issued')
        throw new Error(JSON.stringify(state))
      return { order, invoiceNo: state.data.invoiceNo }
    }

    it('takes an application on, issues it a little later, says so, and shows the file', async () => {
      const order = orderOf()
      expect(await channel.query(order)).toEqual({ kind: 'ok', data: { state: 'none' } })
      expect(await channel.apply(order)).toEqual({ kind: 'ok', data: 'accepted' })
      expect(await channel.query(order)).toEqual({ kind: 'ok', data: { state: 'issuing' } })
      expect(await channel.file(order)).toMatchObject({ kind: 'failed', reason: 'notFound' })
      await bench.advance(2000)
      const state = await channel.query(order)
      expect(state).toMatchObject({
        data: {
          state: 'issued',
          invoiceNo: expect.stringMatching(/^\d{20}$/),
          at: bench.clock.now() - (bench.clock.now() % 1000),
        },
      })
      const notices = await Promise.all(
        bench.received.map(({ body, headers }) => channel.parseNotify(body, headers)),
      )
      expect(notices).toMatchObject([{ kind: 'ok', data: { applyNo: order.applyNo } }])
      const file = await channel.file(order)
      expect(file.kind === 'ok' && file.data.subarray(0, 5).toString()).toBe('%PDF-')
    })

    it('issues once however often the same application comes, and refuses another one under its number', async () => {
      const { order, invoiceNo } = await issued()
      expect(await channel.apply(order)).toEqual({ kind: 'ok', data: 'accepted' })
      const lines = [lineOf('陶瓷杯', 1, { rate: 1300, taxAmount: 0 })]
      expect(await channel.apply({ ...order, total: fen(1), lines })).toMatchObject({
        kind: 'failed',
        reason: 'badRequest',
      })
      expect(await channel.query(order)).toMatchObject({ data: { state: 'issued', invoiceNo } })
      expect(bench.received).toHaveLength(1)
    })

    it('serves a person without a tax number, and no company without one', async () => {
      await issued(orderOf({ buyer: { kind: 'person', name: '林小满' } }))
      expect(
        await channel.apply(orderOf({ buyer: { kind: 'company', name: '杭州野鸭科技有限公司' } })),
      ).toMatchObject({ kind: 'failed', reason: 'badRequest' })
    })

    it.each(['issueError', 'salesReturn', 'serviceSuspension', 'salesDiscount'] as const)(
      'reverses for the reason %s, once',
      async (reason) => {
        const { order, invoiceNo } = await issued()
        expect(await channel.reverse(order, invoiceNo, reason)).toEqual({
          kind: 'ok',
          data: 'accepted',
        })
        expect(await channel.query(order)).toEqual({ kind: 'ok', data: { state: 'reversing' } })
        await bench.advance(2000)
        const first = await channel.query(order)
        expect(first).toMatchObject({
          data: { state: 'reversed', redNo: expect.stringMatching(/^\d{20}$/) },
        })
        expect(await channel.reverse(order, invoiceNo, reason)).toEqual({
          kind: 'ok',
          data: 'accepted',
        })
        await bench.advance(2000)
        expect(await channel.query(order)).toEqual(first)
        expect(bench.received).toHaveLength(2)
      },
    )

    it('leaves a reversal under way while the buyer has not confirmed it', async () => {
      const { order, invoiceNo } = await issued()
      await bench.rule('wxpay', 'fapiaoReverse', 'awaitsBuyer')
      for (const _ of [1, 2]) {
        const answer = await channel.reverse(order, invoiceNo, 'salesReturn')
        expect(answer).toEqual({ kind: 'ok', data: 'accepted' })
        await bench.advance(60_000)
        expect(await channel.query(order)).toEqual({ kind: 'ok', data: { state: 'reversing' } })
      }
    })

    it('reverses nothing under another invoice number', async () => {
      const { order } = await issued()
      expect(await channel.reverse(order, '9'.repeat(20), 'salesReturn')).toMatchObject({
        kind: 'failed',
        reason: 'badRequest',
      })
    })

    it('tells that the tax side refused what was taken on', async () => {
      const order = orderOf()
      await bench.rule('wxpay', 'fapiaoApply', 'creditLimit')
      expect(await channel.apply(order)).toEqual({ kind: 'ok', data: 'accepted' })
      await bench.advance(2000)
      expect(await channel.query(order)).toMatchObject({
        data: { state: 'failed', code: 'CREDIT_LIMIT' },
      })
      const { order: other, invoiceNo } = await issued()
      await bench.rule('wxpay', 'fapiaoReverse', 'creditLimit')
      await channel.reverse(other, invoiceNo, 'salesReturn')
      await bench.advance(2000)
      expect(await channel.query(other)).toMatchObject({
        data: { state: 'issued', invoiceNo, fault: '发票授信额度不足' },
      })
    })

    it.each(drill.answerFaults)(
      'leaves open what an answer with %s means, and finds out by asking',
      async (kind) => {
        const order = orderOf()
        await bench.rule('wxpay', 'fapiaoApply', kind)
        expect((await channel.apply(order)).kind).toBe('unknown')
        const hasEffect = !['dropBefore', 'errorBefore', 'tooMany'].includes(kind)
        expect(await channel.query(order)).toEqual({
          kind: 'ok',
          data: { state: hasEffect ? 'issuing' : 'none' },
        })
        await bench.rule('wxpay', 'fapiaoQuery', kind)
        expect((await channel.query(order)).kind).toBe('unknown')
      },
    )

    it.each(drill.noticeFaults)(
      'refuses a notification with %s, and takes it when it comes again',
      async (kind) => {
        const order = orderOf()
        await bench.rule('wxpay', 'fapiaoNotify', kind)
        await channel.apply(order)
        await bench.advance(2000)
        const [first] = bench.received
        if (!first) throw new Error('nothing came')
        expect((await channel.parseNotify(first.body, first.headers)).kind).toBe('failed')
        await bench.advance(15_000)
        const last = bench.received.at(-1)
        expect(last && (await channel.parseNotify(last.body, last.headers))).toMatchObject({
          kind: 'ok',
          data: { applyNo: order.applyNo },
        })
      },
    )

    it('asks on when a notification is lost', async () => {
      await bench.rule('wxpay', 'fapiaoNotify', 'lost', { times: 20 })
      await issued()
      expect(bench.received).toHaveLength(0)
    })
  })
}
