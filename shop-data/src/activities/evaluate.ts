import type { Offered, Text } from '../world.ts'

/** A trial with reports, and who has applied for it. */
export interface DemoEvaluation extends Offered {
  readonly sku: string
  readonly quota: number
  readonly reportDays: number
  readonly intro: Text
  readonly rules: Text
  /** When one can apply, in days from the day on which the shop is opened; what is over stays so. */
  readonly days: readonly [number, number]
  readonly applied: readonly {
    readonly shopper: string
    readonly daysAgo: number
    readonly reason: string
    /** Of a tester who was chosen. */
    readonly receivedDaysAgo?: number
    /** That the store shows; pictures by their keys. */
    readonly report?: {
      readonly daysAgo: number
      readonly star: number
      readonly words: string
      readonly pictures: readonly string[]
    }
  }[]
}

const rules = {
  zh: '每人可申请一次，入选后免费寄出，运费由我们承担\n收货后 14 天内写一份试用报告：至少 60 字、3 张图片\n试用商品不支持退换；发货前可以在订单里放弃名额',
  en: 'One application each. Chosen testers pay nothing, not even the postage\nA report is due 14 days after receipt: at least 60 letters and 3 pictures\nTrial goods are not returned; a place can be given up in the order before it is sent',
}

/** Trials with reports: one that takes applications, one that is tested, one that is over. */
export const evaluations: readonly DemoEvaluation[] = [
  {
    store: '1-1', name: { zh: '恒温壶 30 天试用', en: 'The keep-warm kettle for 30 days' }, sku: 'HL-KT04-MIST-15', quota: 10, reportDays: 14, days: [-2, 21], rules,
    intro: { zh: '六档恒温，一整天不放凉。\n想知道它在你家的茶桌、奶瓶边、办公室里是不是也好用。', en: 'Six temperatures, warm all day.\nTell us how it does at your tea table, beside the bottle, or at the office.' },
    applied: [{ shopper: 'xiaoman', daysAgo: 1, reason: '办公室没有饮水机，五个人一天要烧十几次水，想试试恒温能省多少时间。' }],
  },
  {
    store: '1-1', name: { zh: '一人份豆浆机试用', en: 'Soy milk for one, on trial' }, sku: 'HL-SM01-OAT-06', quota: 2, reportDays: 14, days: [-20, -12], rules,
    intro: { zh: '0.6 升，免泡豆，二十分钟一杯。\n请告诉我们声音、口感和清洗。', en: 'Six tenths of a litre, no soaking, a glass in twenty minutes.\nTell us how it sounds, tastes and cleans.' },
    applied: [
      { shopper: 'zhixia', daysAgo: 18, reason: '每天早上给孩子做豆浆，想看看免泡豆的口感。', receivedDaysAgo: 5 },
      {
        shopper: 'xiaoman', daysAgo: 17, reason: '一个人住，大豆浆机每次都喝不完。', receivedDaysAgo: 8,
        report: {
          daysAgo: 2, star: 5, pictures: ['review-05', 'scene-soymilk', 'soy-mini-oat'],
          words: '试了六天，每天早上一杯。声音比旧的小很多，隔着一道门听不到。免泡豆的口感略薄，泡一夜就很浓。清洗是加水再转一次，杯底的小缝要用刷子带一下。一个人用 0.6 升刚好，不会剩。',
        },
      },
    ],
  },
  {
    store: '1-1', name: { zh: '高速吹风机试用', en: 'The fast hair dryer on trial' }, sku: 'HL-HD02-INK', quota: 1, reportDays: 14, days: [-60, -50], rules,
    intro: { zh: '三分钟吹干，看看长发是不是也可以。', en: 'Dry in three minutes: does it hold for long hair?' },
    applied: [
      {
        shopper: 'xiaoman', daysAgo: 55, reason: '头发到腰，每天吹二十分钟，手都酸了。', receivedDaysAgo: 42,
        report: {
          daysAgo: 33, star: 4, pictures: ['review-10', 'scene-dryer', 'dryer-speed-room'],
          words: '头发到腰，以前要吹二十分钟，现在六分钟。风大但不烫，冷风档换得很快。重量握久了还是有感觉，短一点的手柄会更好。声音偏高但不刺耳，晚上开二档家里人不会醒。总的来说会继续用。',
        },
      },
      { shopper: 'zhixia', daysAgo: 54, reason: '想给家里换一台安静的吹风机。' },
    ],
  },
]
