import type { Carrier } from './world.ts'

export const carriers: readonly Carrier[] = [
  { code: 'shunfeng', name: { zh: '顺丰速运', en: 'SF Express' }, phone: '95338' },
  { code: 'jd', name: { zh: '京东物流', en: 'JD Logistics' }, phone: '950616' },
  { code: 'zhongtong', name: { zh: '中通快递', en: 'ZTO Express' }, phone: '95311' },
  { code: 'yuantong', name: { zh: '圆通速递', en: 'YTO Express' }, phone: '95554' },
  { code: 'yunda', name: { zh: '韵达快递', en: 'Yunda Express' }, phone: '95546' },
  { code: 'ems', name: { zh: '中国邮政 EMS', en: 'China Post EMS' }, phone: '11183' },
]
