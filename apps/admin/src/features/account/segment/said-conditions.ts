import type { Conditions } from '@mallard/contract/account/segment/segment-admin.calls'
import { count, dateTime, money } from '#platform/show.ts'
import type { segmentTexts } from './segment.texts.ts'
import type { Names } from './use-names.ts'

type Texts = ReturnType<typeof segmentTexts.use>

/** Conditions as one reads them. */
export function saidConditions(
  asked: Conditions,
  texts: Texts,
  { levels, tags }: Pick<Names, 'levels' | 'tags'>,
): string[] {
  const shown = <Value>(value: Value | undefined, say: (known: Value) => string): string[] =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [say(value)]
  const either = (
    min: number | undefined,
    max: number | undefined,
    show: (value: number) => string,
    say: (from: string, until: string) => string,
  ) =>
    min === undefined && max === undefined
      ? []
      : [say(min === undefined ? texts.any : show(min), max === undefined ? texts.any : show(max))]
  const tagNames = (ids: readonly number[]) =>
    ids.map((id) => tags.find((tag) => tag.id === id)?.name ?? texts.gone).join(texts.between)
  const levelNames = (codes: readonly string[]) =>
    codes
      .map((code) => levels.find((level) => level.code === code)?.name ?? code)
      .join(texts.between)
  const day = (at: number) => dateTime(at).slice(0, 10)
  return [
    asked.of === 'store' ? texts.ofStore : texts.ofBrand,
    ...shown(asked.orderedWithin, texts.withinSaid),
    ...shown(asked.notOrderedFor, texts.notForSaid),
    ...either(asked.ordersMin, asked.ordersMax, count, texts.ordersSaid),
    ...either(asked.spentMin, asked.spentMax, money, texts.spentSaid),
    ...shown(asked.goods, (goods) => texts.goodsSaid(goods.length)),
    ...shown(asked.levels, (codes) => texts.levelsSaid(levelNames(codes))),
    ...shown(asked.tags, (ids) => texts.tagsSaid(tagNames(ids))),
    ...shown(asked.notTags, (ids) => texts.notTagsSaid(tagNames(ids))),
    ...shown(asked.sources, (names) => texts.sourcesSaid(names.join(texts.between))),
    ...either(asked.joinedFrom, asked.joinedUntil && asked.joinedUntil - 1, day, texts.joinedSaid),
  ]
}
