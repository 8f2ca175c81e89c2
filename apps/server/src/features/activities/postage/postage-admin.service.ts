import type {
  AdminPostage,
  AdminPostageRow,
  PostageClash,
  PostageSetup,
} from '@mallard/contract/activities/postage/postage-admin.calls'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import {
  clashesAtFields,
  defineActivity,
  faultOfSkus,
  type SkuSales,
  recordsOf,
  type ListRow,
} from '#features/activities/activity/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { randomToken } from '#platform/secrets.ts'
import {
  figuresOf,
  listClaims,
  postageListing,
  type ClaimRow,
  type ListedPostage,
} from './postage-admin.repo.ts'
import { findPostage, type PostageRow } from './postage.repo.ts'
import { postageView } from './postage.service.ts'
import { showPostage } from './postage-shown.service.ts'
import { localised } from '#platform/locale.rules.ts'

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

export const claims = recordsOf({
  find: (db, scope, id) => findPostage(db, scope, { id }),
  list: listClaims,
  view: (rows: ClaimRow[]) => rows.map((row) => ({ ...row, phone: maskedPhone(row.phone) })),
})

const sales: SkuSales<PostageSetup, PostageClash['field']> = {
  table: 'postage_promotion',
  kind: orderKind.postage,
  typed: ({ skuId, postageAmount, quota }: PostageSetup) => [
    { skuId, price: postageAmount, quota },
  ],
  names: { same: 'skuId', other: 'skuId', price: 'postageAmount', stock: 'quota' },
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
  check: (trx, ctx, setup) =>
    faultOfSkus(sales, trx, ctx, setup, {
      high: 'postageHigh',
      clash: 'postageClash',
    }),
  saved: showPostage,
  closed: showPostage,
  listing: postageListing,
  row: ({ titleEn, ...row }: ListRow<ListedPostage>, locale): AdminPostageRow => ({
    ...row,
    title: localised(locale, row.title, titleEn),
    postageAmount: fen(row.postageAmount),
  }),
  detail,
})

export const clashes = clashesAtFields(sales)
