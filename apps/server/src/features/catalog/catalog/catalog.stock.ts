import { ok, refuse, type Refused, type Result, type Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { followStore } from './listing.repo.ts'

export interface StockUnit {
  readonly skuId: number
  readonly quantity: number
}

/** Why stock moves: `bizType` and `bizId` together may move a SKU once. */
export interface StockMove {
  readonly scope: Scope
  readonly bizType: string
  readonly bizId: string
  readonly units: readonly StockUnit[]
  readonly at: Date
}

/**
 * Units left of a SKU at which it is scarce; lists say "few left" of goods none of whose SKUs has
 * more.
 */
export const fewLeft = 10

/** Of `s`, a SKU in its store: few are left. */
export const isLow = (s: RawBuilder<unknown>) =>
  sql`${s}.on_hand - ${s}.reserved between 1 and coalesce(${s}.low_at, ${fewLeft})`

interface MovedRow {
  readonly skuId: number
  readonly goodsId: number
  readonly before: number
  readonly after: number
}

/** How a move changes a row, and what must hold for it; `w.quantity` are the units. */
const moves = {
  reserve: {
    onHand: sql`0`,
    reserved: sql`w.quantity`,
    guard: sql`s.on_hand - s.reserved >= w.quantity`,
  },
  release: { onHand: sql`0`, reserved: sql`-w.quantity`, guard: sql`s.reserved >= w.quantity` },
  deduct: {
    onHand: sql`-w.quantity`,
    reserved: sql`-w.quantity`,
    guard: sql`s.reserved >= w.quantity`,
  },
  take: {
    onHand: sql`-w.quantity`,
    reserved: sql`0`,
    guard: sql`s.on_hand - s.reserved >= w.quantity`,
  },
  restock: { onHand: sql`w.quantity`, reserved: sql`0`, guard: sql`true` },
}

/** Puts units aside for an order: all of them, or none and the transaction must be rolled back. */
export async function reserveStock(
  trx: Db,
  move: StockMove,
): Promise<Result<void, 'notEnoughStock' | 'soldOut'>> {
  const moved = await apply(trx, move, 'reserve')
  if (moved.length < skusOf(move)) return refuseShort(trx, move, moved)
  await refreshCrossed(trx, move.scope, moved)
  return ok(undefined)
}

/** Gives back what an order that was never paid had put aside. */
export async function releaseStock(trx: Db, move: StockMove): Promise<void> {
  await applyAll(trx, move, 'release')
}

/** Takes what was put aside out of the store for good, and counts the sale. */
export async function deductStock(trx: Db, move: StockMove): Promise<void> {
  const moved = await applyAll(trx, move, 'deduct')
  const quantities = new Map<number, number>()
  // A SKU may come twice: bought, and as a gift or an add-on.
  for (const { skuId, quantity } of move.units)
    quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity)
  const sold = moved.map(({ skuId, goodsId }) => ({
    goods_id: goodsId,
    quantity: quantities.get(skuId) ?? 0,
  }))
  await sql`
    update store_goods g set sales = g.sales + w.quantity
    from (select goods_id, sum(quantity)::int as quantity
      from jsonb_to_recordset(${JSON.stringify(sold)}::jsonb) as e(goods_id bigint, quantity int)
      group by goods_id order by goods_id) w
    where g.partner_id = ${move.scope.partnerId} and g.store_id = ${move.scope.storeId}
      and g.goods_id = w.goods_id`.execute(trx)
}

/**
 * The piece of a statement that counts the units of its part `wanted (goods_id, quantity)` as sold
 * in a store.
 */
export const salesPart = ({ partnerId, storeId }: StockParts['scope']): RawBuilder<unknown> => sql`
  update store_goods g set sales = g.sales + w.quantity
  from (select goods_id, sum(quantity)::int as quantity from wanted group by goods_id) w
  where g.partner_id = ${partnerId} and g.store_id = ${storeId} and g.goods_id = w.goods_id`

