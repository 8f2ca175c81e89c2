import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type {
  GroupActivity,
  GroupPerson,
  GroupSku,
} from '@mallard/contract/activities/group-buy/group-buy.fields'
import type { Instant, Locale } from '@mallard/kernel'
import { pricedSku } from '#features/activities/activity/index.ts'
import { masked } from '#features/catalog/review/index.ts'
import type { Struck } from '#features/pricing/price-history/index.ts'
import type { GroupRow, GroupSkuRow, PersonRow } from './group-buy.repo.ts'
import { goalOf, leftOf, missingOf, resultOf } from './group-buy.rules.ts'
import { localised } from '#platform/locale.rules.ts'

export const activityView = (
  row: Omit<GroupRow, 'skus'>,
  locale: Locale,
  now: Instant,
): GroupActivity => ({ ...termsView(row, locale), state: activityState(row, now) })

/** What does not hang on the hour. */
export function termsView(
  row: Omit<GroupRow, 'skus' | 'isClosed'>,
  locale: Locale,
): Omit<GroupActivity, 'state'> {
  const { urlCode, name, nameEn, startAt, endAt, goalType, goalValue, people, units } = row
  return {
    urlCode,
    name: localised(locale, name, nameEn),
    result: resultOf(row.result),
    startAt,
    endAt,
    goal: { type: goalOf(goalType), value: goalValue },
    people,
    units,
    missing: missingOf(row),
    freightCoupon: row.freightCoupon,
  }
}

export const skuView = (sku: GroupSkuRow & Partial<Struck>, locale: Locale): GroupSku => ({
  ...pricedSku(sku, locale),
  limit: sku.limit,
  left: leftOf(sku),
})

/** Who is in, as strangers may see them. */
export function personsView(
  persons: readonly PersonRow[],
  memberId: number | undefined,
): GroupPerson[] {
  return persons.map(({ nickname, avatar, units, at, isFirst, memberId: who }) => ({
    name: masked(nickname),
    avatar,
    units,
    at,
    isFirst,
    isMe: who === memberId,
  }))
}
