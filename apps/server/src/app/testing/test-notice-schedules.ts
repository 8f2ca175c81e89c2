import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { Caller } from '@mallard/testing/caller'
import { testSeed } from '@mallard/testing/test-seed'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { PayMethod } from '#platform/services.ts'
import { paymentAt, placeOrder, toCashier } from './test-buyer.ts'
import { forgeries, lies } from './test-forgeries.ts'
import type { RaceWorld } from './test-races.ts'
import { sizeOf } from './test-sizes.ts'
import type { Letter } from './test-two-servers.ts'

const schedules = sizeOf('NOTICE_SCHEDULES', 15)
const seed = testSeed('NOTICE_SEED')
const methods = ['wxPay', 'aliPay', 'unionPay'] as const
const providers = { wxPay: 'wxpay', aliPay: 'alipay', unionPay: 'unionpay' } as const

interface Books {
  readonly status: number
  /**
   * Payments that are booked on it, payments that came at all, and those of them that are back
   * whole.
   */
  readonly applied: number
  readonly paid: number
  readonly back: number
  readonly logs: number
  readonly moves: number
}

async function booksOf({ services }: RaceWorld, orderSn: string): Promise<Books> {
  const { rows } = await sql<Books>`
    select o.status, count(p.id) filter (where p.is_applied)::int as applied, count(p.id) filter (where p.status = 2)::int as paid,
      count(p.id) filter (where exists (select 1 from pay_refund r where r.pay_order_id = p.id and r.status = 2 and r.amount = p.paid_amount))::int as back,
      (select count(*)::int from order_log l where l.order_id = o.id and l.event = 'pay') as logs,
      (select count(*)::int from stock_log s where s.biz_type = 'pay' and s.biz_id = o.order_sn) as moves
    from orders o left join pay_order_target t on t.order_id = o.id left join pay_order p on p.id = t.pay_order_id
    where o.order_sn = ${orderSn} group by o.id`.execute(services.db)
  return rows[0]!
}

interface Opened {
  readonly method: PayMethod
  readonly payNo: string
  readonly cashier: string
}

const open = async (
  here: RaceWorld,
  browser: Caller,
  orderSn: string,
  method: PayMethod,
): Promise<Opened> => ({
  method,
  ...(await toCashier(here, browser, orderSn, method)),
})

/**
 * Pays at the channel. The letters that came meanwhile may tell of refunds of earlier orders as
 * well, since some channels send those to the same address: they are no count of payments.
 */
async function payFor(
  { two }: RaceWorld,
  opened: Opened,
): Promise<{ readonly isPaid: boolean; readonly letters: readonly Letter[] }> {
  const before = two.letters.length
  const { paid: isPaid } = await two.control<{ paid: boolean }>('/_ctl/pay', {
    ...paymentAt(opened.method, opened),
    late: true,
  })
  const came = isPaid ? two.letters.slice(before) : []
  return { isPaid, letters: came.filter(({ path }) => path.endsWith(opened.method)) }
}

