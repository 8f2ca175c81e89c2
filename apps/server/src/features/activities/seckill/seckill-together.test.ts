import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { maxUnpaid } from '@mallard/contract/trade/order/order.codes'
import { hour, second } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  placeOrder,
  setStock,
  skusWithStock,
  type TestSku,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { watched } from '#app/testing/test-watched.ts'
import type { Db } from '#platform/db/database.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { silentLog } from '#platform/log.ts'
import { secKillCheckout, secKillSubmit } from './seckill.service.ts'
import { ordered, runningSeckill, wanted, type TestSession } from './test-seckill.ts'

// A batch gathers while another is under way. Here all of it comes in one turn of the loop, behind
// a submit of nothing: what is together is certain, not likely.
const shop = await testShop()
const { db } = shop.services
const owner = await shop.staff()
const skus = await skusWithStock(shop, 30)
const buyers: Buyer[] = []
for (let count = 0; count < 6; count += 1) buyers.push(await aBuyer())

afterAll(() => expectBooksToAgree(shop))

interface Buyer {
  readonly browser: Caller
  readonly id: number
}

async function aBuyer(): Promise<Buyer> {
  const browser = await buyer(shop)
  return { browser, id: (await browser.data(identityCalls.userInfo, {})).id }
}

interface Flow {
  readonly who: Buyer
  readonly flowId: string
  readonly quantity: number
}

/** What is sold in a test: each has a SKU and a session of its own. */
let sku: TestSku
let promotionId: number
let next = 0

async function selling(more: TestSession = {}): Promise<void> {
  sku = skus[(next += 1)]!
  promotionId = (await runningSeckill(shop, owner, [sku], { quota: 100, limit: 5, ...more })).id
}

/** Opens a checkout of each. */
async function opened(who: readonly Buyer[], quantity = 1): Promise<Flow[]> {
  const flows: Flow[] = []
  for (const each of who) {
    const wish = wanted(sku, promotionId, quantity)
    const { flowId } = await each.browser.data(seckillCalls.secKillCheckout, wish)
    flows.push({ who: each, flowId, quantity })
  }
  return flows
}

/** A request of a buyer, as the server's own calls see it. */
const asked = (who: Buyer, at: Db = db) =>
  ({
    services: Object.create(shop.services, { db: { value: at } }) as typeof shop.services,
    clock: shop.clock,
    log: silentLog,
    scope: { partnerId: 1, storeId: 1 },
    shopper: { id: who.id },
  }) as unknown as ShopperCtx

const submitted = ({ who, flowId, quantity }: Flow, more: object = {}, at: Db = db) =>
  secKillSubmit(asked(who, at), { ...ordered(sku, promotionId, flowId, quantity), ...more })

/** All of them in one batch. */
async function together(flows: readonly Flow[], more: object = {}, at: Db = db) {
  const nothing = submitted({ who: buyers[0]!, flowId: 'nothing', quantity: 1 }, {}, at)
  const answers = await Promise.allSettled(flows.map((flow) => submitted(flow, more, at)))
  await nothing
  return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'fault'))
}

type Answers = Awaited<ReturnType<typeof together>>

/** What was placed, or the name of the refusal. */
const said = (answers: Answers) =>
  answers.map((answer) =>
    answer === 'fault' ? answer : answer.ok ? ('placed' as const) : answer.refusal,
  )

const orderSns = (answers: Answers) =>
  answers.flatMap((answer) => (answer !== 'fault' && answer.ok ? [answer.value.orderSn] : []))