/** Units that were paid back, or sent once more for the same money, count as sold no longer. */
export async function uncountSales(
  trx: Db,
  { partnerId, storeId }: Scope,
  units: readonly StockUnit[],
): Promise<void> {
  await sql`
    update store_goods g set sales = greatest(0, g.sales - w.quantity)
    from (select k.goods_id, sum(e.quantity)::int as quantity
      from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as e("skuId" bigint, quantity int)
      join sku k on k.id = e."skuId" where e.quantity > 0 group by k.goods_id order by k.goods_id) w
    where g.partner_id = ${partnerId} and g.store_id = ${storeId} and g.goods_id = w.goods_id`.execute(
    trx,
  )
}

/**
 * Takes one SKU that is given away out of the store, which is no sale; false, and nothing is taken,
 * where there is too little.
 */
export async function takeStock(trx: Db, move: StockMove): Promise<boolean> {
  const moved = await apply(trx, move, 'take')
  if (moved.length < skusOf(move)) return false
  await refreshCrossed(trx, move.scope, moved)
  return true
}

/** Puts sold units back on the shelf. */
export async function restock(trx: Db, move: StockMove): Promise<void> {
  await applyAll(trx, move, 'restock')
}

async function applyAll(
  trx: Db,
  move: StockMove,
  kind: keyof typeof moves,
): Promise<readonly MovedRow[]> {
  const moved = await apply(trx, move, kind)
  if (moved.length < skusOf(move))
    throw new Error(`stock: ${kind} of ${move.bizType} ${move.bizId} found less than it must`)
  await refreshCrossed(trx, move.scope, moved)
  return moved
}

/**
 * Rows are locked in the order of their ids, whatever the order asked: two baskets with the same
 * goods cannot block each other.
 */
async function apply(
  trx: Db,
  move: StockMove,
  kind: keyof typeof moves,
): Promise<readonly MovedRow[]> {
  const wanted = JSON.stringify(
    move.units.map(({ skuId, quantity }) => ({ sku_id: skuId, quantity })),
  )
  const { rows } = await sql<MovedRow>`
    with wanted as (
      select e.sku_id, sum(e.quantity)::int as quantity
      from jsonb_to_recordset(${wanted}::jsonb) as e(sku_id bigint, quantity int) group by e.sku_id
    ), ${stockParts(kind, move)}
    select m.sku_id as "skuId", k.goods_id as "goodsId", m.after, m.before
    from moved m
    join sku k on k.id = m.sku_id`.execute(trx)
  return rows
}

interface StockParts {
  /** Numbers, or parts of the statement that give them. */
  readonly scope: {
    readonly partnerId: number | RawBuilder<unknown>
    readonly storeId: number | RawBuilder<unknown>
  }
  readonly bizType: string
  readonly bizId: string | RawBuilder<unknown> | Shares
  readonly at: Date
  /** Another part that must have a row before any stock is touched. */
  readonly after?: RawBuilder<unknown>
  /** What else must hold for a row `s` and its wish `w`. */
  readonly guard?: RawBuilder<unknown>
}

/** Units of several that move together. */
interface Shares {
  /**
   * The part `(seq, sku_id, quantity, biz_id)` that says whose the units of `wanted` are: each has a
   * line of the log, as if they had moved one after another in the order of `seq`.
   */
  readonly shares: RawBuilder<unknown>
}

/**
 * The parts `locked`, `moved (sku_id, before, after)` and `logged` of a statement that has a part
 * `wanted (sku_id, quantity)`: stock moves inside it, with its log. A SKU that cannot give what is
 * wanted is missing in `moved`.
 */
