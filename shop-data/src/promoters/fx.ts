import type { Text } from '../world.ts'

/** A promoter, who brought a friend; the friend has applied to be one as well. */
export interface DemoPromoting {
  readonly store: string
  /** Basis points. */
  readonly rateBp: number
  /** Of goods, by the code of one of their SKUs. */
  readonly rates: readonly (readonly [productSn: string, bp: number])[]
  /** Codes of shoppers, and their names. */
  readonly promoter: string
  readonly realName: string
  readonly friend: string
  readonly friendName: string
  readonly material: readonly {
    readonly title: Text
    readonly words: Text
    readonly productSn: string
  }[]
}

/** Who promotes, and what it brings. */
export const promoting: readonly DemoPromoting[] = [
  { store: '1-1', rateBp: 800, rates: [['HL-KT01-OAT-08', 1200]], promoter: 'zhixia', realName: '林知夏', friend: 'xiaoman', friendName: '周小满',
    material: [
      {
        title: { zh: '早晨的那壶水', en: 'The first water of the day' }, productSn: 'HL-KT01-OAT-08',
        words: { zh: '用了半年的燕麦白热水壶，八百毫升刚好两杯茶，壶嘴出水很细，冲咖啡也稳。', en: 'Half a year with the oat kettle: 0.8 l makes two cups of tea, and its spout pours a thin, steady line for coffee.' },
      },
      {
        title: { zh: '厨房新手也能炸得脆', en: 'Crisp, even if you never fried before' }, productSn: 'HL-AF02-OAT-50',
        words: { zh: '空气炸锅有窗，看着上色不用反复拉开；五升装得下一只鸡。', en: 'This fryer has a window, so nobody has to pull it open to look; five litres take a whole chicken.' },
      },
    ],
  },
]
