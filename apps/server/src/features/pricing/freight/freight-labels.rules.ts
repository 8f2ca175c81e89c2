import type { AreaData } from '@mallard/contract/people/address/area'
import type { FreightArea } from '@mallard/contract/pricing/freight/freight-areas'

const abroad = '9'

/** Every place that freight can be set for, by its code. */
export function placesOf({ provinces }: AreaData): ReadonlyMap<string, string> {
  const names = provinces.flatMap(([code, name, cities]) => [
    [code, name] as const,
    ...cities.flatMap(([city, cityName, counties]) => [
      [city, cityName] as const,
      ...counties.map(([county, countyName]) => [county, countyName] as const),
    ]),
  ])
  return new Map([...names, [abroad, '海外']])
}

/** The first code that is of no place. */
export function unknownPlace(
  areas: readonly Pick<FreightArea, 'codes'>[],
  places: ReadonlyMap<string, string>,
): string | undefined {
  return areas.flatMap(({ codes }) => codes).find((code) => !places.has(code))
}

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

/** An area as the log says it. */
export function areaText(area: FreightArea, places: ReadonlyMap<string, string>): string {
  const { codes, first, firstFee, step, stepFee, freeOverAmount, deny, days } = area
  const where = codes.map((code) => places.get(code) ?? code).join('、') || '其余地区'
  if (deny) return `${where}：不配送`
  const fees = `首 ${first} ${yuan(firstFee)}，续 ${step} ${yuan(stepFee)}`
  const free = freeOverAmount === null ? '' : `，满 ${yuan(freeOverAmount)} 包邮`
  return `${where}：${fees}${free}${typeof days === 'number' ? `，${days} 天送达` : ''}`
}