const step = fc.record({
  what: fc.constantFrom('pay', 'deliver', 'deliver', 'deliver', 'forge', 'cancel', 'look'),
  which: fc.nat({ max: 99 }),
  server: fc.nat({ max: 1 }),
  copies: fc.integer({ min: 1, max: 6 }),
  isAlone: fc.boolean(),
})
const schedule = fc.record({
  first: fc.constantFrom(...methods),
  second: fc.constantFrom(...methods),
  steps: fc.array(step, { minLength: 4, maxLength: 14 }),
  shopper: fc.nat({ max: 49 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** What a schedule is about, and what has come of it so far. */
interface Scheduled {
  readonly here: RaceWorld
  readonly browser: Caller
  readonly orderSn: string
  /** Notifications of payments, which come when a step says so. */
  readonly letters: Letter[]
  /** Cashiers that nobody has paid at yet, and the numbers of the payments that were made. */
  readonly unpaid: Opened[]
  readonly payNos: Set<string>
}

async function takeStep(
  { here, browser, orderSn, letters, unpaid, payNos }: Scheduled,
  { what, which, server, copies }: Step,
): Promise<void> {
  const { two } = here
  if (what === 'pay' && unpaid.length > 0) {
    const opened = unpaid.splice(which % unpaid.length, 1)[0]!
    const payment = await payFor(here, opened)
    letters.push(...payment.letters)
    if (payment.isPaid) payNos.add(opened.payNo)
  }
  const letter = letters[which % Math.max(1, letters.length)]
  if (what === 'deliver' && letter)
    await Promise.all(
      Array.from({ length: copies }, (_, index) => two.deliver(letter, server + index)),
    )
  if (what === 'forge' && letter)
    await two.deliver(forgeries[which % forgeries.length]!.of(letter, letters[0]!), server)
  if (what === 'cancel') await two.at(browser, server).call(orderCalls.cancel, { sn: orderSn })
  if (what === 'look') await two.at(browser, server).call(orderCalls.orderStatus, { sn: orderSn })
}

export function noticeTests(world: () => RaceWorld): void {
  forgeryTests(world)
  scheduleTests(world)
}

function forgeryTests(world: () => RaceWorld): void {
  it.each(methods)(
    `R7: %s: ${forgeries.length} forged letters and those that lie pay nothing, at either server; the true one pays once, however often it comes`,
    async (method) => {
      const here = world()
      const { two, shoppers } = here
      // Others for each method, as one person may leave only so many orders unpaid.
      const [ana, ben] = shoppers.slice(2 * methods.indexOf(method)) as [Caller, Caller]
      // What the shop asks by itself is not what is tried here.
      await two.control('/_ctl/rules', {
        match: { provider: providers[method], operation: 'query' },
        do: { kind: 'errorBefore' },
        times: 100_000,
      })
      const { orderSn } = await placeOrder(ana, [two.skus[3]!])
      const { orderSn: otherSn } = await placeOrder(ben, [two.skus[3]!])
      const opened = await open(here, ana, orderSn, method)
      const otherOpened = await open(here, ben, otherSn, method)
      const liars: { readonly name: string; readonly letter: Letter; readonly about: string }[] = []
      for (const kind of lies[method]) {
        await two.control('/_ctl/rules', {
          match: { provider: providers[method], operation: 'notify' },
          do: { kind },
        })
        const { orderSn: about } = await placeOrder(ben, [two.skus[3]!])
        const { letters: told } = await payFor(here, await open(here, ben, about, method))
        liars.push(...told.map((made) => ({ name: `the lie ${kind}`, letter: made, about })))
      }
      expect(liars).toHaveLength(lies[method].length)
      const [letter] = (await payFor(here, opened)).letters
      const [other] = (await payFor(here, otherOpened)).letters
      const forged = forgeries.map(({ name, of }) => ({
        name,
        letter: of(letter!, other!),
        about: otherSn,
      }))
      const wrong: string[] = []
      for (const [index, { name, letter: made, about }] of [...forged, ...liars].entries()) {
        expect({ name, isSame: JSON.stringify(made) === JSON.stringify(letter) }).toEqual({
          name,
          isSame: false,
        })
        const { status } = await two.deliver(made, index)
        if (status >= 500 && !made.path.endsWith('wxPay')) wrong.push(`${name}: status ${status}`)
        // Neither the order that it was made of is paid, nor the one that it is about.
        for (const sn of [orderSn, about])
          if ((await booksOf(here, sn)).paid !== 0) wrong.push(`${name}: it pays`)
      }
      expect(wrong).toEqual([])
      await Promise.all(Array.from({ length: 20 }, (_, index) => two.deliver(letter!, index)))
      expect(await booksOf(here, orderSn)).toEqual({
        status: 1,
        applied: 1,
        paid: 1,
        back: 0,
        logs: 1,
        moves: 1,
      })
      await fetch(`${two.sandbox.url}/_ctl/rules`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${two.sandbox.keys.controlToken}` },
      })
    },
    180_000,
  )
}

function scheduleTests(world: () => RaceWorld): void {
  it(
    `R7: whatever comes in whatever order, ${schedules} schedules (NOTICE_SEED=${seed}): an order is paid by one payment at most, and all others go back`,
    async () => {
      const here = world()
      await fc.assert(
        fc.asyncProperty(schedule, async ({ first, second, steps, shopper }) => {
          const { two, shoppers } = here
          const browser = shoppers[shopper % shoppers.length]!
          const { orderSn } = await placeOrder(browser, [two.skus[4]!])
          const cashiers = [await open(here, browser, orderSn, first)]
          if (second !== first) cashiers.push(await open(here, browser, orderSn, second))
          const letters: Letter[] = []
          const unpaid = [...cashiers]
          const payNos = new Set<string>()
          const running: Promise<unknown>[] = []
          for (const each of steps) {
            const done = takeStep({ here, browser, orderSn, letters, unpaid, payNos }, each)
            running.push(done)
            if (each.isAlone) await done
          }
          await Promise.all(running)
          for (const [index, letter] of letters.entries()) await two.deliver(letter, index)
          await expect
            .poll(
              async () => {
                // Refunds are told of as well, by whichever letter comes.
                for (const letter of two.letters.slice(-40))
                  if (!letters.includes(letter)) await two.deliver(letter, 0)
                const { applied, paid, back } = await booksOf(here, orderSn)
                return {
                  applied,
                  open: paid - applied - back,
                  heard: paid >= payNos.size,
                }
              },
              { timeout: 90_000, interval: 200 },
            )
            .toMatchObject({ open: 0, heard: true })
          const { status, applied, logs, moves } = await booksOf(here, orderSn)
          expect([0, 1, 4]).toContain(status)
          expect({ applied, logs, moves }).toEqual(
            status === 1 ? { applied: 1, logs: 1, moves: 1 } : { applied: 0, logs: 0, moves: 0 },
          )
        }),
        { numRuns: schedules, endOnFailure: true, seed },
      )
    },
    120_000 + schedules * 20_000,
  )
}
