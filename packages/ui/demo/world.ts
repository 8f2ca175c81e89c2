import { fen } from '@mallard/kernel/money'
import { cooker, dryer, kettle, shaver } from './drawings.ts'

/** Server time of the demo's promotions. */
export const now = Date.UTC(2026, 9, 18, 2, 14, 5)

export const goods = [
  {
    id: 'k1',
    name: '细颈手冲电热壶 0.9L',
    note: '1℃ 精准控温 · 双层防烫',
    price: fen(36900),
    original: fen(45900),
    tag: '限时直降',
    picture: kettle('#7d8a78'),
  },
  {
    id: 'c1',
    name: '轻食电饭煲 1.6L 小家庭款',
    note: '远红外加热 · 24 小时预约',
    price: fen(52900),
    original: undefined,
    tag: '新品',
    picture: cooker('#efe9df'),
  },
  {
    id: 's1',
    name: '往复式剃须刀 Calm 3',
    note: '静音电机 · 全身水洗',
    price: fen(29950),
    original: fen(32900),
    tag: '满 300 减 30',
    picture: shaver('#3b4a54'),
  },
  {
    id: 'd1',
    name: '负离子吹风机 1600W',
    note: '恒温护发',
    price: fen(39900),
    original: undefined,
    tag: '',
    picture: dryer('#b8685a'),
  },
] as const

export const address = {
  name: '林知夏',
  phone: '138****6620',
  place: '浙江省 杭州市 西湖区 翠苑街道 文三路 90 号 3 幢 602',
}
