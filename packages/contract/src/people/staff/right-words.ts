import type { Locale } from '@mallard/kernel'
import { type Right, rights } from './rights.ts'

type Area = Right extends `${infer Name}.${string}` ? Name : never
type Verb = Right extends `${string}.${infer Name}` ? Name : never
type Words<Name extends string> = Readonly<Record<Name, readonly [zh: string, en: string]>>

const areas: Words<Area> = {
  order: ['订单', 'Orders'],
  pay: ['支付与对账', 'Payments and bills'],
  voucher: ['转账凭证', 'Transfers'],
  account: ['收款账户', 'Receiving account'],
  return: ['售后', 'Returns'],
  goods: ['商品', 'Goods'],
  media: ['图片素材', 'Pictures'],
  review: ['评价', 'Reviews'],
  promotion: ['促销与优惠券', 'Promotions and coupons'],
  coupon: ['优惠券', 'Coupons'],
  event: ['活动报名', 'Events'],
  promoter: ['推广员', 'Promoters'],
  member: ['会员', 'Members'],
  level: ['会员等级', 'Levels'],
  points: ['积分', 'Points'],
  agreement: ['协议', 'Agreements'],
  content: ['文章', 'Articles'],
  page: ['页面', 'Pages'],
  service: ['服务中心', 'Service centre'],
  invoice: ['发票', 'Invoices'],
  visit: ['访问统计', 'Visits'],
  figure: ['经营数据', 'Sales figures'],
  data: ['数据', 'Data'],
  audit: ['操作日志', 'Audit log'],
  system: ['系统状态', 'System'],
  store: ['门店设置', 'Store settings'],
  staff: ['员工', 'Staff'],
}

const verbs: Words<Verb> = {
  read: ['查看', 'see'],
  write: ['修改', 'change'],
  add: ['添加下属', 'add those below'],
  ship: ['发货', 'ship'],
  give: ['发放', 'give'],
  receive: ['收货', 'receive'],
  repair: ['核查', 'check'],
  pay: ['打款', 'pay'],
  checkin: ['签到', 'check in'],
  export: ['导出', 'export'],
  confirm: ['确认收退款', 'confirm money by hand'],
  message: ['发消息', 'send messages'],
  import: ['导入', 'import'],
  freeze: ['冻结与注销', 'freeze and close'],
}

/** Every right of a role, by what it is about: nobody is given more than the form says. */
export function rightsText(held: readonly Right[], locale: Locale): string {
  const place = locale === 'en' ? 1 : 0
  const byArea = new Map<Area, string[]>()
  for (const right of rights.filter((each) => held.includes(each))) {
    const [area, verb] = right.split('.') as [Area, Verb]
    byArea.set(area, [...(byArea.get(area) ?? []), verbs[verb][place]])
  }
  const parts = [...byArea].map(([area, done]) =>
    locale === 'en'
      ? `${areas[area][place]} (${done.join(', ')})`
      : `${areas[area][place]}（${done.join('、')}）`,
  )
  return parts.join(locale === 'en' ? '; ' : '；')
}

/** Rights by what they are about, in the order of their table. */
export const rightAreas: readonly { readonly area: Area; readonly rights: readonly Right[] }[] = (
  Object.keys(areas) as Area[]
).map((area) => ({ area, rights: rights.filter((right) => right.startsWith(`${area}.`)) }))

export const areaText = (area: Area, locale: Locale) => areas[area][locale === 'en' ? 1 : 0]
export const verbText = (right: Right, locale: Locale) =>
  verbs[right.split('.')[1] as Verb][locale === 'en' ? 1 : 0]
