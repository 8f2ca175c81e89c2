import { describe, expect, it } from 'vitest'
import { areaData } from './area-data.ts'
import { areaNames, isOverseas } from './area.ts'

const names = (provinceCode: string, cityCode: string, countyCode: string) =>
  areaNames(areaData, { provinceCode, cityCode, countyCode })

describe('areas', () => {
  it('name a chain of codes', () => {
    expect(names('330000', '330100', '330106')).toEqual({
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
    })
    expect(names('110000', '110100', '110105')).toEqual({
      province: '北京市',
      city: '北京市',
      county: '朝阳区',
    })
    expect(names('460000', '469000', '469001')?.province).toBe('海南省')
  })
  it('name a country overseas, without a county', () => {
    expect(names('900000', '984000', '984000')).toEqual({
      province: '海外',
      city: '美国',
      county: '',
    })
  })
  it.each([
    ['330000', '310100', '310101'],
    ['330000', '330100', '330203'],
    ['330000', '330100', '330000'],
    ['330000', '330000', '330106'],
    ['900000', '984000', '912400'],
    ['000000', '000000', '000000'],
  ])('refuse the broken chain %s %s %s', (...codes) => {
    expect(names(...(codes as [string, string, string]))).toBeUndefined()
  })
  it('tells overseas by the first digit alone', () => {
    expect(isOverseas('984000')).toBe(true)
    expect(isOverseas('469001')).toBe(false)
  })
  it('has six digits everywhere, each once at its level', () => {
    const codes = areaData.provinces.flatMap(([, , cities]) =>
      cities.flatMap(([, , counties]) => counties.map(([code]) => code)),
    )
    expect(codes.length).toBeGreaterThan(3000)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  })
})
