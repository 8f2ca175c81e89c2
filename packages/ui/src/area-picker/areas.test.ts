import { describe, expect, it } from 'vitest'
import { settleColumns } from '../picker/picker.tsx'
import { areaColumns, choiceOf, codesOf, type AreaData } from './areas.ts'

const areas: AreaData = {
  province_list: { 110000: '北京市', 330000: '浙江省', 420000: '湖北省', 900000: '海外' },
  city_list: { 110100: '北京市', 330100: '杭州市', 330200: '宁波市', 429000: '省直辖县' },
  county_list: {
    110101: '东城区',
    330102: '上城区',
    330106: '西湖区',
    330203: '海曙区',
    429004: '仙桃市',
    912400: '加拿大',
  },
}
const labels = { province: '省份', city: '城市', county: '区县' }
const settle = (wished: readonly string[]) =>
  settleColumns((value) => areaColumns(areas, labels, value), wished)

describe('the area wheels', () => {
  it('open at a stored district', () => {
    expect(settle(codesOf('330106')).value).toEqual(['330000', '330100', '330106'])
  })

  it('have below a translated name the one that the place has at home', () => {
    const translated = {
      ...areas,
      county_list: { ...areas.county_list, 330106: 'Xihu District' },
      original: { lang: 'zh-CN', names: { 330106: '西湖区' } },
    }
    const counties = areaColumns(translated, labels, ['330000', '330100'])[2]?.options
    expect(counties).toEqual([
      { value: '330102', label: '上城区', note: undefined },
      { value: '330106', label: 'Xihu District', note: { text: '西湖区', lang: 'zh-CN' } },
    ])
  })

  it('go to the first city and district when the province changes', () => {
    expect(settle(['110000', '330100', '330106']).value).toEqual(['110000', '110100', '110101'])
  })

  it('keep districts under a province apart from countries overseas', () => {
    expect(settle(codesOf('429004')).value).toEqual(['420000', '429000', '429004'])
    expect(settle(codesOf('429004')).columns[2]?.options.map((option) => option.label)).toEqual([
      '仙桃市',
    ])
  })

  it('show countries on the second wheel and put the country into the county', () => {
    const { columns, value } = settle(codesOf('912400'))
    expect(columns).toHaveLength(2)
    expect(choiceOf(areas, value)).toEqual({
      province: { code: '900000', name: '海外' },
      city: { code: '', name: '' },
      county: { code: '912400', name: '加拿大' },
    })
  })

  it('name what was chosen', () => {
    expect(choiceOf(areas, ['330000', '330100', '330106'])).toEqual({
      province: { code: '330000', name: '浙江省' },
      city: { code: '330100', name: '杭州市' },
      county: { code: '330106', name: '西湖区' },
    })
  })

  it('begin with the first province when nothing is stored', () => {
    expect(settle(codesOf(undefined)).value).toEqual(['110000', '110100', '110101'])
  })
})