export function stockParts(
  kind: keyof typeof moves,
  { scope, bizType, bizId, at, after, guard }: StockParts,
): RawBuilder<unknown> {
  const { onHand, reserved, guard: enough } = moves[kind]
  const store = ofStore('s', scope)
  const soFar = (units: RawBuilder<unknown>) =>
    sql`sum(${units}) over (partition by m.sku_id order by w.seq)`
  const lines =
    typeof bizId === 'object' && 'shares' in bizId
      ? sql`m.sku_id, ${onHand}, ${reserved}, ${bizType}::text, w.biz_id,
        m.on_hand - m.on_hand_by + ${soFar(onHand)}, m.reserved - m.reserved_by + ${soFar(reserved)},
        ${at}::timestamptz
        from moved m join ${bizId.shares} w on w.sku_id = m.sku_id order by w.seq`
      : sql`m.sku_id, m.on_hand_by, m.reserved_by, ${bizType}::text, ${bizId}::text, m.on_hand, m.reserved,
      ${at}::timestamptz
        from moved m`
  return sql`
    locked as (
      select s.sku_id from store_sku s
      where ${store}
        and s.sku_id = any(array(select sku_id
          from wanted)) ${after ? sql`and exists (select 1 from ${after})` : sql``}
      order by s.sku_id for no key update
    ), moved as (
      update store_sku s set on_hand = s.on_hand + ${onHand}, reserved = s.reserved + ${reserved}
      from wanted w join locked l on l.sku_id = w.sku_id
      where ${store} and s.sku_id = w.sku_id and ${enough} ${guard ? sql`and ${guard}` : sql``}
      returning s.sku_id, s.on_hand, s.reserved, ${onHand} as on_hand_by, ${reserved} as reserved_by,
        s.on_hand - s.reserved as after, s.on_hand - s.reserved - ${onHand} + ${reserved} as before
    ), logged as (
      insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id,
        after_on_hand, after_reserved, created_at)
      select ${scope.partnerId}::int, ${scope.storeId}::int, ${lines}
    )`
}

/**
 * The part `moved (sku_id, after)` of such a statement for units that were put aside before: they
 * stay where they are, so nothing is logged.
 */
export function heldPart({
  scope,
  after,
  guard,
}: Pick<Required<StockParts>, 'scope' | 'after' | 'guard'>): RawBuilder<unknown> {
  return sql`
    moved as (
      select s.sku_id, s.on_hand - s.reserved as after from store_sku s join wanted w on w.sku_id = s.sku_id
      where ${ofStore('s', scope)} and s.reserved >= w.quantity and ${guard}
        and exists (select 1 from ${after})
    )`
}

function skusOf({ units }: StockMove): number {
  return new Set(units.map(({ skuId }) => skuId)).size
}

async function refuseShort(
  trx: Db,
  { scope, units }: StockMove,
  moved: readonly MovedRow[],
): Promise<Refused<'notEnoughStock' | 'soldOut'>> {
  const missing = units.find(({ skuId }) => !moved.some((row) => row.skuId === skuId))
  const row = await trx
    .selectFrom('store_sku')
    .select(sql<number>`on_hand - reserved`.as('left'))
    .where('partner_id', '=', scope.partnerId)
    .where('store_id', '=', scope.storeId)
    .where('sku_id', '=', missing?.skuId ?? 0)
    .executeTakeFirst()
  return row && row.left > 0 ? refuse('notEnoughStock', { left: row.left }) : refuse('soldOut')
}

/** Only a SKU that ran out, came back or is scarce can change what lists show of its goods. */
async function refreshCrossed(trx: Db, scope: Scope, moved: readonly MovedRow[]): Promise<void> {
  const goodsIds = moved
    .filter(({ before, after }) => before !== after && Math.min(before, after) <= fewLeft)
    .map(({ goodsId }) => goodsId)
  if (goodsIds.length > 0) await refreshAvailability(trx, scope, [...new Set(goodsIds)])
}

/**
 * Brings the price, SKU and stock state that lists show, and how many SKUs are scarce or gone, in
 * step with the SKUs. The rows are locked first, by a statement of its own: the next one then sees
 * what others committed in the meantime.
 */
