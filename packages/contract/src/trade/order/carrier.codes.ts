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

/** What a log notes of a parcel, `顺丰速运 SF1…`, with the carrier's name in the reader's language. */
export function parcelNote(note: string, locale: Locale): string {
  const carrier = carriers.find(({ name }) => note.startsWith(`${name} `))
  return carrier && locale === 'en' ? carrier.nameEn + note.slice(carrier.name.length) : note
}

/** Name of a carrier, or undefined for one that is not in the table. */
export function carrierName(code: string, locale: Locale = 'zh'): string | undefined {
  return byCode.get(code)?.[locale === 'en' ? 'nameEn' : 'name']
}
