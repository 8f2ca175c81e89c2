import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import type { Offered, Text } from '../world.ts'

/** An event, and who has entered it. */
export interface DemoEvent extends Offered {
  readonly place: Text
  /** Latitude,longitude in degrees, GCJ-02. */
  readonly point: string
  readonly audience: Text
  /** HTML of p, h3, ul and li alone. */
  readonly html: Text
  readonly questions: readonly QuestionSetup[]
  readonly capacity: number
  /** Key of a picture that the shop shows elsewhere as well. */
  readonly picture: string
  /**
   * Entries from and until, and when it is held, in days from the day on which the shop is opened;
   * what is over stays so.
   */
  readonly days: readonly [from: number, until: number, held: number]
  /** Hour of the day at which it begins, in Beijing, and how many hours it takes. */
  readonly from: number
  readonly hours: number
  readonly entries: readonly {
    readonly shopper: string
    readonly daysAgo: number
    readonly answers: readonly FormAnswer[]
  }[]
}

type Words = readonly [zh: string, en: string]

const plain = { hint: '', hintEn: '', isRequired: false, options: [], least: null, most: null, showIf: null }
const ask = (id: string, type: QuestionSetup['type'], [title, titleEn]: Words, more: Partial<QuestionSetup> = {}): QuestionSetup => ({ ...plain, id, type, title, titleEn, ...more })
const options = (...words: readonly Words[]) => words.map(([name, nameEn], index) => ({ id: `o${index + 1}`, name, nameEn }))

/** One that takes entries, one that is full and has a waiting list, one that is over. */
export const events: readonly DemoEvent[] = [
  {
    store: '1-1', name: { zh: '周末早餐课', en: 'A breakfast class' }, days: [-5, 15, 16], from: 10, hours: 2, capacity: 20, picture: 'banner-morning',
    place: { zh: '杭州市西湖区 禾光体验店 二楼厨房', en: 'Hearthlight Hangzhou, the kitchen upstairs' },
    point: '30.259244,120.130663',
    audience: { zh: '所有会员，带一位家人', en: 'All members, each with one of the family' },
    html: {
      zh: '<p>两个小时，三样早餐：豆浆、葱油拌面、煎蛋卷。食材和围裙都备好了，做完一起吃。</p><h3>流程</h3><ul><li>10:00 签到，认识厨具</li><li>10:20 分组动手</li><li>11:30 一起吃早餐</li></ul>',
      en: '<p>Two hours and three breakfasts: soy milk, scallion noodles, rolled omelette. We bring what you cook with and the aprons; then we eat together.</p><h3>How it goes</h3><ul><li>10:00 doors open, a look at the tools</li><li>10:20 cooking in groups</li><li>11:30 breakfast</li></ul>',
    },
    questions: [
      ask('q1', 'single', ['来几个人？', 'How many of you come?'], { isRequired: true, options: options(['我一个人', 'Just me'], ['两个人', 'Two of us']) }),
      ask('q2', 'multiple', ['有什么不能吃？', 'Anything that you do not eat?'], { options: options(['花生', 'Peanuts'], ['牛奶', 'Milk'], ['鸡蛋', 'Eggs']) }),
      ask('q3', 'text', ['还想告诉我们什么？', 'What else should we know?'], { most: 200 }),
    ],
    entries: [{ shopper: 'xiaoman', daysAgo: 2, answers: [{ id: 'q1', value: ['o2'] }] }],
  },
  {
    store: '1-1', name: { zh: '一对一厨房诊断', en: 'One hour for your kitchen' }, days: [-8, 20, 21], from: 15, hours: 1, capacity: 1, picture: 'banner-home',
    place: { zh: '杭州市西湖区 禾光体验店', en: 'Hearthlight Hangzhou' },
    point: '30.259244,120.130663',
    audience: { zh: '正在装修厨房的会员', en: 'Members who are about to fit a kitchen' },
    html: {
      zh: '<p>带上厨房的平面图，设计师和你一起把电器、插座和台面过一遍。</p>',
      en: '<p>Bring the plan of your kitchen: a designer goes through appliances, sockets and worktops with you.</p>',
    },
    questions: [],
    entries: [
      { shopper: 'xiaoman', daysAgo: 6, answers: [] },
      { shopper: 'zhixia', daysAgo: 4, answers: [] },
    ],
  },
  {
    store: '1-1', name: { zh: '秋日护发小课堂', en: 'An autumn class on hair' }, days: [-40, -12, -10], from: 14, hours: 2, capacity: 12, picture: 'banner-care',
    place: { zh: '杭州市西湖区 禾光体验店', en: 'Hearthlight Hangzhou' },
    point: '30.259244,120.130663',
    audience: { zh: '所有会员', en: 'All members' },
    html: {
      zh: '<p>怎么吹不毛躁，怎么选风嘴，现场试用。</p>',
      en: '<p>How to dry hair without frizz, which nozzle for what, and a dryer to try.</p>',
    },
    questions: [],
    entries: [{ shopper: 'zhixia', daysAgo: 30, answers: [] }],
  },
]