export async function refreshAvailability(
  trx: Db,
  scope: Scope,
  goodsIds: readonly number[],
): Promise<void> {
  const here = sql`partner_id = ${scope.partnerId} and store_id = ${scope.storeId}
    and goods_id = any(${goodsIds}::bigint[])`
  await sql`select 1 from store_goods where ${here} order by goods_id for no key update`.execute(
    trx,
  )
  await sql`
    update store_goods g set price = f.price, struck_price = f.struck_price, product_sn = f.product_sn,
      stock_state = f.stock_state, low_skus = f.low_skus, out_skus = f.out_skus,
      unproved_skus = f.unproved_skus
    from (
      select distinct on (k.goods_id) k.goods_id, s.sale_price as price,
        coalesce(h.struck, 0) as struck_price, k.product_sn,
        case
          when coalesce(max(s.on_hand - s.reserved) filter (where k.closed_at is null) over of_goods,
            0) = 0 then 0
          when max(s.on_hand - s.reserved) filter (where k.closed_at is null) over of_goods
            <= ${fewLeft} then 2
            else 1 end as stock_state,
            count(*) filter (where k.closed_at is null
              and s.on_hand - s.reserved between 1 and coalesce(s.low_at,
                ${fewLeft})) over of_goods as low_skus,
            count(*) filter (where k.closed_at is null and s.on_hand = s.reserved) over of_goods as out_skus,
            count(*) filter (where k.closed_at is null and k.list_price > s.sale_price
              and (o.list_basis = 'none'
                or (o.list_basis = 'recent'
                  and coalesce(h.struck, 0) <= s.sale_price))) over of_goods as unproved_skus
      from sku k join store_sku s on s.partner_id = k.partner_id and s.sku_id = k.id
      join goods o on o.partner_id = k.partner_id and o.id = k.goods_id
      left join price_history h on h.partner_id = s.partner_id and h.store_id = s.store_id
        and h.sku_id = s.sku_id and h.kind = 0 and h.until_at is null
      where ${ofStore('s', scope)} and k.goods_id = any(${goodsIds}::bigint[])
      window of_goods as (partition by k.goods_id)
      order by k.goods_id, (k.closed_at is null) desc, (s.on_hand > s.reserved) desc, s.sale_price, k.sort,
        k.id
    ) f
    where ${ofStore('g', scope)} and g.goods_id = f.goods_id
      and (g.price, g.struck_price, g.product_sn, g.stock_state, g.low_skus, g.out_skus, g.unproved_skus)
        is distinct from (f.price, f.struck_price, f.product_sn, f.stock_state::smallint, f.low_skus::int,
          f.out_skus::int, f.unproved_skus::int)`.execute(trx)
  await followStore(trx, scope, goodsIds)
}

/**
 * Brings how many SKUs of goods are low in step with their own alarms. Purchases do so up to the
 * usual number alone: theirs is a statement of few words.
 */
export async function refreshAlarms(db: Db): Promise<void> {
  await sql`
    with watched as (
      select distinct a.partner_id, a.store_id, k.goods_id from store_sku a
      join sku k on k.partner_id = a.partner_id and k.id = a.sku_id where a.low_at is not null
    ), counted as (
      select w.partner_id, w.store_id, w.goods_id,
        count(*) filter (where k.closed_at is null and ${isLow(sql`s`)})::int as low_skus
      from watched w join sku k on k.partner_id = w.partner_id and k.goods_id = w.goods_id
      join store_sku s on s.partner_id = w.partner_id and s.store_id = w.store_id and s.sku_id = k.id
      group by w.partner_id, w.store_id, w.goods_id
    )
    update store_goods g set low_skus = c.low_skus from counted c
    where g.partner_id = c.partner_id and g.store_id = c.store_id and g.goods_id = c.goods_id
      and g.low_skus <> c.low_skus`.execute(db)
}

export interface WrittenStock {
  readonly skuId: number
  readonly onHand: number
  readonly reserved: number
  readonly version: number
}

/** Lines of the ledger for what staff changed. */
export async function logStockEdits(
  trx: Db,
  { partnerId, storeId }: Scope,
  edits: readonly (WrittenStock & { readonly delta: number })[],
  { staffName, reason, at }: { staffName: string; reason: string; at: Date },
): Promise<void> {
  if (edits.length === 0) return
  await trx
    .insertInto('stock_log')
    .values(
      edits.map(({ skuId, delta, onHand, reserved, version }) => ({
        partner_id: partnerId,
        store_id: storeId,
        sku_id: skuId,
        delta_on_hand: delta,
        delta_reserved: 0,
        biz_type: 'edit',
        biz_id: `v${version}`,
        after_on_hand: onHand,
        after_reserved: reserved,
        created_at: at,
        staff_name: staffName,
        reason: reason || null,
      })),
    )
    .execute()
}
