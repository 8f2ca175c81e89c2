import { randomUUID } from 'node:crypto'
import { beijingDay, day, hour, parseScope, type Result, type Scope } from '@mallard/kernel'
import { evaluations, type DemoEvaluation } from '@mallard/shop-data/activities/evaluate'
import { sql } from 'kysely'
import { demoSkus } from '#features/activities/activity/index.ts'
import { reviewAs } from '#features/catalog/review/index.ts'
import { addressesOf } from '#features/people/address/index.ts'
import { shipOrder } from '#features/trade/shipping/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { applicationOf, insertApply, setPromoted, startReports } from './apply.repo.ts'
import { placeFor } from './choose.service.ts'
import { setUpEvaluate } from './evaluate-admin.service.ts'
import { reviewDuties } from './report.service.ts'
import { settle } from './evaluate.repo.ts'

type DemoApplication = DemoEvaluation['applied'][number]
interface Filling {
  readonly demo: DemoWorld
  readonly scope: Scope
  readonly id: number
}

/** Sets up the trials that are not there yet, and lets the one that takes applications go on. */
export async function fillEvaluates(demo: DemoWorld): Promise<void> {
  const { db } = demo.services
  for (const evaluation of evaluations) {
    const scope = parseScope(evaluation.store)
    if (!scope) throw new Error(`a trial names the store ${evaluation.store}`)
    const { rows } = await sql<{ id: number }>`
      select id from evaluation
      where partner_id = ${scope.partnerId} and store_id = ${scope.storeId}
        and name = ${evaluation.name.zh}`.execute(db)
    const known = rows[0]
    if (!known) await setUp(demo, scope, evaluation)
    else if (evaluation.days[1] > 0)
      await sql`
        update evaluation set end_at = greatest(end_at, ${dayOf(demo, evaluation.days[1])}::timestamptz)
        where id = ${known.id} and closed_at is null`.execute(db)
  }
}

/** The first moment of a day in Beijing, so many days from today. */
const dayOf = ({ now }: Pick<DemoWorld, 'now'>, days: number) =>
  new Date(beijingDay(now) + days * day)

async function setUp(demo: DemoWorld, scope: Scope, evaluation: DemoEvaluation): Promise<void> {
  const { db } = demo.services
  const { name, intro, rules, sku, quota, reportDays, days, applied } = evaluation
  const [skuId] = await demoSkus(db, scope, [sku])
  const setup = {
    id: 0,
    version: 0,
    name: name.zh,
    nameEn: name.en,
    intro: intro.zh,
    introEn: intro.en,
    rules: rules.zh,
    rulesEn: rules.en,
    startAt: dayOf(demo, days[0]).getTime(),
    endAt: dayOf(demo, days[1]).getTime(),
    ...{ skuId: skuId!, quota, reportDays },
  }
  const id = await db
    .transaction()
    .execute((trx) => setUpEvaluate(trx, scope, setup, dayOf(demo, days[0]).getTime()))
  const filling = { demo, scope, id }
  for (const application of applied) await applyFor(filling, application)
  for (const application of applied)
    if (application.receivedDaysAgo !== undefined)
      await tryOut(filling, application, application.receivedDaysAgo)
  if (days[1] < 0) await settle(db, scope, id, dayOf(demo, days[1] + 1))
  if (days[1] < 0)
    await sql`
      update evaluation_apply set state = 'declined'
      where evaluation_id = ${id} and state = 'applied'`.execute(db)
}

async function applyFor(
  { demo, scope, id }: Filling,
  { shopper, reason, daysAgo }: DemoApplication,
): Promise<void> {
  const { db } = demo.services
  const memberId = demo.memberOf(scope, shopper)
  if (memberId === undefined) throw new Error(`a trial names ${shopper}`)
  const [address] = await addressesOf(db, { ...scope, memberId })
  const wish = { requestId: randomUUID(), reason, addressId: address?.id ?? 0 }
  const at = dayOf(demo, -daysAgo)
  await insertApply(db, scope, { evaluationId: id, memberId, at, ...wish })
}

/** A tester was chosen and has received the goods, and perhaps written the report. */
async function tryOut(
  { demo, scope, id }: Filling,
  { shopper, report }: DemoApplication,
  receivedDaysAgo: number,
): Promise<void> {
  const { db } = demo.services
  const received = dayOf(demo, -receivedDaysAgo).getTime() + 18 * hour
  const memberId = demo.memberOf(scope, shopper)!
  const applied = await applicationOf(db, scope, id, memberId)
  if (!applied) return
  const refused = await placeFor(demo.as(scope, memberId, received - 3 * day), applied)
  if (refused) throw new Error(`nothing could be sent to ${shopper}: ${refused.refusal}`)
  const placed = await applicationOf(db, scope, id, memberId)
  const orderSn = placed?.orderSn ?? ''
  await arrive({ demo, scope, id }, orderSn, memberId, received)
  if (report) await write({ demo, scope, id }, orderSn, memberId, report)
}

const done = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`a trial of the demo world was refused: ${result.refusal}`)
  return result.value
}

async function linesOf({ demo, scope }: Filling, orderSn: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from order_item i join orders o on o.id = i.order_id
    where o.partner_id = ${scope.partnerId} and o.order_sn = ${orderSn}`.execute(demo.services.db)
  return rows.map(({ id }) => id)
}

async function arrive(
  filling: Filling,
  orderSn: string,
  memberId: number,
  received: number,
): Promise<void> {
  const { demo, scope } = filling
  const { db } = demo.services
  const lines = (await linesOf(filling, orderSn)).map((orderItemId) => ({
    orderItemId,
    quantity: 1,
  }))
  const deliverySn = `SF${orderSn.slice(-13)}`
  const shipping = { orderSn, companyCode: 'shunfeng', deliverySn, lines }
  const operator = { scope, staffId: 0, at: new Date(received - 2 * day) }
  done(await transact(db, (trx) => shipOrder(trx, operator, shipping)))
  await demo.actAs(scope, memberId, received)('order.confirm', { sn: orderSn })
  // The handlers of events begin once the shop runs; the report is due from the receipt on.
  await startReports(db, orderSn, new Date(received))
}

async function write(
  filling: Filling,
  orderSn: string,
  memberId: number,
  { daysAgo, star, words, pictures }: NonNullable<DemoApplication['report']>,
): Promise<void> {
  const { demo, scope, id } = filling
  const { db } = demo.services
  const at = new Date(dayOf(demo, -daysAgo).getTime() + 20 * hour)
  const pics = await Promise.all(pictures.map((key) => demo.pictureOf(key)))
  const [orderItemId = 0] = await linesOf(filling, orderSn)
  const said = { star, content: words, tags: [], pics, anonymous: false }
  await db.transaction().execute(async (trx) => {
    const writer = { ...scope, memberId }
    done(await reviewAs(trx, reviewDuties, writer, orderItemId, { ...said, at }))
    const applied = await applicationOf(trx, scope, id, memberId)
    if (applied) await setPromoted(trx, applied.id, at)
  })
}
