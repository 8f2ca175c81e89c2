import { fen, type Fen } from '@mallard/kernel'
import type { StoreKey } from '../world.ts'

/** Goods or a coupon that can be had for points whenever the shop is opened. */
export interface DemoPointsGoods {
  readonly store: StoreKey
  /** One of them: a SKU, or the name of a coupon of the demo world. */
  readonly productSn?: string
  readonly coupon?: string
  readonly points: number
  /** Beside the points. */
  readonly cash?: Fen
  readonly quota: number
  readonly limit: number
  /** Code of the level from which on. */
  readonly minLevel?: string
}

/** What the points shops have at any time, in their order. */
export const pointsGoods: readonly DemoPointsGoods[] = [
  { store: '1-1', productSn: 'HL-AC04-KRAFT-10', points: 800, quota: 100, limit: 2 },
  { store: '1-1', productSn: 'HL-AC05-KRAFT-16-50', points: 300, cash: fen(690), quota: 200, limit: 3 },
  { store: '1-1', coupon: '满 199 减 20', points: 200, quota: 100, limit: 2 },
  { store: '1-1', productSn: 'HL-AC03-SAGE', points: 600, cash: fen(1990), quota: 50, limit: 1 },
  { store: '1-1', coupon: '运费券', points: 100, quota: 200, limit: 1 },
  { store: '1-1', productSn: 'HL-KT05-SAGE-04-A', points: 1200, cash: fen(9900), quota: 20, limit: 1, minLevel: 'v3' },
  { store: '1-1', productSn: 'HL-AC02-STEEL-2', points: 2000, cash: fen(9900), quota: 30, limit: 1 },
  { store: '2-1', productSn: 'NR-FP01-KRAFT-01', points: 300, quota: 100, limit: 2 },
  { store: '2-1', productSn: 'NR-MG01-OAT-30-1', points: 400, cash: fen(1990), quota: 40, limit: 1 },
  { store: '2-1', coupon: '运费券', points: 100, quota: 100, limit: 1 },
]
