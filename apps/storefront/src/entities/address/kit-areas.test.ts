import { areaNames } from '@mallard/contract/people/address/area'
import { areaData } from '@mallard/contract/people/address/area-data'
import { describe, expect, it } from 'vitest'
import { englishAreaNames } from '@mallard/contract/people/address/area-names'
import { choiceText, codesOf, englishText, kitAreas } from './kit-areas.ts'

const areas = kitAreas(areaData)

it('finds every county below its city by the digits that the picker goes by', () => {
  const lost = areaData.provinces
    .filter(([code]) => !code.startsWith('9'))
    .flatMap(([province, , cities]) =>
      cities.map(([city, , counties]) => ({ province, city, counties })),
    )
    .flatMap(({ province, city, counties }) =>
      counties.filter(
        ([county]) =>
          county.slice(0, 4) !== city.slice(0, 4) || county.slice(0, 2) !== province.slice(0, 2),
      ),
    )
  expect(lost).toEqual([])
})

it('stores a choice that the server takes, at home and overseas', () => {
  const home = {
    province: { code: '330000', name: '浙江省' },
    city: { code: '330100', name: '杭州市' },
    county: { code: '330106', name: '西湖区' },
  }
  const abroad = {
    province: { code: '900000', name: '海外' },
    city: { code: '', name: '' },
    county: { code: '984000', name: areas.county_list['984000'] ?? '' },
  }
  expect(areaNames(areaData, codesOf(home))?.county).toBe('西湖区')
  expect(areaNames(areaData, codesOf(abroad))).toEqual({
    province: '海外',
    city: '美国',
    county: '',
  })
  expect(choiceText(home)).toBe('浙江省 杭州市 西湖区')
  expect(choiceText(abroad)).toBe('海外 美国')
})

describe('in English', () => {
  const english = kitAreas(areaData, englishAreaNames)
  const lists = [english.province_list, english.city_list, english.county_list]

  it('has a name in Latin letters for every place, with the Chinese one below it, and none for what is not there', () => {
    for (const list of lists)
      for (const name of Object.values(list)) expect(name).toMatch(/^[A-ZÜ][A-Za-zÀ-ÿ' -]+$/u)
    const codes = lists.flatMap((list) => Object.keys(list))
    expect(Object.keys(englishAreaNames).toSorted()).toEqual(codes.toSorted())
    expect(Object.keys(english.original?.names ?? {}).toSorted()).toEqual(codes.toSorted())
    expect(english.original).toMatchObject({ lang: 'zh-CN', names: { 330100: '杭州市' } })
    expect(areas.original).toBeUndefined()
  })

  // As the places call themselves: characters with more than one sound, names from other languages,
  // apostrophes, endings.
  it.each([
    ['330110', 'Yuhang District'],
    ['330782', 'Yiwu City'],
    ['500000', 'Chongqing'],
    ['350200', 'Xiamen'],
    ['341500', "Lu'an"],
    ['340300', 'Bengbu'],
    ['331000', 'Taizhou'],
    ['330382', 'Yueqing City'],
    ['310112', 'Minhang District'],
    ['310115', 'Pudong New Area'],
    ['610100', "Xi'an"],
    ['141100', 'Lüliang'],
    ['540100', 'Lhasa'],
    ['650100', 'Ürümqi'],
    ['150100', 'Hohhot'],
    ['150700', 'Hulunbuir'],
    ['230100', 'Harbin'],
    ['533400', 'Diqing'],
    ['430524', 'Longhui County'],
    ['140302', 'Urban District'],
    ['710100', 'Taipei'],
    ['984000', 'United States'],
  ])('calls %s %s', (code, name) => {
    expect(englishAreaNames[code]).toBe(name)
  })

  it('says the smallest place first, and a municipality or a country once', () => {
    expect(
      englishText(english, { provinceCode: '330000', cityCode: '330100', countyCode: '330106' }),
    ).toBe('Xihu District, Hangzhou, Zhejiang')
    expect(
      englishText(english, { provinceCode: '110000', cityCode: '110100', countyCode: '110101' }),
    ).toBe('Dongcheng District, Beijing')
    expect(
      englishText(english, { provinceCode: '900000', cityCode: '984000', countyCode: '984000' }),
    ).toBe('United States')
  })
})
