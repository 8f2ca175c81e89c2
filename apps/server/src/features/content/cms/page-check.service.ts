import { cutText } from '@mallard/kernel'
import {
  fieldsIn,
  noPicture,
  type FieldAt,
  type Plain,
} from '@mallard/contract/content/cms/block.codes'
import type { Finding, PageContent } from '@mallard/contract/content/cms/page-admin.calls'
import type { FindingKind } from '@mallard/contract/content/cms/page.codes'
import type { GoodsChoice } from '@mallard/contract/content/cms/stored.fields'
import type { ContentLink } from '@mallard/contract/links'
import { liveCoupons } from '#features/pricing/coupon/index.ts'
import { speaksEnglish } from '#features/shop/store/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { linksIn, wantedBy, type Wanted } from './link-check.rules.ts'
import { categoriesNow, goodsNow, pagesNow, skusNow, type GoodsNow } from './page-check.repo.ts'
import { standardPage } from './standard-pages.rules.ts'

type Shop = Pick<Ctx, 'services' | 'scope' | 'locale'>
type Checked = Pick<PageContent, 'titleEn' | 'blocks'>

interface Way {
  readonly place: number
  readonly at: string
  readonly link: ContentLink
  readonly wanted: Wanted | 'dead' | undefined
}

/** What stands against publishing a page, and what an operator should look at, block by block. */
export async function findingsOf(ctx: Shop, { titleEn, blocks }: Checked): Promise<Finding[]> {
  const fields = blocks.map(({ zh, en }) => ({
    zh: fieldsIn(zh ?? {}),
    en: fieldsIn(en ?? {}),
    isBoth: zh !== null && en !== null,
  }))
  const ways = fields.flatMap(({ zh, en }, place) =>
    onceEach([...zh, ...en].flatMap((field) => waysIn(field, place, ctx))),
  )
  const choices = fields.map(({ zh, en }) =>
    (zh.length > 0 ? zh : en).flatMap(({ at, field, value }) =>
      field.type === 'goods' ? [{ at, choice: value as GoodsChoice }] : [],
    ),
  )
  const there = await thereNow(ctx, ways, choices.flat())
  const hasEnglish = await speaksEnglish(ctx.services, ctx.scope)
  const ofPage: readonly Said[] = hasEnglish && titleEn === '' ? [['noEnglish', 'titleEn', '']] : []
  return [
    ...ofPage.map((said) => findingOf(null, said)),
    ...fields.flatMap(({ zh, en, isBoth }, place) =>
      [
        ...ways
          .filter((way) => way.place === place && !there.leads(way))
          .map(({ at, link }): Said => ['deadLink', at, link.value]),
        ...(zh.length > 0 ? zh : en).flatMap(saidOfField),
        ...(choices[place] ?? []).flatMap(({ at, choice }) => saidOfChoice(at, choice, there)),
        ...(hasEnglish && isBoth ? saidOfEnglish(zh, en) : []),
      ].map((said) => findingOf(place, said)),
    ),
  ]
}

/** A kind of finding, the field that it is about, and what of it. */
type Said = readonly [kind: FindingKind, at: string, what: string]

const blocking: ReadonlySet<FindingKind> = new Set(['deadLink', 'noPicture'])

const findingOf = (place: number | null, [kind, at, what]: Said): Finding => ({
  place,
  at,
  kind,
  what,
  isBlocking: blocking.has(kind),
})

function saidOfField({ at, field, value }: FieldAt): Said[] {
  if (field.type === 'picture' && isUnset(value) && !field.isOptional)
    return [['noPicture', at, '']]
  return field.type === 'words' && field.isAlt && value === '' ? [['noAlt', at, '']] : []
}

function saidOfChoice(at: string, choice: GoodsChoice, { goods }: There): Said[] {
  if (!('ids' in choice)) return []
  if (choice.ids.length === 0) return [['noGoods', at, '']]
  return choice.ids.flatMap((id): Said[] => {
    const chosen = goods.get(id)
    if (!chosen?.isOnSale) return [['offShelf', at, chosen?.title ?? String(id)]]
    return chosen.isSoldOut ? [['soldOut', at, chosen.title]] : []
  })
}

/** The first words that are in Chinese alone. */
function saidOfEnglish(zh: readonly FieldAt[], en: readonly FieldAt[]): Said[] {
  const chineseOnly = zh.find((field) => lacksEnglish(field, en))
  return chineseOnly ? [['noEnglish', chineseOnly.at, cutText(String(chineseOnly.value), 40)]] : []
}

const isUnset = (value: unknown) => (value as Plain | null)?.['url'] === noPicture.url

/** Words that nobody said in English. */
function lacksEnglish({ at, field, value }: FieldAt, english: readonly FieldAt[]): boolean {
  if ((field.type !== 'words' && field.type !== 'html') || value === '') return false
  return (english.find((other) => other.at === at)?.value ?? '') === ''
}

function waysIn({ at, field, value }: FieldAt, place: number, { scope }: Shop): Way[] {
  const links =
    field.type === 'html'
      ? linksIn(String(value))
      : field.type === 'link' && value
        ? [value as ContentLink]
        : []
  return links.map((link) => ({ place, at, link, wanted: wantedBy(link, scope) }))
}

/** The same way is the same in both languages. */
const onceEach = (ways: readonly Way[]): Way[] => [
  ...new Map(ways.map((way) => [`${way.at} ${way.link.type} ${way.link.value}`, way])).values(),
]

interface There {
  readonly goods: ReadonlyMap<number, GoodsNow>
  leads(way: Way): boolean
}

async function thereNow(
  { services, scope, locale }: Shop,
  ways: readonly Way[],
  choices: readonly { readonly choice: GoodsChoice }[],
): Promise<There> {
  const { db } = services
  const wanted = ways.flatMap((way) => (typeof way.wanted === 'object' ? [way.wanted] : []))
  const ids = (kind: 'goods' | 'category') =>
    wanted.flatMap((each) => (each.kind === kind ? [each.id] : []))
  const codes = (kind: 'sku' | 'coupon') =>
    wanted.flatMap((each) => (each.kind === kind ? [each.code] : []))
  const chosen = choices.flatMap(({ choice }) => ('ids' in choice ? choice.ids : []))
  const types = wanted.flatMap((each) => (each.kind === 'page' ? [each.type] : []))
  const goods = await goodsNow(db, scope, [...ids('goods'), ...chosen], locale)
  const categories = new Set(await categoriesNow(db, scope, ids('category')))
  const skus = new Set(await skusNow(db, scope, codes('sku')))
  const pages = new Set(await pagesNow(db, scope, types))
  const coupons =
    codes('coupon').length > 0
      ? new Set((await liveCoupons(services, scope)).map(({ grantUuid }) => grantUuid))
      : new Set<string>()
  const byId = new Map(goods.map((each) => [each.id, each]))
  const isThere = (what: Wanted): boolean => {
    if (what.kind === 'goods') return byId.get(what.id)?.isOnSale ?? false
    if (what.kind === 'category') return categories.has(what.id)
    if (what.kind === 'sku') return skus.has(what.code)
    if (what.kind === 'coupon') return coupons.has(what.code)
    const { layout, type } = what
    return pages.has(`${layout} ${type}`) || standardPage(layout, type, locale) !== undefined
  }
  return {
    goods: byId,
    leads: ({ wanted: what }) => what === undefined || (what !== 'dead' && isThere(what)),
  }
}
