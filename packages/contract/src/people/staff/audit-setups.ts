import type { Locale } from '@mallard/kernel'
import { kindLabel, ruleLabel } from '../../pricing/promotion/kind-labels.ts'
import type { Ruled } from '../../pricing/promotion/kinds.fields.ts'
import { foldText } from '../../pricing/promotion/rule-labels.ts'
import { dateTime, money } from './admin-show.ts'

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

/**
 * What promotions, coupons and levels are set up with, by the beginning of the action; elsewhere
 * some of the fields mean something else.
 */
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
  brand: {
    ...names,
    hasEnglish: ['有英文版', 'Is in English'],
    storeName: ['门店', 'Store'],
    ownerName: ['店主', 'Owner'],
  },
  store: {
    ...names,
    addressEn: ['英文地址', 'English address'],
    hours: ['服务时间', 'Service hours'],
    hoursEn: ['英文服务时间', 'English service hours'],
    hotWords: ['热搜词', 'Search words'],
    hotWordsEn: ['英文热搜词', 'English search words'],
    returnName: ['退货收件人', 'Returns to'],
    returnPhone: ['退货电话', 'Phone for returns'],
    returnAddress: ['退货地址', 'Address for returns'],
    isOpen: ['营业', 'Open'],
    payMinutes: ['付款时限（分钟）', 'Minutes to pay'],
    shipHours: ['发货时限（小时）', 'Hours to ship'],
    confirmDays: ['自动确认收货（天）', 'Days until receipt'],
    answerDays: ['售后答复（天）', 'Days to answer a return'],
    sendBackDays: ['买家寄回（天）', 'Days to send back'],
    lookDays: ['验收退货（天）', 'Days to look at returns'],
  },
  level: { ...names, code: ['等级编号', 'Code'] },
}

const kinds: Words = {
  1: ['满减 / 立减', 'Amount off'],
  2: ['折扣', 'Percent off'],
  3: ['运费券', 'Delivery'],
  4: ['兑换券', 'Exchange'],
}
const values: Readonly<Record<string, Words>> = {
  kind: kinds,
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
const moments: ReadonlySet<string> = new Set([
  'startAt',
  'endAt',
  'validFrom',
  'validTo',
  'drawFrom',
  'drawTo',
])
const amounts: ReadonlySet<string> = new Set(['threshold', 'face', 'maxDiscount'])

const groupOf = (action: string) => action.split('.')[0] ?? ''

/** The words of a set-up's field; undefined for any other. */
export function setupFieldText(
  action: string,
  field: string,
  isEnglish: boolean,
): string | undefined {
  return fields[groupOf(action)]?.[field]?.[isEnglish ? 1 : 0]
}

/** A value of a set-up in words; undefined for what every action says alike. */
export function setupValueText(
  action: string,
  field: string,
  value: unknown,
  locale: Locale,
): string | undefined {
  const group = groupOf(action)
  if (group !== 'promotion' && group !== 'coupon') return undefined
  const isEnglish = locale === 'en'
  if (field === 'type') return kindLabel(Number(value), isEnglish)
  if (field === 'rule') return ruleLabel(value as Ruled, isEnglish)
  if (moments.has(field)) return dateTime(Number(value))
  if (amounts.has(field)) return money(Number(value))
  if (field === 'discountBp') return foldText(Number(value), isEnglish)
  return values[field]?.[String(value)]?.[isEnglish ? 1 : 0]
}

/**
 * A set-up that was written down as one value, field by field; the rule of a promotion stays with
 * its kind, which says what it means.
 */
export function setupParts(
  field: string,
  value: unknown,
): Readonly<Record<string, unknown>> | undefined {
  if ((field !== 'coupon' && field !== 'kind') || typeof value !== 'object' || value === null)
    return undefined
  return 'type' in value && 'rule' in value ? { type: value.type, rule: value } : { ...value }
}