/** Transactions that wrote these orders. */
async function writtenBy(answers: Answers): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct xmin::text)::int as count from orders where order_sn = any(${orderSns(answers)}::text[])`.execute(
    db,
  )
  return rows[0]!.count
}

/** Orders of the session, and what it counts. */
async function counted() {
  const { rows } = await sql<{ orders: number; reserved: number; placed: number }>`
    select (select count(*)::int from orders o where o.kind = 3 and (o.context->>'seckillId')::bigint = q.seckill_id) as orders, q.reserved, q.placed
    from seckill_sku q where q.seckill_id = ${promotionId}`.execute(db)
  return rows[0]!
}

beforeEach(() => void shop.clock.advance(2 * second))

describe('submits that wait at one moment', () => {
  it('become orders by one statement, each as it would have been alone', async () => {
    await selling()
    const flows = await opened(buyers.slice(0, 4), 2)
    for (const { who, flowId } of flows)
      await who.browser.data(checkoutCalls.flowModify, {
        flowId,
        cartId: '0',
        remark: `放门口 "'\\ {😀}`,
      })
    const [first, ...others] = flows
    const single = await submitted(first!)
    const joint = await together(others)
    expect(said(joint)).toEqual(['placed', 'placed', 'placed'])
    expect(await writtenBy(joint)).toBe(1)
    expect(await counted()).toEqual({ orders: 4, reserved: 8, placed: 4 })
    const [model, ...twins] = await Promise.all(
      [first!, ...others].map(({ flowId }) => rowsOf(flowId)),
    )
    for (const twin of twins) expect(twin).toEqual(model)
    for (const answer of joint) {
      const { orderSn: _a, orderId: _b, ...like } = (answer as { value: Placed }).value
      const { orderSn: _c, orderId: _d, ...alike } = (single as { value: Placed }).value
      expect(like).toEqual(alike)
    }
    // Their lines of the ledger are as if they had come one after another.
    const { rows } = await sql<{ left: number }>`
      select after_reserved as left from stock_log where biz_type = 'submit' and biz_id = any(${orderSns(joint)}::text[]) order by id`.execute(
      db,
    )
    expect(rows.map(({ left }) => left - rows[0]!.left)).toEqual([0, 2, 4])
  })

  it('take what there is in the order in which they came', async () => {
    await selling({ quota: 3 })
    const flows = await opened(buyers.slice(0, 5))
    expect(said(await together(flows))).toEqual([
      'placed',
      'placed',
      'placed',
      'seckillChance',
      'seckillChance',
    ])
    expect(await counted()).toEqual({ orders: 3, reserved: 3, placed: 3 })
  })

  it('take what the store has, and lists show that it is scarce', async () => {
    await selling()
    const flows = await opened(buyers.slice(0, 5))
    await setStock(shop, sku.skuId, 3)
    const answers = await together(flows)
    expect(said(answers)).toEqual(['placed', 'placed', 'placed', 'soldOut', 'soldOut'])
    expect(await writtenBy(answers)).toBe(1)
    const { rows } = await sql<{ out: number }>`
      select out_skus as out from store_goods where partner_id = 1 and store_id = 1 and goods_id = ${sku.goodsId}`.execute(
      db,
    )
    expect(rows[0]!.out).toBeGreaterThan(0)
  })

  it('are one order of a checkout, however often and wherever it is submitted at once', async () => {
    await selling()
    const flows = await opened(buyers.slice(0, 4))
    const elsewhere = watched(db, (_statement, ask) => ask())
    const [here, there] = await Promise.all([
      together([...flows, ...flows, flows[0]!]),
      together(flows, {}, elsewhere),
    ])
    expect(new Set(said([...here, ...there]))).toEqual(new Set(['placed']))
    const [one, two, again, elsewhereToo] = [
      here.slice(0, 4),
      here.slice(4, 8),
      here.slice(8),
      there,
    ]
    expect(new Set(orderSns(one)).size).toBe(4)
    for (const same of [two, elsewhereToo]) expect(orderSns(same)).toEqual(orderSns(one))
    expect(orderSns(again)).toEqual(orderSns(one).slice(0, 1))
    expect(await counted()).toEqual({ orders: 4, reserved: 4, placed: 4 })
  })

  it('hold up nobody with a checkout that is not good', async () => {
    await selling({ limit: 1 })
    const [mine, gone, late, homeless, moved, twice] = await opened(buyers)
    const strange = { ...gone!, who: buyers[0]! }
    const past = new Date(shop.clock.now() - second)
    await sql`update checkout_flow set expires_at = ${past} where flow_id = ${late!.flowId}`.execute(
      db,
    )
    await sql`update checkout_flow set address_id = null where flow_id = ${homeless!.flowId}`.execute(
      db,
    )
    const again = await opened([twice!.who])
    expect((await submitted(again[0]!)).ok).toBe(true)
    const answers = await Promise.all([
      together([{ ...mine!, flowId: 'none' }, late!, homeless!, moved!, twice!, strange]),
      together([mine!]),
    ])
    expect(answers.map(said)).toEqual([
      ['notFound', 'flowExpired', 'addressNeeded', 'placed', 'seckillLimit', 'notFound'],
      ['placed'],
    ])
    expect(await counted()).toMatchObject({ orders: 3, reserved: 3 })
  })

  it('fall apart when their statement fails: only who is the cause hears of it', async () => {
    await selling()
    const flows = await opened(buyers.slice(0, 5))
    await sql`
      create function no_line_for() returns trigger language plpgsql as $$ begin
        if exists (select from orders o where o.id = new.order_id and o.flow_id = tg_argv[0]) then raise exception 'broken'; end if;
        return new;
      end $$`.execute(db)
    await sql`create trigger no_line before insert on order_item for each row execute function no_line_for(${sql.lit(flows[2]!.flowId)})`.execute(
      db,
    )
    const answers = await together(flows)
    await sql`drop trigger no_line on order_item`.execute(db)
    expect(said(answers)).toEqual(['placed', 'placed', 'fault', 'placed', 'placed'])
    expect(await counted()).toEqual({ orders: 4, reserved: 4, placed: 4 })
    expect(said(await together(flows)).every((each) => each === 'placed')).toBe(true)
    expect(await counted()).toEqual({ orders: 5, reserved: 5, placed: 5 })
  })

  it('are found again when the answer of their statement is lost', async () => {
    await selling()
    const flows = await opened(buyers.slice(0, 4))
    let lost = 0
    const cut = watched(db, async (statement, ask) => {
      const answer = await ask()
      if (!statement.includes('seckill_quota') || lost > 0) return answer
      lost += 1
      throw new Error('the connection was cut')
    })
    const answers = await together(flows, {}, cut)
    expect(lost).toBe(1)
    expect(said(answers)).toEqual(['placed', 'placed', 'placed', 'placed'])
    expect(await writtenBy(answers)).toBe(1)
    expect(await counted()).toEqual({ orders: 4, reserved: 4, placed: 4 })
  })

  it('look again when others were quicker', async () => {
    await selling({ quota: 4 })
    const flows = await opened(buyers)
    let meanwhile: (() => Promise<unknown>) | undefined = () =>
      Promise.all(flows.slice(0, 2).map((flow) => submitted(flow)))
    const slow = watched(db, async (statement, ask) => {
      const happen = meanwhile
      if (!happen || !statement.includes('seckill_quota')) return ask()
      meanwhile = undefined
      await happen()
      return ask()
    })
    const answers = await together(flows.slice(2), {}, slow)
    expect(said(answers)).toEqual(['placed', 'placed', 'seckillChance', 'seckillChance'])
    expect(await counted()).toEqual({ orders: 4, reserved: 4, placed: 4 })
  })
})

