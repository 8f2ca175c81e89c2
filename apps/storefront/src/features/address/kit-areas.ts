import { isOverseas, type AreaCodes, type AreaData } from '@mallard/contract/address/area'
import type { AreaChoice, AreaData as KitAreas } from '@mallard/ui/area-picker'
import type { Locale } from '@mallard/ui/locale'

/** The contract's tree as the kit's picker wants it: three flat lists; overseas the countries stand among the counties. English names, where there are any, stand before the Chinese ones. */
export function kitAreas(data: AreaData, english: Readonly<Record<string, string>> = {}): KitAreas {
  const nameOf = (code: string, name: string) => (english[code] ? `${english[code]} ${name}` : name)
  const province_list: Record<string, string> = {}
  const city_list: Record<string, string> = {}
  const county_list: Record<string, string> = {}
  for (const [provinceCode, province, cities] of data.provinces) {
    province_list[provinceCode] = nameOf(provinceCode, province)
    for (const [cityCode, city, counties] of cities) {
      const list = isOverseas(provinceCode) ? county_list : city_list
      list[cityCode] = nameOf(cityCode, city)
      for (const [countyCode, county] of counties) county_list[countyCode] = county
    }
  }
  return { province_list, city_list, county_list }
}

/** The codes to store for what was picked. Overseas the country is city and county in one. */
export function codesOf({ province, city, county }: AreaChoice): AreaCodes {
  return { provinceCode: province.code, cityCode: city.code || county.code, countyCode: county.code }
}

export function choiceText({ province, city, county }: AreaChoice): string {
  return [province.name, province.name.endsWith(city.name) ? '' : city.name, county.name].filter((name) => name !== '').join(' ')
}

export async function loadAreas(): Promise<AreaData> {
  return (await import('@mallard/contract/address/area-data')).areaData
}

/** The picker's list, for a reader of the language. */
export async function loadKitAreas(locale: Locale): Promise<KitAreas> {
  const [data, english] = await Promise.all([loadAreas(), locale === 'en' ? import('./area.texts.ts') : undefined])
  return kitAreas(data, english?.englishAreas)
}
