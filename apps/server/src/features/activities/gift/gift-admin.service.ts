import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type {
  AdminGift,
  AdminGiftRow,
  GiftClash,
  GiftSetup,
} from '@mallard/contract/activities/gift/gift-admin.calls'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import { fen, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import {
  defineActivity,
  recordsOf,
  setUpThing,
  type ListRow,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  clashingGift,
  figuresOf,
  giftListing,
  listClaims,
  type ListedClaim,
  type ListedGift,
} from './gift-admin.repo.ts'
import { findGift, type GiftRow } from './gift.repo.ts'
import { kindOf } from './gift.rules.ts'
import { dropGift, giftTitle } from './gift.service.ts'
import { localised } from '#platform/locale.rules.ts'

/** All that an operator sets up. */
const setupOf = (row: GiftRow) => ({
  name: row.name,
  nameEn: row.nameEn,
  rules: row.rules,
  rulesEn: row.rulesEn,
  skuId: row.skuId,
  templateId: row.templateId,
  points: row.points,
  quota: row.quota,
  startAt: row.startAt,
  endAt: row.endAt,
})

export async function detail(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminGift, 'notFound'>> {
  const { db } = ctx.services
  const now = ctx.clock.now()
  const row = await findGift(db, ctx.scope, id, new Date(now))
  if (!row) return refuse('notFound')
  return ok({
    ...setupOf(row),
    id,
    version: row.version,
    kind: kindOf(row),
    title: giftTitle(row, ctx.locale),
    productAttr: attrText(row, ctx.locale),
    productSn: row.productSn ?? '',
    pic: row.pic,
    salePrice: fen(row.salePrice ?? 0),
    available: row.available ?? 0,
    taken: row.taken,
    state: activityState(row, now),
    closeReason: row.closeReason,
    figures: await figuresOf(db, id),
  })
}

export const claims = recordsOf({
  find: findGift,
  list: listClaims,
  view: (rows: ListedClaim[]) => rows,
})

type Fault = 'badInput' | 'notFound' | 'giftClash' | 'partnerWide'

/** Why the set-up cannot be, or undefined. */
async function check(
  trx: Db,
  { scope, staff }: StaffCtx,
  setup: GiftSetup,
): Promise<Refused<Fault> | undefined> {
  const { skuId, templateId, points } = setup
  // Points are money of every store of the partner.
  if (points > 0 && !staff.rightsEverywhere.includes('promotion.write'))
    return refuse('partnerWide')
  const things = [skuId !== null, templateId !== null, points > 0].filter(Boolean).length
  if (things !== 1) return refuse('badInput', { field: 'points' })
  if (points === 0 && !(await setUpThing(trx, scope, setup))) return refuse('notFound')
  const other = await clashingGift(trx, scope, setup)
  return other && refuse('giftClash', other)
}

/** `close`: nobody can have it any more; what was taken stays taken. */
export const {
  list,
  save,
  close,
  setUp: setUpGift,
} = defineActivity({
  object: 'gift',
  table: 'gift_activity',
  begun: 'giftBegun',
  mayBeginAtOnce: true,
  find: findGift,
  setupOf,
  columns: (setup: GiftSetup) => ({
    name: setup.name,
    name_en: setup.nameEn,
    rules: setup.rules,
    rules_en: setup.rulesEn,
    sku_id: setup.skuId,
    template_id: setup.templateId,
    points: setup.points,
    quota: setup.quota,
  }),
  check,
  changed: dropGift,
  listing: giftListing,
  row: (row: ListRow<ListedGift>, locale): AdminGiftRow => {
    const { id, name, quota, taken, startAt, endAt, state } = row
    const title = giftTitle(row, locale)
    return { id, name, kind: kindOf(row), title, quota, taken, startAt, endAt, state }
  },
  detail,
})

/** What stands against a set-up, for the form to say before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: GiftSetup,
): Promise<Result<GiftClash[], never>> {
  const { db } = ctx.services
  const [given, other] = await Promise.all([
    setUpThing(db, ctx.scope, setup),
    clashingGift(db, ctx.scope, setup),
  ])
  const field = setup.skuId === null ? 'templateId' : 'skuId'
  const found: GiftClash[] = []
  const say = (of: GiftClash['field'], isBlocking: boolean, zh: string, en: string) =>
    found.push({ field: of, text: localised(ctx.locale, zh, en), isBlocking })
  if (other) {
    const name = localised(ctx.locale, other.name, other.nameEn)
    say('endAt', true, `同一时间已有新人礼“${name}”`, `“${name}” is given at the same time`)
  }
  const isThing = setup.skuId !== null || setup.templateId !== null
  if (isThing && !given) say(field, true, '本店没有它', 'The store does not have it')
  if (given?.isOver)
    say(field, false, '优惠券会先于新人礼到期或已停发', 'The coupon ends before the gift does')
  if (given && given.available < setup.quota)
    say(
      'quota',
      false,
      `只有${given.available}份可用，少于名额`,
      `Only ${given.available} are there, fewer than are given`,
    )
  return ok(found)
}
