import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type {
  AdminSeckill,
  AdminSeckillRow,
  SeckillClash,
  SeckillSetup,
} from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { remindBefore } from '@mallard/contract/activities/seckill/seckill.codes'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, type Instant, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import {
  clashesOfSkus,
  defineActivity,
  faultOfSkus,
  type SkuSales,
  writeSkuLines,
  type ListRow,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { dequeue, enqueue } from '#platform/jobs/enqueue.ts'
import { takeRefusals } from './admission.ts'
import { boardOf, countMembers, sessionListing, type ListedSession } from './seckill-admin.repo.ts'
import { findSession, noteRefusals, type SessionRow } from './seckill.repo.ts'
import { showSession } from './seckill-shown.service.ts'
import { dropSeckills } from './seckill.service.ts'
import { localised } from '#platform/locale.rules.ts'

/** The session with its live board; refusals of this process are counted up first. */
export async function detail(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminSeckill, 'notFound'>> {
  const { db } = ctx.services
  const session = await findSession(db, ctx.scope, id)
  if (!session) return refuse('notFound')
  const sns = session.skus.map(({ productSn }) => productSn)
  await noteRefusals(db, ctx.scope, id, takeRefusals(db, id, sns))
  const [board, members] = await Promise.all([boardOf(db, ctx.scope, id), countMembers(db, id)])
  const { version, name, nameEn, startAt, endAt, closeReason } = session
  return ok({
    id,
    version,
    name,
    nameEn,
    startAt,
    endAt,
    closeReason,
    ...members,
    state: activityState(session, ctx.clock.now()),
    skus: session.skus.flatMap((sku) => {
      const row = board.find(({ skuId }) => skuId === sku.skuId)
      if (!row) return []
      const { skuId, productSn, pic, quota, limit } = sku
      return [
        {
          ...row,
          skuId,
          productSn,
          title: localised(ctx.locale, sku.title, sku.titleEn),
          attr: attrText(sku, ctx.locale),
          pic,
          salePrice: fen(sku.salePrice),
          price: fen(sku.price),
          quota,
          limit,
        },
      ]
    }),
  })
}

const lines = { table: 'seckill_sku', of: 'seckill_id' }

const sales: SkuSales<SeckillSetup, SeckillClash['kind']> = {
  table: 'seckill',
  lines,
  kind: orderKind.seckill,
  typed: (setup) => setup.skus,
  names: { same: 'session', other: 'activity', price: 'price', stock: 'stock' },
}

function setupOf({
  name,
  nameEn,
  startAt,
  endAt,
  skus,
}: SessionRow): Omit<SeckillSetup, 'id' | 'version'> {
  return {
    name,
    nameEn,
    startAt,
    endAt,
    skus: skus.map(({ skuId, price, quota, limit }) => ({ skuId, price, quota, limit })),
  }
}

/** One job a session, at its time; none once it has begun. */
async function queueReminder(
  trx: Db,
  scope: Scope,
  id: number,
  startAt: Instant,
  now: Instant,
): Promise<void> {
  await dequeue(trx, 'seckill.remind', String(id))
  if (startAt <= now) return
  await enqueue(trx, {
    kind: 'seckill.remind',
    key: String(id),
    payload: { id },
    runAt: startAt - remindBefore,
    scope,
  })
}

/** `close`: what is not ordered yet cannot be ordered any more; what is ordered stays as it is. */
export const {
  list,
  save,
  close,
  setUp: setUpSeckill,
} = defineActivity({
  object: 'seckill',
  table: 'seckill',
  begun: 'seckillBegun',
  find: findSession,
  setupOf,
  columns: ({ name, nameEn }: SeckillSetup) => ({ name, name_en: nameEn }),
  check: (trx, ctx, setup) =>
    faultOfSkus(sales, trx, ctx, setup, {
      high: 'seckillPriceHigh',
      clash: 'seckillClash',
    }),
  async saved(trx, scope, id, { skus, startAt }, now) {
    await writeSkuLines(trx, scope, lines, id, skus)
    await queueReminder(trx, scope, id, startAt, now)
    await showSession(trx, scope, id, now)
  },
  async closed(trx, scope, id, now) {
    await dequeue(trx, 'seckill.remind', String(id))
    await showSession(trx, scope, id, now)
  },
  changed: dropSeckills,
  listing: sessionListing,
  row: (row: ListRow<ListedSession>): AdminSeckillRow => row,
  detail,
})

/** What stands against a set-up, for the form to say before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: SeckillSetup,
): Promise<Result<SeckillClash[], never>> {
  return ok(await clashesOfSkus(sales, ctx, setup))
}