describe('what a batch refuses', () => {
  it.each<[string, () => Promise<unknown>, object?]>([
    ['a session that was ended', () => ended()],
    ['a price that is another', () => session(sql`price = price + 1`)],
    ['a limit that was lowered', () => session(sql`limit_per_user = 1`)],
    ['all that was ordered', () => session(sql`quota = reserved`)],
    ['goods that are off the shelf', () => shelf(false)],
    ['a store that has none', () => setStock(shop, sku.skuId, 1)],
    ['another amount than was seen', async () => undefined, { expectPayAmount: 1 }],
  ])('is refused in the same words as alone: %s', async (_name, change, more = {}) => {
    await selling()
    expect(said(await together(await opened(buyers.slice(0, 1))))).toEqual(['placed'])
    const [one, ...two] = await opened(buyers.slice(1, 4), 2)
    await change()
    const alone = await submitted(one!, more)
    // What the process knows to be gone it believes for a second.
    shop.clock.advance(2 * second)
    expect(alone.ok).toBe(false)
    expect(await together(two, more)).toEqual([alone, alone])
    expect(await counted()).toMatchObject({ orders: 1, reserved: 1 })
    await shelf(true)
    await setStock(shop, sku.skuId, 1000)
  })

  it('is told to whoever may leave no more orders unpaid as ever', async () => {
    await selling()
    const full = await aBuyer()
    const flows = await opened([full, ...buyers.slice(0, 2)])
    for (let count = 0; count < maxUnpaid; count += 1) await placeOrder(full.browser, [skus[0]!])
    expect(said(await together(flows))).toEqual(['tooManyUnpaid', 'placed', 'placed'])
    expect(await counted()).toEqual({ orders: 2, reserved: 2, placed: 2 })
    shop.clock.advance(hour)
    await shop.worker.runDue()
    await shop.dispatch()
  })
})

