import type { Store, StoreFilings } from './world.ts'

const hearthlight = { creditCode: '91330110MA0HEGUANF', licence: 'licence-hearthlight', permits: [], icp: '浙ICP备00000118号-1', police: '', miniFiling: '' } satisfies Partial<StoreFilings>

/** As its parameter tables have it. */
const warranty = {
  name: { zh: '官方质保', en: 'Official warranty' },
  text: { zh: '年限见商品参数，凭订单号即可，不用保修卡', en: 'For as long as the parameters say; the order number is enough' },
}

export const stores: readonly Store[] = [
  {
    key: '1-1', partnerId: 1, storeId: 1, name: { zh: '禾光官方商城', en: 'Hearthlight Official Store' },
    address: { zh: '浙江省杭州市余杭区禾光路 18 号', en: '18 Heguang Road, Yuhang, Hangzhou' }, phone: '400-000-0118',
    hours: { zh: '客服 9:00–21:00，全年无休', en: 'Service 9:00–21:00, every day' },
    hotWords: [
      { zh: '手冲壶', en: 'Pour-over kettle' }, { zh: '空气炸锅', en: 'Air fryer' }, { zh: '高速吹风机', en: 'High-speed dryer' }, { zh: '一人豆浆机', en: 'Solo soy-milk' },
      { zh: '小饭盒', en: 'Little rice cooker' }, { zh: '剃须刀', en: 'Shaver' }, { zh: '挂烫机', en: 'Steamer' }, { zh: '纸托', en: 'Paper liners' },
    ],
    legal: { ...hearthlight, police: '浙公网安备 33011000000118号', miniFiling: '浙ICP备00000118号-2X', complaintPhone: '400-000-0118' },
    promises: [warranty],
  },
  {
    key: '1-2', partnerId: 1, storeId: 2, name: { zh: '禾光杭州体验店', en: 'Hearthlight Hangzhou' },
    address: { zh: '浙江省杭州市西湖区栖光巷 6 号', en: '6 Qiguang Lane, Xihu, Hangzhou' }, phone: '400-000-0126',
    hours: { zh: '10:00–21:30，周一至周日', en: '10:00–21:30, Monday to Sunday' },
    hotWords: [
      { zh: '手冲壶', en: 'Pour-over kettle' }, { zh: '煮茶器', en: 'Tea maker' }, { zh: '榨汁杯', en: 'Juice cup' }, { zh: '吹风机', en: 'Dryer' }, { zh: '电饭煲', en: 'Rice cooker' },
    ],
    legal: { ...hearthlight, complaintPhone: '400-000-0126' },
    promises: [warranty],
  },
  {
    key: '2-1', partnerId: 2, storeId: 1, name: { zh: '北岭咖啡商店', en: 'Northridge Coffee Store' },
    address: { zh: '广东省深圳市南山区北岭街 9 号', en: '9 Beiling Street, Nanshan, Shenzhen' }, phone: '400-000-0209',
    hours: { zh: '客服 10:00–19:00，工作日', en: 'Service 10:00–19:00, weekdays' },
    hotWords: [
      { zh: '磨豆机', en: 'Grinder' }, { zh: '滤杯', en: 'Dripper' }, { zh: '咖啡豆', en: 'Beans' }, { zh: '滤纸', en: 'Filter papers' }, { zh: '保温杯', en: 'Tumbler' },
    ],
    legal: { creditCode: '91440305MA0BE1LNGK', licence: 'licence-northridge', permits: [{ name: '食品经营许可证', number: 'JY14400000000209' }], icp: '粤ICP备00000209号-1', police: '', miniFiling: '', complaintPhone: '400-000-0209' },
    promises: [warranty],
  },
]
