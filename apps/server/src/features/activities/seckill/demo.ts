import { beijingDay, day, hour, parseScope, type Instant, type Scope } from '@mallard/kernel'
import { seckills, type DemoSeckill } from '@mallard/shop-data/activities/seckill'
import { sql } from 'kysely'
import { demoLines } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { setUpSeckill } from './seckill-admin.service.ts'

/** Days for which a start sets flash sales up. */
const daysAhead = 7
/** Who buys what is soon sold out. */
const buyer = 'xiaoman'

/**
 * Sets up the flash sales of the days to come that are not there yet, and sells the last SKU of the
 * one that runs.
 */
export async function fillSeckills(demo: DemoWorld): Promise<void> {
  for (const sale of seckills) {
    const scope = parseScope(sale.store)
    if (!scope) throw new Error(`a flash sale names the store ${sale.store}`)
    await demo.services.db.transaction().execute((trx) => setUpDays(trx, scope, sale, demo.now))
    const memberId = demo.memberOf(scope, buyer)
    if (memberId !== undefined) await sellOut(demo, scope, sale, memberId)
  }
}

async function setUpDays(
  trx: Db,
  scope: Scope,
  { name, hours, skus }: DemoSeckill,
  now: Instant,
): Promise<void> {
  const lines = await demoLines(trx, scope, skus)
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const today = beijingDay(now) + ahead * day
    const [startAt, endAt] = [today + hours[0] * hour, today + hours[1] * hour]
    const known = await sql`
      select 1 from seckill
      where partner_id = ${scope.partnerId} and store_id = ${scope.storeId} and name = ${name.zh}
        and start_at = ${new Date(startAt)}`.execute(trx)
    if (known.rows.length > 0) continue
    await setUpSeckill(
      trx,
      scope,
      { id: 0, version: 0, name: name.zh, nameEn: name.en, startAt, endAt, skus: lines },
      now,
    )
  }
}

async function sellOut(
  { services, now, actAs }: DemoWorld,
  scope: Scope,
  { name, skus }: DemoSeckill,
  memberId: number,
): Promise<void> {
  const [productSn, , quota] = skus.at(-1)!
  const { rows } = await sql<{ id: number }>`
    select s.id from seckill s join seckill_sku q on q.seckill_id = s.id join sku k on k.id = q.sku_id
    where ${ofStore('s', scope)} and s.name = ${name.zh}
      and s.closed_at is null and s.start_at <= ${new Date(now)} and s.end_at > ${new Date(now)}
      and k.product_sn = ${productSn} and q.sold + q.reserved = 0`.execute(services.db)
  const promotionId = rows[0]?.id
  if (promotionId === undefined) return
  const run = actAs(scope, memberId, now)
  const chosen = { productId: productSn, promotionId }
  const { flowId } = await run<{ flowId: string }>('seckill.secKillCheckout', {
    ...chosen,
    qty: quota,
  })
  const { orderSn: sn } = await run<{ orderSn: string }>('seckill.secKillSubmit', {
    ...chosen,
    productQuantity: quota,
    flowId,
  })
  await run('payment.redirectWap', { method: 'wxPay', sn })
  await run('order.orderStatus', { sn })
}
