import { fen } from '@mallard/kernel'
import type { DemoPromotionKind, Offered } from '../world.ts'

export interface DemoPromotion extends Offered {
  /** From and until, in hours from the moment the shop is filled. */
  readonly hours: readonly [number, number]
  /** Codes of categories, or numbers of SKUs; neither: everything. */
  readonly categories?: readonly string[]
  readonly skus?: readonly string[]
  readonly kind: DemoPromotionKind
  readonly priority?: number
  readonly limitPerUser?: number
  readonly closed?: true
}

/** Running, coming and past ones of every kind. Times in hours from the moment the shop is filled. */
export const promotions: readonly DemoPromotion[] = [
  {
    store: '1-1', name: { zh: '吹风造型周', en: 'Hair dryer week' }, hours: [-30, 138], categories: ['care-dryer'], priority: 10,
    kind: { type: 1, rule: { cut: 'bp', value: 8500 } },
  },
  {
    store: '1-1', name: { zh: '随行榨汁杯尝鲜价', en: 'Portable blender, first taste' }, hours: [-6, 66], limitPerUser: 2,
    skus: ['HL-BL01-OAT-03', 'HL-BL01-SAGE-03', 'HL-BL01-BLUSH-03'],
    kind: { type: 1, rule: { cut: 'price', value: fen(9900) } },
  },
  {
    store: '1-1', name: { zh: '厨房焕新', en: 'A fresh kitchen' }, hours: [-48, 240], categories: ['rice', 'soymilk'], priority: 5,
    kind: { type: 2, rule: { by: 'amount', tiers: [{ over: 30_000, cut: 'off', value: 3000 }, { over: 60_000, cut: 'off', value: 8000 }, { over: 100_000, cut: 'off', value: 15_000 }] } },
  },
  {
    store: '1-1', name: { zh: '配件囤货节', en: 'Stock up on accessories' }, hours: [-12, 300], categories: ['accessory'],
    kind: { type: 2, rule: { by: 'quantity', tiers: [{ over: 2, cut: 'bp', value: 9000 }, { over: 3, cut: 'bp', value: 8000 }] } },
  },
  {
    store: '1-1', name: { zh: '买炸锅送纸托', en: 'Liners with your air fryer' }, hours: [-24, 200], categories: ['fryer'],
    kind: { type: 4, rule: { by: 'amount', tiers: [{ over: 20_000, sku: 'HL-AC05-KRAFT-16-50', quantity: 1 }, { over: 60_000, sku: 'HL-AC05-KRAFT-20-100', quantity: 1 }] } },
  },
  {
    store: '1-1', name: { zh: '满199元超值换购', en: 'Add-ons over ¥199' }, hours: [-24, 300],
    kind: {
      type: 3,
      rule: { over: 19_900, most: 2, items: [{ sku: 'HL-AC04-KRAFT-10', price: fen(990) }, { sku: 'HL-AC07-OAT', price: fen(1590) }, { sku: 'HL-AC05-KRAFT-20-100', price: fen(1990) }] },
    },
  },
  {
    store: '1-1', name: { zh: '衣物护理免邮', en: 'Garment care, free delivery' }, hours: [-24, 168], categories: ['garment'],
    kind: { type: 5, rule: { by: 'quantity', over: 1 } },
  },
  {
    store: '1-1', name: { zh: '剃须护理第二件半价', en: 'Shavers, the second at half price' }, hours: [-24, 240], categories: ['care-shaver'],
    kind: { type: 6, rule: { bp: 5000, pairs: 2 } },
  },
  {
    store: '1-1', name: { zh: '周末煮茶半日', en: 'A weekend of tea' }, hours: [72, 120], categories: ['kettle-pour'],
    kind: { type: 1, rule: { cut: 'off', value: fen(3000) } },
  },
  {
    store: '1-1', name: { zh: '新米上市满减', en: 'New rice, less to pay' }, hours: [400, 640], categories: ['rice'],
    kind: { type: 2, rule: { by: 'amount', tiers: [{ over: 50_000, cut: 'off', value: 6000 }] } },
  },
  {
    store: '1-1', name: { zh: '初秋早餐满减', en: 'Early autumn breakfast' }, hours: [-500, -260], categories: ['soymilk'],
    kind: { type: 2, rule: { by: 'amount', tiers: [{ over: 20_000, cut: 'off', value: 2000 }] } },
  },
  {
    store: '1-1', name: { zh: '剃须刀送旅行盒', en: 'A case with your shaver' }, hours: [-200, 100], categories: ['care-shaver'], closed: true,
    kind: { type: 4, rule: { by: 'amount', tiers: [{ over: 30_000, sku: 'HL-AC03-INK', quantity: 1 }] } },
  },
  {
    store: '1-2', name: { zh: '到店满300减20', en: '¥20 off over ¥300' }, hours: [-24, 240], categories: ['fryer', 'blender'],
    kind: { type: 2, rule: { by: 'amount', tiers: [{ over: 30_000, cut: 'off', value: 2000 }] } },
  },
  {
    store: '2-1', name: { zh: '一套手冲，送滤纸', en: 'Papers with your brewing set' }, hours: [-24, 240], categories: ['coffee-brew'],
    kind: { type: 4, rule: { by: 'amount', tiers: [{ over: 20_000, sku: 'NR-FP01-KRAFT-01', quantity: 1 }] } },
  },
  {
    store: '2-1', name: { zh: '杯具两件九折', en: 'Two cups, 10% off' }, hours: [-24, 240], categories: ['coffee-cup'],
    kind: { type: 2, rule: { by: 'quantity', tiers: [{ over: 2, cut: 'bp', value: 9000 }] } },
  },
]

/** Basis points of the sale price that levels pay, by code. */
export const levelPrices: Readonly<Record<string, number>> = { v3: 9800, v4: 9500 }
