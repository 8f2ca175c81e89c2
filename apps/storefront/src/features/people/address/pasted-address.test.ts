import { areaData } from '@mallard/contract/people/address/area-data'
import { describe, expect, it } from 'vitest'
import { readPasted } from './pasted-address.ts'

const read = (text: string) => readPasted(text, areaData)
const westLake = {
  provinceCode: '330000',
  cityCode: '330100',
  countyCode: '330106',
  text: '浙江省 杭州市 西湖区',
}

describe('an address pasted from a message', () => {
  it.each([
    ['name first', '林小满 13800000001 浙江省杭州市西湖区文三路 100 号'],
    [
      'with labels',
      '收货人：林小满\n手机号码：138 0000 0001\n所在地区：浙江省杭州市西湖区\n详细地址：文三路 100 号',
    ],
    ['name last', '浙江省杭州市西湖区文三路 100 号 林小满 +86 138-0000-0001'],
    ['wide digits', '林小满　＋８６　１３８－００００－０００１　浙江省杭州市西湖区文三路 100 号'],
    [
      'unseen marks',
      '林小满 \u202d138\u00a00000\u00a00001\u202c 浙江省杭州市西湖区\u200b文三路 100 号',
    ],
    ['short names', '林小满，13800000001，浙江 杭州 西湖 文三路 100 号'],
  ])('is read: %s', (_, text) => {
    expect(read(text)).toEqual({
      name: '林小满',
      phone: '13800000001',
      area: westLake,
      detail: '文三路 100 号',
    })
  })

  it('knows that a municipality is named once', () => {
    expect(read('周见山 13900000002 北京市东城区东四十条 22 号')).toMatchObject({
      name: '周见山',
      area: { countyCode: '110101' },
      detail: '东四十条 22 号',
    })
  })

  it('gives what it finds when there is no region in it', () => {
    expect(read('林小满 13800000001')).toEqual({ name: '林小满', phone: '13800000001' })
    expect(read('hello')).toEqual({ name: 'hello' })
    expect(read('！！')).toEqual({})
  })
})
