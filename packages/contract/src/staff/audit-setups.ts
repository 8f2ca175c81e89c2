import { dateTime, money } from './desk-show.ts'

type Words = Readonly<Record<string, readonly [zh: string, en: string]>>

const names: Words = {
  name: ['名称', 'Name'],
  nameEn: ['英文名称', 'English name'],
}
const both: Words = {
  ...names,
  scope: ['适用商品', 'Holds for'],
  scopeIds: ['适用编号', 'Ids it holds for'],
}

/** What promotions, coupons and levels are set up with, by the beginning of the deed; elsewhere some of the fields mean something else. */
const fields: Readonly<Record<string, Words>> = {
  promotion: {
    ...both,
    type: ['类型', 'Kind'],
    rule: ['优惠内容', 'What it gives'],
    startAt: ['开始', 'From'],
    endAt: ['结束', 'Until'],
    priority: ['优先级', 'Priority'],
    limitPerUser: ['每人限用', 'Per member'],
  },
  coupon: {
    ...both,
    kind: ['类型', 'Kind'],
    threshold: ['使用门槛', 'From'],
    face: ['减免金额或兑换价', 'Takes off, or price of an exchange'],
    discountBp: ['折扣', 'Discount'],
    maxDiscount: ['最多减', 'At most off'],
    productSn: ['兑换的规格', 'SKU of an exchange'],
    total: ['发放总量', 'How many'],
    perUserLimit: ['每人限领', 'Per person'],
    validFrom: ['生效时间', 'Good from'],
    validTo: ['失效时间', 'Good until'],
    validDays: ['领取后有效天数', 'Days from drawing'],
    obtain: ['发放方式', 'How it is got'],
    drawFrom: ['开始领取', 'Given from'],
    drawTo: ['结束领取', 'Given until'],
    stackPoints: ['可与积分同用', 'With points'],
    isEverywhere: ['全部门店可用', 'In every store'],
  },
  level: { ...names, code: ['等级编号', 'Code'] },
}

const kinds: Words = {
  1: ['满减 / 立减', 'Amount off'],
  2: ['折扣', 'Percent off'],
  3: ['运费券', 'Delivery'],
  4: ['兑换券', 'Exchange'],
}
const types: Words = {
  1: ['限时折扣', 'Timed discount'],
  2: ['满减满折', 'Full reduction'],
  3: ['加价购', 'Add-on'],
  4: ['满赠', 'Gift'],
  5: ['包邮', 'Free delivery'],
}
const values: Readonly<Record<string, Words>> = {
  kind: kinds,
  type: types,
  scope: {
    all: ['全部商品', 'Everything'],
    category: ['指定类目', 'Categories'],
    sku: ['指定规格', 'SKUs'],
    goods: ['指定商品', 'Goods'],
  },
  obtain: {
    public: ['公开领取', 'Public'],
    register: ['新会员', 'New members'],
    code: ['凭链接领取', 'By link'],
    scan: ['门店领取码', 'Code in the store'],
    fx: ['分销员推广', 'By promoters'],
    activity: ['活动或人工发放', 'By activities, or by hand'],
  },
}
const moments: ReadonlySet<string> = new Set(['startAt', 'endAt', 'validFrom', 'validTo', 'drawFrom', 'drawTo'])
const amounts: ReadonlySet<string> = new Set(['threshold', 'face', 'maxDiscount'])

interface Tier {
  readonly over: number
  readonly cut?: 'off' | 'bp'
  readonly value?: number
  readonly skuId?: number
  readonly quantity?: number
}
interface Rule {
  readonly by?: 'amount' | 'quantity'
  readonly cut?: 'off' | 'bp' | 'price'
  readonly value?: number
  readonly over?: number
  readonly most?: number
  readonly tiers?: readonly Tier[]
  readonly items?: readonly { readonly skuId: number; readonly price: number }[]
}

/** 8500 → `8.5 折`. */
const foldText = (bp: number, isEnglish: boolean) => (isEnglish ? `${(10_000 - bp) / 100}% off` : `${bp / 1000} 折`)

function cutText(cut: string | undefined, value: number, isEnglish: boolean): string {
  if (cut === 'bp') return foldText(value, isEnglish)
  if (cut === 'price') return isEnglish ? `for ${money(value)}` : `一口价 ${money(value)}`
  return isEnglish ? `${money(value)} off` : `减 ${money(value)}`
}

function overText(by: Rule['by'], over: number, isEnglish: boolean): string {
  const reach = by === 'quantity' ? (isEnglish ? `${over} pieces` : `${over} 件`) : money(over)
  return isEnglish ? `from ${reach}: ` : `满 ${reach} `
}

function tierText(by: Rule['by'], { over, cut, value, skuId, quantity }: Tier, isEnglish: boolean): string {
  const given = skuId === undefined ? cutText(cut, value ?? 0, isEnglish) : `${isEnglish ? 'gift' : '赠'} #${skuId} × ${quantity}`
  return overText(by, over, isEnglish) + given
}

/** What a promotion gives: cut, tiers, add-ons or free delivery. */
function ruleText({ by, cut, value, over, most, tiers, items }: Rule, isEnglish: boolean): string {
  const between = isEnglish ? '; ' : '；'
  if (tiers) return tiers.map((tier) => tierText(by, tier, isEnglish)).join(between)
  if (items) {
    const added = items.map(({ skuId, price }) => `#${skuId} ${money(price)}`).join(isEnglish ? ', ' : '、')
    return overText('amount', over ?? 0, isEnglish) + (isEnglish ? `add ${added}, ${most} at most` : `换购 ${added}，最多 ${most} 件`)
  }
  if (value !== undefined) return cutText(cut, value, isEnglish)
  return overText(by, over ?? 0, isEnglish) + (isEnglish ? 'free delivery' : '包邮')
}

const groupOf = (action: string) => action.split('.')[0] ?? ''

/** The words of a set-up's field; undefined for any other. */
export function setupFieldText(action: string, field: string, isEnglish: boolean): string | undefined {
  return fields[groupOf(action)]?.[field]?.[isEnglish ? 1 : 0]
}

/** A value of a set-up in words; undefined for what every deed says alike. */
export function setupValueText(action: string, field: string, value: unknown, locale: 'zh' | 'en'): string | undefined {
  const group = groupOf(action)
  if (group !== 'promotion' && group !== 'coupon') return undefined
  const isEnglish = locale === 'en'
  if (field === 'rule') return ruleText(value as Rule, isEnglish)
  if (moments.has(field)) return dateTime(Number(value))
  if (amounts.has(field)) return money(Number(value))
  if (field === 'discountBp') return foldText(Number(value), isEnglish)
  return values[field]?.[String(value)]?.[isEnglish ? 1 : 0]
}

/** A set-up that was written down as one value, field by field. */
export function setupParts(field: string, value: unknown): Readonly<Record<string, unknown>> | undefined {
  return (field === 'coupon' || field === 'kind') && typeof value === 'object' && value !== null ? { ...value } : undefined
}
