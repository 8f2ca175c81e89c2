import { fen, type Fen } from '@mallard/kernel'
import type { Offered } from '../world.ts'

export interface DemoSeckill extends Offered {
  /** From and until, in hours of the day. */
  readonly hours: readonly [number, number]
  readonly skus: readonly (readonly [productSn: string, price: Fen, quota: number, limit: number])[]
}

/** Each day's flash sales, one after another, so that one runs and one comes at any time. The last SKU of each is soon sold out. */
export const seckills: readonly DemoSeckill[] = [
  {
    store: '1-1', name: { zh: '夜猫场', en: 'Night owls' }, hours: [0, 8],
    skus: [['HL-KT05-SAGE-04-A', fen(9900), 60, 2], ['HL-SV05-STEEL-A', fen(4900), 100, 2], ['HL-HD03-MIST', fen(8900), 40, 1], ['HL-SM05-OAT-08', fen(19_900), 30, 1], ['HL-BL05-CLAY-20', fen(6900), 2, 2]],
  },
  {
    store: '1-1', name: { zh: '早安场', en: 'Good morning' }, hours: [8, 12],
    skus: [['HL-SM01-OAT-04', fen(15_900), 50, 1], ['HL-KT02-OAT-12', fen(12_900), 80, 2], ['HL-RC01-OAT-12', fen(11_900), 60, 2], ['HL-BL01-OAT-04', fen(8900), 60, 2], ['HL-KT03-OAT-15', fen(9900), 2, 2]],
  },
  {
    store: '1-1', name: { zh: '午间场', en: 'At noon' }, hours: [12, 18],
    skus: [['HL-AF01-OAT-25', fen(14_900), 50, 1], ['HL-GS01-OAT-A', fen(12_900), 60, 2], ['HL-BL04-OAT-A', fen(10_900), 40, 2], ['HL-RC05-OAT-20-A', fen(15_900), 40, 1], ['HL-GS05-OAT-A', fen(3900), 2, 2]],
  },
  {
    store: '1-1', name: { zh: '晚八点场', en: 'This evening' }, hours: [18, 24],
    skus: [['HL-AF02-OAT-50', fen(24_900), 40, 1], ['HL-KT01-OAT-08', fen(29_900), 50, 1], ['HL-HD01-OAT-A', fen(11_900), 60, 2], ['HL-SV03-SAGE', fen(8900), 60, 2], ['HL-GS02-INK', fen(13_900), 2, 2]],
  },
]
