import { carriers } from '@mallard/providers/express'

/** The carriers' own service lines. */
const phones: Record<string, string> = {
  shunfeng: '95338',
  jd: '950616',
  zhongtong: '95311',
  yuantong: '95554',
  yunda: '95546',
  shentong: '95543',
  jtexpress: '956025',
  ems: '11183',
  youzhengguonei: '11185',
  debangkuaidi: '95353',
}

export function carrierPhone(code: string): string {
  return phones[code] ?? ''
}

/** The carrier's name, or undefined when we do not work with it. */
export function carrierName(code: string): string | undefined {
  return carriers.find((carrier) => carrier.code === code)?.name
}
