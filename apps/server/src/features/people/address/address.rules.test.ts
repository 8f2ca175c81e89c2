import { describe, expect, it } from 'vitest'
import { isSameAddress } from './address.rules.ts'

const written = {
  name: '林小满',
  phone: '13800000001',
  provinceCode: '330000',
  cityCode: '330100',
  countyCode: '330106',
  detail: '文三路 1 号',
  postCode: '310012',
}
const address = {
  id: 4,
  ...written,
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  isDefault: true,
}

describe('an address that is saved again', () => {
  it('is the same whatever it was called, numbered or preferred', () => {
    expect(isSameAddress(address, { ...written, isDefault: false })).toBe(true)
    expect(isSameAddress(address, { ...written, id: 9, isDefault: true })).toBe(true)
  })

  it.each(Object.keys(written))('is another one where %s differs by a letter', (field) => {
    const draft = { ...written, isDefault: true }
    for (const other of [`${draft[field as keyof typeof written]} `, ''])
      expect(isSameAddress(address, { ...draft, [field]: other }), other).toBe(false)
  })
})
