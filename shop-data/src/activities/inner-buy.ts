import { fen, type Fen } from '@mallard/kernel'

/** What a store sells to employees, and who they are. */
export interface DemoInnerBuy {
  readonly store: string
  /** Fen that everyone is given on 1 January. */
  readonly yearlyQuota: Fen
  readonly prices: readonly (readonly [productSn: string, price: Fen])[]
  readonly employees: readonly {
    readonly shopper: string
    readonly quota: Fen
  }[]
}

/** What employees buy at inner prices. 小满 works for 禾光, 北辰 for 北岭. */
export const innerBuying: readonly DemoInnerBuy[] = [
  {
    store: '1-1', yearlyQuota: fen(300_000), employees: [{ shopper: 'xiaoman', quota: fen(300_000) }],
    prices: [
      ['HL-AC06-INK-30', fen(9900)], ['HL-GS05-OAT-A', fen(4900)], ['HL-SV03-OAT', fen(9900)], ['HL-HD04-BLUSH', fen(16_900)],
      ['HL-GS02-INK', fen(14_900)], ['HL-RC03-MIST-50', fen(29_900)], ['HL-KT07-WALNUT-06', fen(17_900)], ['HL-KT01-OAT-08', fen(25_900)],
    ],
  },
  {
    store: '2-1', yearlyQuota: fen(200_000), employees: [{ shopper: 'beichen', quota: fen(200_000) }],
    prices: [['NR-BN02-CLAY-200', fen(5900)], ['NR-TB01-PINE-35', fen(8900)], ['NR-SC01-INK', fen(12_900)]],
  },
]
