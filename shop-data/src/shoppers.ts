import type { Shopper, ShopperAddress } from './world.ts'

const hangzhou: ShopperAddress = {
  name: '林知夏', phone: '13800000001', provinceCode: '330000', cityCode: '330100', countyCode: '330106', province: '浙江省', city: '杭州市', county: '西湖区',
  detail: '青禾弄 12 号 3 幢 502 室', postCode: '310013', isDefault: true,
}
const urumqi: ShopperAddress = {
  name: '林知夏', phone: '13800000001', provinceCode: '650000', cityCode: '650100', countyCode: '650102', province: '新疆维吾尔自治区', city: '乌鲁木齐市', county: '天山区',
  detail: '雪松路 8 号 2 单元 301 室', postCode: '830002', isDefault: false,
}
const shanghai: ShopperAddress = {
  name: '周小满', phone: '13800000002', provinceCode: '310000', cityCode: '310100', countyCode: '310104', province: '上海市', city: '上海市', county: '徐汇区',
  detail: '木槿路 66 弄 9 号 1102 室', postCode: '200030', isDefault: true,
}
const shenzhen: ShopperAddress = {
  name: '陈北辰', phone: '13800000003', provinceCode: '440000', cityCode: '440300', countyCode: '440305', province: '广东省', city: '深圳市', county: '南山区',
  detail: '听海街 21 号 A 座 1806 室', postCode: '518052', isDefault: true,
}

/** People who do not exist, on numbers kept for the demo. */
export const shoppers: readonly Shopper[] = [
  {
    code: 'zhixia', partnerIds: [1, 2], phone: '13800000001', nickname: '知夏的厨房', gender: 2, birthday: '1994-06-21', integration: 860, growth: 1240,
    addresses: [hangzhou, urumqi],
    favourites: [{ partnerId: 1, goods: 'kettle-gooseneck' }, { partnerId: 1, goods: 'fryer-window' }, { partnerId: 1, goods: 'dryer-speed' }, { partnerId: 2, goods: 'dripper-cone' }],
  },
  {
    code: 'xiaoman', partnerIds: [1], phone: '13800000002', nickname: '小满未满', gender: 0, integration: 120, growth: 300,
    addresses: [shanghai], favourites: [{ partnerId: 1, goods: 'soy-mini' }],
  },
  {
    code: 'beichen', partnerIds: [2], phone: '13800000003', nickname: '北辰手冲', gender: 1, integration: 0, growth: 60,
    addresses: [shenzhen], favourites: [{ partnerId: 2, goods: 'grinder-hand' }, { partnerId: 2, goods: 'beans-valley' }],
  },
]
