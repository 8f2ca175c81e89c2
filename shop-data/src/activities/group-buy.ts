import { fen, type Fen } from '@mallard/kernel'
import type { Offered } from '../world.ts'

/** A group purchase that runs at any time. */
export interface DemoGroupBuy extends Offered {
  readonly goal: readonly [type: 'people' | 'quantity', value: number]
  readonly skus: readonly (readonly [sku: string, price: Fen, quota: number, limit: number])[]
  /** Codes of shoppers who are in, with what each bought. */
  readonly joined: readonly (readonly [
    shopper: string,
    items: readonly (readonly [sku: string, quantity: number])[],
  ])[]
}

/** Group purchases that run at any time; each lacks little. */
export const groupBuys: readonly DemoGroupBuy[] = [
  {
    store: '1-1', name: { zh: '邻里拼一单', en: 'With the neighbours' }, goal: ['people', 3],
    skus: [['HL-AC03-SAGE', fen(3900), 60, 3], ['HL-AC04-KRAFT-30', fen(3200), 120, 5], ['HL-AC05-KRAFT-20-100', fen(2500), 150, 5]],
    joined: [['zhixia', [['HL-AC03-SAGE', 1], ['HL-AC04-KRAFT-30', 2]]], ['xiaoman', [['HL-AC05-KRAFT-20-100', 1]]]],
  },
  {
    store: '2-1', name: { zh: '咖啡角团购', en: 'For the coffee corner' }, goal: ['quantity', 6],
    skus: [['NR-GR01-INK', fen(26_900), 40, 2]],
    joined: [['beichen', [['NR-GR01-INK', 2]]], ['zhixia', [['NR-GR01-INK', 1]]]],
  },
]
