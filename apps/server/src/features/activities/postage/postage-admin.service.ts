import type {
  AdminPostage,
  AdminPostageRow,
  PostageClash,
  PostageSetup,
} from '@mallard/contract/activities/postage/postage-admin.calls'
import { fen, type Locale, ok, refuse, type Refused, type Result, yuan } from '@mallard/kernel'
import { defineActivity, pageOf, type ListRow } from '#features/activities/activity/index.ts'
import { offsetOf, type PagePlace } from '#platform/db/counted.ts'
import { atPriceNow } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { randomToken } from '#platform/secrets.ts'
import {
  figuresOf,
  listClaims,
  postageListing,
  setUpSku,
  type ListedPostage,
  type SetUpSku,
} from './postage-admin.repo.ts'
import { findPostage, type PostageRow } from './postage.repo.ts'
import { postageView } from './postage.service.ts'
import { showPostage } from './postage-shown.service.ts'

const titleIn = ({ title, titleEn }: Pick<SetUpSku, 'title' | 'titleEn'>, locale: Locale) =>
  (locale === 'en' && titleEn) || title

export async function detail(
  { services: { db }, scope, clock, locale }: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminPostage, 'notFound'>> {
  const row = await findPostage(db, scope, { id })
  if (!row) return refuse('notFound')
  const { cost, ...figures } = await figuresOf(db, id)
  const { version, name, nameEn, rules, rulesEn, skuId, closeReason, sold, reserved } = row
  return ok({
    ...postageView(row, locale, clock.now()),
    ...figures,
    cost: fen(cost),
    id,
    version,
    name,
    nameEn,
    rules,
    rulesEn,
    skuId,
    closeReason,
    sold,
    reserved,
    available: row.available,
  })
}

export async function claims(
  { services: { db }, scope }: StaffCtx,
  { id, ...asked }: PagePlace & { readonly id: number },
) {
  if (!(await findPostage(db, scope, { id }))) return refuse('notFound')
  const page = { offset: offsetOf(asked), limit: asked.pageSize }
  const { rows, total } = await listClaims(db, id, page)
  const view = rows.map((row) => ({ ...row, phone: maskedPhone(row.phone) }))
  return pageOf(asked, view, total)
}

type Fault = 'notFound' | 'postageClash' | 'postageHigh'

/** What a set-up sells, with what it costs without it when it begins. */
const priced = async (db: Db, { scope, clock }: StaffCtx, setup: PostageSetup) => {
  const found = await setUpSku(db, scope, setup)
  return atPriceNow(db, scope, setup.skuId, found, clock.now(), setup.startAt)
}

/** Why the set-up cannot be, or undefined. */
async function check(
  trx: Db,
  ctx: StaffCtx,
  setup: PostageSetup,
): Promise<Refused<Fault> | undefined> {
  const sku = await priced(trx, ctx, setup)
  if (!sku) return refuse('notFound')
  if (setup.postageAmount >= sku.salePrice)
    return refuse('postageHigh', { price: yuan(fen(sku.salePrice)) })
  return sku.clash === null
    ? undefined
    : refuse('postageClash', { title: titleIn(sku, ctx.locale), name: sku.clash })
}

function setupOf(row: PostageRow): Omit<PostageSetup, 'id' | 'version'> {
  const { name, nameEn, rules, rulesEn, startAt, endAt } = row
  const { skuId, postageAmount, quota, audience } = row
  return { name, nameEn, rules, rulesEn, startAt, endAt, skuId, postageAmount, quota, audience }
}

/** `close`: nobody takes one any more; orders that were placed can be paid. */
export const {
  list,
  save,
  close,
  setUp: setUpPostage,
} = defineActivity({
  object: 'postage',
  table: 'postage_promotion',
  begun: 'postageBegun',
  find: (db, scope, id) => findPostage(db, scope, { id }),
  setupOf,
  columns: (setup: PostageSetup) => ({
    name: setup.name,
    name_en: setup.nameEn,
    rules: setup.rules,
    rules_en: setup.rulesEn,
    sku_id: setup.skuId,
    postage_amount: setup.postageAmount,
    quota: setup.quota,
    audience: setup.audience,
  }),
  first: () => ({ uuid: randomToken() }),
  check,
  saved: showPostage,
  closed: showPostage,
  listing: postageListing,
  row: ({ titleEn, ...row }: ListRow<ListedPostage>, locale): AdminPostageRow => ({
    ...row,
    title: titleIn({ title: row.title, titleEn }, locale),
    postageAmount: fen(row.postageAmount),
  }),
  detail,
})

/** What stands against a set-up, for the form to say at its fields before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: PostageSetup,
): Promise<Result<PostageClash[], never>> {
  const found: PostageClash[] = []
  const say = (field: PostageClash['field'], isBlocking: boolean, zh: string, en: string) =>
    void found.push({ field, isBlocking, text: ctx.locale === 'en' ? en : zh })
  const sku = await priced(ctx.services.db, ctx, setup)
  if (!sku) return ok(found)
  const { clash, other, available } = sku
  const sale = yuan(fen(sku.salePrice))
  if (clash !== null)
    say('skuId', true, `同一时间已在试用“${clash}”中`, `In the trial “${clash}” at the same time`)
  if (other)
    say(
      'skuId',
      false,
      `同一时间还有其他活动：${other.tag}`,
      `In another activity at the same time: ${other.tagEn}`,
    )
  if (setup.postageAmount >= sku.salePrice)
    say('postageAmount', true, `须低于售价¥${sale}`, `Must be below the price, ¥${sale}`)
  if (setup.quota > available)
    say('quota', false, `门店只有${available}件可售`, `The store has only ${available} to sell`)
  return ok(found)
}
