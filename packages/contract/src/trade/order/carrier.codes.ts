import type { Locale } from '@mallard/kernel'

/**
 * Carriers an operator can choose from: Kuaidi100's code, the name in both languages, the carrier's
 * own service line.
 */
export const carriers = [
  { code: 'shunfeng', name: '顺丰速运', nameEn: 'SF Express', phone: '95338' },
  { code: 'jd', name: '京东物流', nameEn: 'JD Logistics', phone: '950616' },
  { code: 'zhongtong', name: '中通快递', nameEn: 'ZTO Express', phone: '95311' },
  { code: 'yuantong', name: '圆通速递', nameEn: 'YTO Express', phone: '95554' },
  { code: 'yunda', name: '韵达快递', nameEn: 'Yunda Express', phone: '95546' },
  { code: 'shentong', name: '申通快递', nameEn: 'STO Express', phone: '95543' },
  { code: 'jtexpress', name: '极兔速递', nameEn: 'J&T Express', phone: '956025' },
  { code: 'ems', name: 'EMS', nameEn: 'EMS', phone: '11183' },
  { code: 'youzhengguonei', name: '邮政快递包裹', nameEn: 'China Post', phone: '11185' },
  { code: 'debangkuaidi', name: '德邦快递', nameEn: 'Deppon Express', phone: '95353' },
] as const

export type Carrier = (typeof carriers)[number]

const byCode: ReadonlyMap<string, Carrier> = new Map(
  carriers.map((carrier) => [carrier.code, carrier]),
)

/** Service line of a carrier; empty for one that is not in the table. */
export function carrierPhone(code: string): string {
  return byCode.get(code)?.phone ?? ''
}

/**
 * How goods come to who bought them: by a carrier with a waybill, by the store itself, not at all
 * (a service, something virtual), or they fetch them.
 */
export const carrierKinds = ['express', 'van', 'none', 'pickup'] as const
export type CarrierKind = (typeof carrierKinds)[number]

/** Ways of every shop to hand goods over without a carrier. */
export const waysWithout = [
  { code: 'nothing', kind: 'none', name: '无需物流', nameEn: 'Nothing to deliver' },
  { code: 'pickup', kind: 'pickup', name: '到店自提', nameEn: 'Pick-up at the store' },
] as const

/** Codes of a partner's own vans; clients make them up. */
export const ownCarrierCode = /^own[a-z0-9]{8}$/

const byVan = ['商家自送：', 'Own delivery: '] as const

/** What a log notes of what was sent, in Chinese: `顺丰速运 SF1…`, `商家自送：小李`, `无需物流`. */
export function sentNote(
  { kind, name }: { readonly kind: CarrierKind; readonly name: string },
  waybill: string,
): string {
  if (kind === 'express') return `${name} ${waybill}`
  return kind === 'van' ? byVan[0] + name : name
}

/** Which way such a note tells of. */
export function kindOfNote(note: string): CarrierKind {
  if (note.startsWith(byVan[0])) return 'van'
  return waysWithout.find(({ name }) => name === note)?.kind ?? 'express'
}

/** Such a note with the name of the carrier, or of the way, in the reader's language. */
export function parcelNote(note: string, locale: Locale): string {
  if (locale !== 'en') return note
  if (note.startsWith(byVan[0])) return byVan[1] + note.slice(byVan[0].length)
  const way = waysWithout.find(({ name }) => name === note)
  if (way) return way.nameEn
  const carrier = carriers.find(({ name }) => note.startsWith(`${name} `))
  return carrier ? carrier.nameEn + note.slice(carrier.name.length) : note
}

/** Name of a way without a carrier; undefined for anything else. */
export function wayName(code: string, locale: Locale): string | undefined {
  return waysWithout.find((way) => way.code === code)?.[locale === 'en' ? 'nameEn' : 'name']
}

/** Name of a carrier, or undefined for one that is not in the table. */
export function carrierName(code: string, locale: Locale = 'zh'): string | undefined {
  return byCode.get(code)?.[locale === 'en' ? 'nameEn' : 'name']
}
