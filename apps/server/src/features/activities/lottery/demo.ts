import { prizeType } from '@mallard/contract/activities/lottery/lottery.codes'
import { beijingDay, day, hour, parseScope, type Instant, type Scope } from '@mallard/kernel'
import { lotteries, type DemoLottery, type DemoPrize } from '@mallard/shop-data/activities/lottery'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { transact } from '#platform/db/transact.ts'
import { setUpLottery } from './lottery-admin.service.ts'
import { findLottery } from './lottery.repo.ts'
import { drawOnce } from './lottery.service.ts'

/** Days for which one runs from the day on which the shop is opened. */
const runsFor = 60

/** Sets up the lotteries that are not there yet, and lets those that are there go on. */
export async function fillLotteries(demo: DemoWorld): Promise<void> {
  const { db } = demo.services
  for (const lottery of lotteries) {
    const scope = parseScope(lottery.store)
    if (!scope) throw new Error(`a lottery names the store ${lottery.store}`)
    const endAt = beijingDay(demo.now) + runsFor * day
    if (await findLottery(db, scope, lottery.url)) await goOn(db, scope, lottery.url, endAt)
    else {
      await db.transaction().execute((trx) => setUp(trx, scope, lottery, demo.now, endAt))
      await winBefore(demo, scope, lottery)
    }
  }
}

async function goOn(db: Db, scope: Scope, url: string, endAt: Instant): Promise<void> {
  await sql`
    update lottery set end_at = ${new Date(endAt)}
    where partner_id = ${scope.partnerId} and store_id = ${scope.storeId} and url = ${url}
      and closed_at is null and end_at < ${new Date(endAt)}`.execute(db)
}

async function setUp(
  trx: Db,
  scope: Scope,
  lottery: DemoLottery,
  now: Instant,
  endAt: Instant,
): Promise<void> {
  const { url, name, rules, form, dailyFree, cost } = lottery
  const prizes = []
  for (const prize of lottery.prizes) prizes.push(await prizeOf(trx, scope, prize))
  const setup = {
    id: 0,
    version: 0,
    lotteryUrl: url,
    name: name.zh,
    nameEn: name.en,
    rules: rules.zh,
    rulesEn: rules.en,
    form,
    startAt: beijingDay(now) - 3 * day,
    endAt,
    dailyFree,
    cost,
    dailyMax: 20,
    totalMax: null,
    hasShareChance: true,
    hasOrderChance: true,
    orderLeast: 0,
    prizes,
  }
  await setUpLottery(trx, scope, setup, now)
}

async function prizeOf(trx: Db, { partnerId }: Scope, prize: DemoPrize) {
  const { name, weight, quota = null, points = 0, coupon, productSn } = prize
  const find = async (rows: ReturnType<typeof sql<{ id: number }>>) => {
    const id = (await rows.execute(trx)).rows[0]?.id
    if (id === undefined) throw new Error(`a lottery names what is not there: ${name.zh}`)
    return id
  }
  const templateId = coupon
    ? await find(
        sql`
          select id from coupon_template
          where partner_id = ${partnerId} and name = ${coupon}
          order by id limit 1`,
      )
    : null
  const skuId = productSn
    ? await find(
        sql`select id from sku where partner_id = ${partnerId} and product_sn = ${productSn}`,
      )
    : null
  const type = coupon
    ? prizeType.coupon
    : productSn
      ? prizeType.goods
      : points > 0
        ? prizeType.points
        : prizeType.thanks
  return { type, name: name.zh, nameEn: name.en, weight, quota, points, templateId, skuId }
}

/** Those who won before the visitor came. */
async function winBefore(
  { services, now, memberOf }: DemoWorld,
  scope: Scope,
  { url, prizes, won }: DemoLottery,
): Promise<void> {
  const lottery = await findLottery(services.db, scope, url)
  for (const [index, [shopper, place, hoursAgo]] of won.entries()) {
    const memberId = memberOf(scope, shopper)
    if (!lottery || memberId === undefined) continue
    const drawer = { scope, memberId, now: now - hoursAgo * hour }
    const drawn = prizes.slice(0, place).reduce((sum, { weight }) => sum + weight, 0)
    const drawToken = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    const record = await transact(services.db, (trx) =>
      drawOnce(trx, drawer, lottery, { drawToken, usePoints: false, drawn }),
    )
    if (!record.ok) throw new Error(`nobody could win in ${url}: ${record.refusal}`)
  }
}