describe('checkouts that are opened at one moment', () => {
  const opening = (who: Buyer, qty: number) =>
    secKillCheckout(asked(who), wanted(sku, promotionId, qty))
  /** The first goes alone, the others are a batch. */
  const openings = (who: readonly Buyer[], qty: number) =>
    Promise.all(who.map((each) => opening(each, qty)))

  it('are written by one statement, each as it would have been alone', async () => {
    await selling()
    const answers = await openings(buyers.slice(0, 5), 2)
    const flowIds = answers.map((answer) => (answer.ok ? answer.value.flowId : ''))
    const { rows } = await sql<{ flow: object; count: number }>`
      select to_jsonb(f) - array['flow_id', 'member_id', 'address_id'] as flow, count(*)::int as count, count(distinct f.xmin::text)::int as writers,
        bool_and(a.member_id = f.member_id and a.is_default) as "isTheirs"
      from checkout_flow f join address a on a.id = f.address_id where f.flow_id = any(${flowIds}::text[]) group by 1`.execute(
      db,
    )
    expect(rows).toEqual([{ flow: expect.anything(), count: 5, writers: 2, isTheirs: true }])
    const flows = flowIds.map((flowId, place) => ({ who: buyers[place]!, flowId, quantity: 2 }))
    expect(new Set(said(await together(flows)))).toEqual(new Set(['placed']))
  })

  it.each<[string, () => Promise<unknown>, number]>([
    ['more than one may have', async () => undefined, 6],
    ['more than there are', () => session(sql`quota = 3`), 4],
    ['nothing is left', () => session(sql`quota = reserved`), 1],
    ['the session is over', () => ended(), 1],
    ['the goods are off the shelf', () => shelf(false), 1],
    ['the store has fewer', () => setStock(shop, sku.skuId, 2), 2],
  ])('are refused in the same words as alone: %s', async (_name, change, qty) => {
    await selling()
    expect(said(await together(await opened(buyers.slice(5))))).toEqual(['placed'])
    await change()
    const [alone, ...joint] = await openings(buyers.slice(0, 3), qty)
    expect(alone!.ok).toBe(false)
    expect(joint).toEqual([alone, alone])
    await shelf(true)
    await setStock(shop, sku.skuId, 1000)
  })
})

const session = (set: ReturnType<typeof sql>) =>
  sql`update seckill_sku set ${set} where seckill_id = ${promotionId}`.execute(db)
const ended = () =>
  sql`update seckill set closed_at = start_at where id = ${promotionId}`.execute(db)
const shelf = (isOn: boolean) =>
  sql`update store_goods set on_sale = ${isOn} where partner_id = 1 and store_id = 1 and goods_id = ${sku.goodsId}`.execute(
    db,
  )

interface Placed {
  readonly orderSn: string
  readonly orderId: string
}

/** All that a checkout became, but for what names it and its member. */
async function rowsOf(flowId: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(f) - array['flow_id', 'member_id', 'address_id', 'order_sn', 'created_at', 'expires_at'] as flow,
      to_jsonb(o) - array['id', 'flow_id', 'order_sn', 'member_id', 'unpaid_place'] as "order",
      o.unpaid_place between 1 and ${maxUnpaid} as "hasPlace",
      (select jsonb_agg(to_jsonb(i) - array['id', 'order_id']) from order_item i where i.order_id = o.id) as items,
      (select jsonb_agg(to_jsonb(l) - array['id', 'order_id', 'actor_id', 'is_handled'] || jsonb_build_object('isOwn', l.actor_id = o.member_id)) from order_log l where l.order_id = o.id) as log,
      (select jsonb_agg(to_jsonb(j) - array['id', 'key', 'payload', 'created_at'] || jsonb_build_object('isOwn', j.payload = jsonb_build_object('orderSn', o.order_sn))) from job j where j.key = o.order_sn) as jobs,
      (select jsonb_agg(to_jsonb(s) - array['id', 'biz_id', 'after_reserved']) from stock_log s where s.biz_id = o.order_sn) as stock,
      (select jsonb_agg(to_jsonb(u) - array['member_id']) from seckill_user u where u.member_id = o.member_id and u.seckill_id = ${promotionId}) as share
    from checkout_flow f join orders o on o.flow_id = f.flow_id where f.flow_id = ${flowId}`.execute(
    db,
  )
  return rows[0]
}
