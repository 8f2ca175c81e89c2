import { day, parseScope, type Instant, type Scope } from '@mallard/kernel'
import { groupBuys, type DemoGroupBuy } from '@mallard/shop-data/activities/group-buy'
import { sql } from 'kysely'
import { demoLines, endActivity } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { setUpGroup } from './group-buy-admin.service.ts'
import { showGroup } from './group-shown.service.ts'

/** Days that a group runs which a start sets up. */
const days = 3

/** Sets up the groups that do not form now, and lets their shoppers in. */
export async function fillGroupBuys(demo: DemoWorld): Promise<void> {
  for (const group of groupBuys) {
    const scope = parseScope(group.store)
    if (!scope) throw new Error(`a group purchase names the store ${group.store}`)
    const urlCode = await demo.services.db
      .transaction()
      .execute((trx) => forming(trx, scope, group, demo.now))
    for (const [code, items] of group.joined) {
      const memberId = demo.memberOf(scope, code)
      if (memberId !== undefined) await join(demo, scope, urlCode, memberId, items)
    }
  }
}

/** The activity whose group forms; one that was formed since makes room for the next. */
async function forming(
  trx: Db,
  scope: Scope,
  { name, goal, skus }: DemoGroupBuy,
  now: Instant,
): Promise<string> {
  const at = new Date(now)
  const known = await sql<{ id: number; urlCode: string; result: number }>`
    select id, url_code as "urlCode", result from group_activity
    where partner_id = ${scope.partnerId} and store_id = ${scope.storeId} and name = ${name.zh}
      and closed_at is null and start_at <= ${at} and end_at > ${at}`.execute(trx)
  for (const { id, urlCode, result } of known.rows) {
    if (result === 0) return urlCode
    await endActivity(trx, 'group_activity', scope, { id, reason: '已成团' }, at)
    await showGroup(trx, scope, id, now)
  }
  const id = await setUpGroup(
    trx,
    scope,
    {
      id: 0,
      version: 0,
      name: name.zh,
      nameEn: name.en,
      startAt: now,
      endAt: now + days * day,
      goalType: goal[0],
      goalValue: goal[1],
      freightCoupon: true,
      skus: await demoLines(trx, scope, skus),
    },
    now,
  )
  const made = await sql<{ urlCode: string }>`
    select url_code as "urlCode" from group_activity where id = ${id}`.execute(trx)
  return made.rows[0]!.urlCode
}

/** Buys and pays, unless the shopper is in already. */
async function join(
  { services, now, actAs }: DemoWorld,
  scope: Scope,
  urlCode: string,
  memberId: number,
  items: readonly (readonly [sku: string, quantity: number])[],
): Promise<void> {
  const isIn = await sql`
    select 1 from group_batch b
    join group_activity a on a.id = b.activity_id
    where a.url_code = ${urlCode} and b.member_id = ${memberId}`.execute(services.db)
  if (isIn.rows.length > 0) return
  const run = actAs(scope, memberId, now)
  const { flowId } = await run<{ flowId: string }>('activity.orderModify', {
    urlCode,
    items: items.map(([productSn, quantity]) => ({ productSn, quantity })),
  })
  const { orderIds: sn } = await run<{ orderIds: string }>('activity.submit', { flowId })
  await run('payment.redirectWap', { method: 'wxPay', sn })
  await run('order.orderStatus', { sn })
}
