import type { Locale } from '@mallard/kernel'
import { isOverseas, type AreaCodes, type AreaData } from '@mallard/contract/people/address/area'
import type { AreaChoice, AreaData as KitAreas } from '@mallard/ui/area-picker'

/**
 * The contract's tree as the kit's picker wants it: three flat lists; overseas the countries stand
 * among the counties. Translated, each name has the Chinese one below it.
 */
export function kitAreas(data: AreaData, english?: Readonly<Record<string, string>>): KitAreas {
  const names: Record<string, string> = {}
  const province_list: Record<string, string> = {}
  const city_list: Record<string, string> = {}
  const county_list: Record<string, string> = {}
  const put = (list: Record<string, string>, code: string, name: string) => {
    names[code] = name
    list[code] = english?.[code] ?? name
  }
  for (const [provinceCode, province, cities] of data.provinces) {
    put(province_list, provinceCode, province)
    for (const [cityCode, city, counties] of cities) {
      put(isOverseas(provinceCode) ? county_list : city_list, cityCode, city)
      for (const [countyCode, county] of counties) put(county_list, countyCode, county)
    }
  }
  return { province_list, city_list, county_list, original: english && { lang: 'zh-CN', names } }
}

/** The codes to store for what was picked. Overseas the country is city and county in one. */
export function codesOf({ province, city, county }: AreaChoice): AreaCodes {
  return {
    provinceCode: province.code,
    cityCode: city.code || county.code,
    countyCode: county.code,
  }
}

export function choiceText({ province, city, county }: AreaChoice): string {
  return [province.name, province.name.endsWith(city.name) ? '' : city.name, county.name]
    .filter((name) => name !== '')
    .join(' ')
}

export async function loadAreas(): Promise<AreaData> {
  return (await import('@mallard/contract/people/address/area-data')).areaData
}

/** The picker's list, for a reader of the language. */
export async function loadKitAreas(locale: Locale): Promise<KitAreas> {
  const [data, english] = await Promise.all([
    loadAreas(),
    locale === 'en' ? import('@mallard/contract/people/address/area-names') : undefined,
  ])
  return kitAreas(data, english?.englishAreaNames)
}

/** A chain of codes as English says it, the smallest place first. */
export function englishText(
  { province_list, city_list, county_list }: KitAreas,
  codes: AreaCodes,
): string {
  const county = county_list[codes.countyCode] ?? ''
  if (isOverseas(codes.provinceCode)) return county
  const [city = '', province = ''] = [city_list[codes.cityCode], province_list[codes.provinceCode]]
  return [county, city, city === province ? '' : province].filter((name) => name !== '').join(', ')
}
