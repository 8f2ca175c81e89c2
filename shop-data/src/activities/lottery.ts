import type { Offered, Text } from '../world.ts'

/** A lottery that runs whenever the shop is opened. */
export interface DemoLottery extends Offered {
  readonly url: string
  readonly form: 'wheel' | 'grid'
  readonly rules: Text
  readonly dailyFree: number
  /** Points of one more draw. */
  readonly cost: number
  readonly prizes: readonly DemoPrize[]
  /** Who has won already: code of a shopper, place of the prize, hours ago. */
  readonly won: readonly (readonly [shopper: string, place: number, hoursAgo: number])[]
}

export interface DemoPrize {
  readonly name: Text
  /** Of 10 000. */
  readonly weight: number
  readonly quota?: number
  readonly points?: number
  /** Name of a coupon of the demo world. */
  readonly coupon?: string
  readonly productSn?: string
}

const thanks = { zh: '谢谢参与', en: 'Next time' }
const points = (count: number, weight: number) => ({ name: { zh: `${count} 积分`, en: `${count} points` }, weight, points: count })

export const lotteries: readonly DemoLottery[] = [
  {
    store: '1-1', url: 'lucky', form: 'wheel', name: { zh: '禾光幸运大转盘', en: 'The Hearthlight wheel' }, dailyFree: 1, cost: 20,
    rules: {
      zh: '每天有 1 次免费机会，分享和下单还能再得；用完后可用积分抽奖。\n积分和优惠券即时到账，实物奖品请在 30 天内填写收货地址，免费寄出。\n某个奖品抽完后，抽中它视为未中奖。',
      en: 'One free draw a day, one more for sharing and for each order; after that, draw for points.\nPoints and coupons come at once. For goods, give us an address within 30 days: delivery is free.\nOnce a prize is used up, drawing it counts as no win.',
    },
    prizes: [
      { name: { zh: '随行烧水杯', en: 'Travel boiling cup' }, weight: 50, quota: 3, productSn: 'HL-KT05-SAGE-04-A' },
      points(5, 3000),
      { name: { zh: '满199减20券', en: '¥20 coupon' }, weight: 1000, quota: 200, coupon: '满 199 减 20' },
      points(50, 500),
      { name: { zh: '笔形修剪器', en: 'Pen trimmer' }, weight: 80, quota: 5, productSn: 'HL-SV05-STEEL-A' },
      points(10, 2000),
      { name: { zh: '运费券', en: 'Free delivery' }, weight: 800, quota: 200, coupon: '运费券' },
      { name: thanks, weight: 2570 },
    ],
    won: [['xiaoman', 4, 20], ['zhixia', 0, 2]],
  },
  {
    store: '2-1', url: 'lucky', form: 'grid', name: { zh: '北岭九宫格', en: 'The Northridge nine' }, dailyFree: 1, cost: 15,
    rules: {
      zh: '每天有 1 次免费机会；用完后可用积分抽奖。\n实物奖品请在 30 天内填写收货地址，免费寄出。',
      en: 'One free draw a day; after that, draw for points.\nFor goods, give us an address within 30 days: delivery is free.',
    },
    prizes: [
      points(5, 4000),
      { name: { zh: '山石马克杯', en: 'Stoneware mug' }, weight: 100, quota: 5, productSn: 'NR-MG01-OAT-30-1' },
      points(30, 800),
      { name: { zh: '陶瓷滤杯', en: 'Cone dripper' }, weight: 60, quota: 3, productSn: 'NR-DR01-OAT-01' },
      points(10, 2000),
      { name: thanks, weight: 3040 },
    ],
    won: [['beichen', 1, 5]],
  },
]
