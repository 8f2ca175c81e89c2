import type { AreaCodes, AreaData } from '@mallard/contract/people/address/area'
import { isOverseas } from '@mallard/contract/people/address/area'
import { plainPhone, seen } from '@mallard/kernel'

export interface PastedAddress {
  name?: string
  phone?: string
  area?: AreaCodes & { text: string }
  detail?: string
}

const phonePattern = /(?:\(?(?:\+|00)?86\)?[\s-]?)?1[3-9]\d[\s.‐-―-]?\d{4}[\s.‐-―-]?\d{4}(?!\d)/
/** Wide digits, and the signs of a phone; a name and a street keep their letters as they are. */
const wide = /[０-９＋－]/g
const labels =
  /(?:收货人|收件人|姓名|联系人|手机号码?|联系电话|电话|所在地区|地区|详细地址|收货地址|地址)\s*[:：]/g
const separators = /[\s,，;；、|/]+/
/** Words a person leaves out when they write a place's name. */
const tail = /(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|自治州|地区|省|市|盟|区|县|旗)$/

/**
 * Finds name, phone, region and street in text that someone copied from a message. What is not
 * found is absent.
 */
export function readPasted(text: string, data: AreaData): PastedAddress {
  const found: PastedAddress = {}
  let rest = seen(text)
    .replace(wide, (sign) => sign.normalize('NFKC'))
    .replace(labels, ' ')
    .trim()
  const phone = phonePattern.exec(rest)
  if (phone) {
    found.phone = plainPhone(phone[0])
    rest = rest.replace(phone[0], ' ')
  }
  const parts = rest.split(separators).filter((part) => part !== '')
  const at = parts.findIndex((part) => provinceIn(part, data) !== undefined)
  const before = at < 0 ? parts : parts.slice(0, at)
  const place = at < 0 ? [] : parts.slice(at)
  const region = place.length > 0 ? readRegion(place.join(' '), data) : undefined
  if (region) {
    found.area = region.area
    const { name, detail } = splitName(before, region.rest)
    if (name) found.name = name
    if (detail) found.detail = detail
    return found
  }
  const name = parts.find(isName)
  if (name) found.name = name
  return found
}

function isName(part: string): boolean {
  return /^[\p{Script=Han}·]{2,6}$/u.test(part) || /^[A-Za-z][A-Za-z .'-]{1,24}$/.test(part)
}

/** The name stands before the place, or after it. */
function splitName(
  before: readonly string[],
  rest: string,
): { name: string | undefined; detail: string } {
  const first = before.find(isName)
  if (first) return { name: first, detail: rest }
  const words = rest.split(' ')
  const last = words.at(-1) ?? ''
  const isLast = words.length > 1 && isName(last) && !/[路街道巷号室栋层村镇]$/.test(last)
  return isLast
    ? { name: last, detail: words.slice(0, -1).join(' ') }
    : { name: undefined, detail: rest }
}

function provinceIn(text: string, data: AreaData) {
  return data.provinces.find(([code, name]) => !isOverseas(code) && lead(text, name) !== undefined)
}

/**
 * What follows the name at the beginning of the text, whole or without its last word; undefined
 * when it does not begin so.
 */
function lead(text: string, name: string): string | undefined {
  if (text.startsWith(name)) return text.slice(name.length).trimStart()
  const short = name.replace(tail, '')
  return short.length >= 2 && text.startsWith(short)
    ? text.slice(short.length).trimStart()
    : undefined
}

function readRegion(
  text: string,
  data: AreaData,
): { area: NonNullable<PastedAddress['area']>; rest: string } | undefined {
  const province = provinceIn(text, data)
  if (!province) return undefined
  const [provinceCode, provinceName, cities] = province
  const afterProvince = lead(text, provinceName) ?? text
  for (const [cityCode, cityName, counties] of cities) {
    // A municipality is named once: its city has the province's name.
    const afterCity =
      lead(afterProvince, cityName) ??
      (cityName === provinceName || /直辖/.test(cityName) ? afterProvince : undefined)
    if (afterCity === undefined) continue
    for (const [countyCode, countyName] of counties) {
      const rest = lead(afterCity, countyName)
      if (rest === undefined) continue
      const names = [provinceName, cityName === provinceName ? '' : cityName, countyName].filter(
        (name) => name !== '',
      )
      return { area: { provinceCode, cityCode, countyCode, text: names.join(' ') }, rest }
    }
  }
  return undefined
}
