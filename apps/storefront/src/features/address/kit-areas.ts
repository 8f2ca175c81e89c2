import { isOverseas, type AreaCodes, type AreaData } from '@mallard/contract/address/area'
import type { AreaChoice, AreaData as KitAreas } from '@mallard/ui/area-picker'

/** The contract's tree as the kit's picker wants it: three flat lists; overseas the countries stand among the counties. */
export function kitAreas(data: AreaData): KitAreas {
  const province_list: Record<string, string> = {}
  const city_list: Record<string, string> = {}
  const county_list: Record<string, string> = {}
  for (const [provinceCode, province, cities] of data.provinces) {
    province_list[provinceCode] = province
    for (const [cityCode, city, counties] of cities) {
      const list = isOverseas(provinceCode) ? county_list : city_list
      list[cityCode] = city
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
  return [province.name, city.name === province.name ? '' : city.name, county.name].filter((name) => name !== '').join(' ')
}

export async function loadAreas(): Promise<AreaData> {
  return (await import('@mallard/contract/address/area-data')).areaData
}
