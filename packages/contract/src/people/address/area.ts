/** Code and name of a county. */
export type County = readonly [code: string, name: string]
export type City = readonly [code: string, name: string, counties: readonly County[]]
export type Province = readonly [code: string, name: string, cities: readonly City[]]

export interface AreaData {
  /** Changes with the content. */
  readonly version: string
  readonly provinces: readonly Province[]
}

export interface AreaCodes {
  readonly provinceCode: string
  readonly cityCode: string
  readonly countyCode: string
}

export interface AreaNames {
  readonly province: string
  readonly city: string
  /** Empty overseas, where a country stands in the city's place. */
  readonly county: string
}

/**
 * Overseas codes are 9, the ISO 3166 number of the country, 00. Only the first digit tells: 469001
 * is Hainan.
 */
export function isOverseas(code: string): boolean {
  return code.startsWith('9')
}

/**
 * A post code is six digits at home, three, five or six in Taiwan, or is left out; abroad it is as
 * they have it there.
 */
export function isPostCode(
  postCode: string,
  { countyCode }: Pick<AreaCodes, 'countyCode'>,
): boolean {
  if (isOverseas(countyCode)) return true
  return (countyCode.startsWith('71') ? /^(\d{3}(\d{2,3})?)?$/ : /^(\d{6})?$/).test(postCode)
}

/**
 * The names of a chain of codes, or undefined when one does not belong to the next. Overseas,
 * county and city have the same code.
 */
export function areaNames(data: AreaData, codes: AreaCodes): AreaNames | undefined {
  const province = data.provinces.find(([code]) => code === codes.provinceCode)
  const city = province?.[2].find(([code]) => code === codes.cityCode)
  if (!province || !city) return undefined
  if (city[2].length === 0)
    return codes.countyCode === codes.cityCode
      ? { province: province[1], city: city[1], county: '' }
      : undefined
  const county = city[2].find(([code]) => code === codes.countyCode)
  return county ? { province: province[1], city: city[1], county: county[1] } : undefined
}

/** The codes of a chain of names, or undefined when there is none such. */
export function areaCodesOf(data: AreaData, names: AreaNames): AreaCodes | undefined {
  const province = data.provinces.find(([, name]) => name === names.province)
  const city = province?.[2].find(([, name]) => name === names.city)
  if (!province || !city) return undefined
  const codes = { provinceCode: province[0], cityCode: city[0] }
  if (city[2].length === 0)
    return names.county === '' ? { ...codes, countyCode: city[0] } : undefined
  const county = city[2].find(([, name]) => name === names.county)
  return county ? { ...codes, countyCode: county[0] } : undefined
}
