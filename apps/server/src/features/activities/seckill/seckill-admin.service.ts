import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type {
  AdminSeckill,
  AdminSeckillRow,
  SeckillClash,
  SeckillSetup,
} from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { remindBefore } from '@mallard/contract/activities/seckill/seckill.codes'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import {
  fen,
  type Instant,
  type Locale,
  ok,
  refuse,
  type Refused,
  type Result,
  type Scope,
  yuan,
} from '@mallard/kernel'
import { defineActivity, type ListRow } from '#features/activities/activity/index.ts'
import { withPriceNow } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { dequeue, enqueue } from '#platform/jobs/enqueue.ts'
import { takeRefusals } from './admission.ts'
import {
  boardOf,
  countMembers,
  sessionListing,
  setUpSkus,
  writeSkus,
  type ListedSession,
  type SetUpSku,
} from './seckill-admin.repo.ts'
import { findSession, noteRefusals, type SessionRow } from './seckill.repo.ts'
import { showSession } from './seckill-shown.service.ts'
import { dropSeckills } from './seckill.service.ts'

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
          title: titleIn(sku, ctx.locale),
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

const titleIn = ({ title, titleEn }: Pick<SetUpSku, 'title' | 'titleEn'>, locale: Locale) =>
  (locale === 'en' && titleEn) || title

type Fault = 'badInput' | 'notFound' | 'seckillClash' | 'seckillPriceHigh'

/** The SKUs of a set-up with what they cost without it when it begins. */
const priced = async (db: Db, { scope, clock }: StaffCtx, setup: SeckillSetup) =>
  withPriceNow(db, scope, await setUpSkus(db, scope, setup), clock.now(), setup.startAt)

/** Why the set-up cannot be, with the SKU that it is about; or undefined. */
async function check(
  trx: Db,
  ctx: StaffCtx,
  setup: SeckillSetup,
): Promise<Refused<Fault> | undefined> {
  if (new Set(setup.skus.map(({ skuId }) => skuId)).size < setup.skus.length)
    return refuse('badInput', { field: 'skus' })
  const found = await priced(trx, ctx, setup)
  for (const { skuId, price } of setup.skus) {
    const sku = found.find((each) => each.skuId === skuId)
    if (!sku) return refuse('notFound', { skuId })
    const title = titleIn(sku, ctx.locale)
    if (price >= sku.salePrice)
      return refuse('seckillPriceHigh', { skuId, title, price: yuan(fen(sku.salePrice)) })
    if (sku.clash) return refuse('seckillClash', { skuId, title, name: sku.clash.name })
  }
  return undefined
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
  check,
  async saved(trx, scope, id, { skus, startAt }, now) {
    await writeSkus(trx, scope, id, skus)
    await queueReminder(trx, scope, id, startAt, now)
    await showSession(trx, scope, id)
  },
  async closed(trx, scope, id) {
    await dequeue(trx, 'seckill.remind', String(id))
    await showSession(trx, scope, id)
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
  const found = await priced(ctx.services.db, ctx, setup)
  const en = ctx.locale === 'en'
  return ok(
    setup.skus.flatMap(({ skuId, price, quota }): SeckillClash[] => {
      const sku = found.find((each) => each.skuId === skuId)
      if (!sku) return []
      const said = (
        kind: SeckillClash['kind'],
        isBlocking: boolean,
        zh: string,
        english: string,
      ): SeckillClash => ({
        kind,
        skuId,
        title: titleIn(sku, ctx.locale),
        text: en ? english : zh,
        isBlocking,
      })
      const sale = yuan(fen(sku.salePrice))
      return [
        ...(sku.clash
          ? [
              said(
                'session',
                true,
                `同一时间已在“${sku.clash.name}”中`,
                `In “${sku.clash.name}” at the same time`,
              ),
            ]
          : []),
        ...(sku.other
          ? [
              said(
                'activity',
                false,
                `同一时间还有其他活动：${sku.other.tag}`,
                `In another activity at the same time: ${sku.other.tagEn}`,
              ),
            ]
          : []),
        ...(price >= sku.salePrice
          ? [said('price', true, `秒杀价须低于售价¥${sale}`, `Must be below the price, ¥${sale}`)]
          : []),
        ...(quota > sku.available
          ? [
              said(
                'stock',
                false,
                `门店只有${sku.available}件可售`,
                `The store has only ${sku.available} to sell`,
              ),
            ]
          : []),
      ]
    }),
  )
}
