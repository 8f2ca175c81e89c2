import type { PickerColumn } from '../picker/index.ts'

/** Six-digit area codes to names, as @vant/area-data has them. */
export interface AreaData {
  province_list: Readonly<Record<string, string>>
  city_list: Readonly<Record<string, string>>
  county_list: Readonly<Record<string, string>>
  /**
   * Where the lists are translated: what the places are called at home, and in which language;
   * stands below each name.
   */
  original?: { readonly lang: string; readonly names: Readonly<Record<string, string>> } | undefined
}

export interface Area {
  code: string
  name: string
}

export interface AreaChoice {
  province: Area
  /** Empty code and name for countries overseas, which stand in the county. */
  city: Area
  county: Area
}

const none: Area = { code: '', name: '' }

/** Codes that begin with 9 are overseas; `xx90xx` are districts at home. */
function isOverseas(code: string): boolean {
  return code.startsWith('9')
}

function optionsOf(
  list: Readonly<Record<string, string>>,
  prefix: string,
  original: AreaData['original'],
) {
  return Object.entries(list)
    .filter(([code]) => code.startsWith(prefix))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([value, label]) => {
      const text = original?.names[value]
      return { value, label, note: original && text ? { text, lang: original.lang } : undefined }
    })
}

export function areaColumns(
  areas: AreaData,
  labels: { province: string; city: string; county: string },
  value: readonly string[],
): PickerColumn[] {
  const [province = '', city = ''] = value
  const first = {
    label: labels.province,
    options: optionsOf(areas.province_list, '', areas.original),
  }
  if (province === '') return [first]
  if (isOverseas(province))
    return [
      first,
      { label: labels.county, options: optionsOf(areas.county_list, '9', areas.original) },
    ]
  const second = {
    label: labels.city,
    options: optionsOf(areas.city_list, province.slice(0, 2), areas.original),
  }
  const counties = city === '' ? [] : optionsOf(areas.county_list, city.slice(0, 4), areas.original)
  return counties.length === 0
    ? [first, second]
    : [first, second, { label: labels.county, options: counties }]
}

/** The wheels' codes that lead to a stored county code. */
export function codesOf(code: string | undefined): string[] {
  if (!code) return []
  if (isOverseas(code)) return ['900000', code]
  return [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]
}

export function choiceOf(
  areas: AreaData,
  [province = '', second = '', county = '']: readonly string[],
): AreaChoice {
  const area = (list: Readonly<Record<string, string>>, code: string): Area =>
    code ? { code, name: list[code] ?? '' } : none
  if (isOverseas(province))
    return {
      province: area(areas.province_list, province),
      city: none,
      county: area(areas.county_list, second),
    }
  return {
    province: area(areas.province_list, province),
    city: area(areas.city_list, second),
    county: area(areas.county_list, county),
  }
}
