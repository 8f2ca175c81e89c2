import { areaNames } from '@mallard/contract/address/area'
import { areaData } from '@mallard/contract/address/area-data'
import { expect, it } from 'vitest'
import { englishAreas } from './area.texts.ts'
import { choiceText, codesOf, kitAreas } from './kit-areas.ts'

const areas = kitAreas(areaData)

it('finds every county below its city by the digits that the picker goes by', () => {
  const lost = areaData.provinces
    .filter(([code]) => !code.startsWith('9'))
    .flatMap(([province, , cities]) => cities.map(([city, , counties]) => ({ province, city, counties })))
    .flatMap(({ province, city, counties }) =>
      counties.filter(([county]) => county.slice(0, 4) !== city.slice(0, 4) || county.slice(0, 2) !== province.slice(0, 2)),
    )
  expect(lost).toEqual([])
})

it('stores a choice that the server takes, at home and overseas', () => {
  const home = { province: { code: '330000', name: '浙江省' }, city: { code: '330100', name: '杭州市' }, county: { code: '330106', name: '西湖区' } }
  const abroad = {
    province: { code: '900000', name: '海外' },
    city: { code: '', name: '' },
    county: { code: '984000', name: areas.county_list['984000'] ?? '' },
  }
  expect(areaNames(areaData, codesOf(home))?.county).toBe('西湖区')
  expect(areaNames(areaData, codesOf(abroad))).toEqual({ province: '海外', city: '美国', county: '' })
  expect(choiceText(home)).toBe('浙江省 杭州市 西湖区')
  expect(choiceText(abroad)).toBe('海外 美国')
})

it('has an English name before every province and every country overseas, and for nothing that is not there', () => {
  const { province_list, city_list, county_list } = kitAreas(areaData, englishAreas)
  const abroad = Object.entries(county_list).filter(([code]) => code.startsWith('9'))
  for (const [code, name] of [...Object.entries(province_list), ...abroad]) expect(name, code).toMatch(/^[A-Z][A-Za-zü ]+ \p{Script=Han}+$/u)
  expect(Object.keys(englishAreas)).toHaveLength(Object.keys(province_list).length + abroad.length)
  expect(city_list['330100']).toBe('杭州市')
  const municipality = {
    province: { code: '110000', name: province_list['110000'] ?? '' },
    city: { code: '110100', name: '北京市' },
    county: { code: '110101', name: '东城区' },
  }
  expect(choiceText(municipality)).toBe('Beijing 北京市 东城区')
})
