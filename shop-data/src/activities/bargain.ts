import { fen, type Fen } from '@mallard/kernel'
import type { Offered } from '../world.ts'

/** A bargain that runs at any time. */
export interface DemoBargain extends Offered {
  readonly sku: string
  readonly startPrice: Fen
  readonly floorPrice: Fen
  readonly helpers: number
  readonly stock: number
  /** Codes of a shopper with a room in it, and of friends who have cut there. */
  readonly owner?: string
  readonly friends: readonly string[]
}

/** Bargains that run at any time. In the room of the first one's owner friends have cut already. */
export const bargains: readonly DemoBargain[] = [
  {
    store: '1-1', name: { zh: '好友一起砍', en: 'With a little help' }, sku: 'HL-AF03-INK-50',
    startPrice: fen(41_900), floorPrice: fen(19_900), helpers: 8, stock: 30, owner: 'zhixia', friends: ['xiaoman'],
  },
  {
    store: '1-1', name: { zh: '吹风机砍价', en: 'A dryer for less' }, sku: 'HL-HD02-OAT',
    startPrice: fen(49_900), floorPrice: fen(26_900), helpers: 10, stock: 20, friends: [],
  },
  {
    store: '2-1', name: { zh: '磨豆机砍价', en: 'A grinder for less' }, sku: 'NR-GR01-PINE',
    startPrice: fen(36_900), floorPrice: fen(18_900), helpers: 6, stock: 15, friends: [],
  },
]
