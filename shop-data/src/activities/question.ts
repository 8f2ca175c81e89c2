import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import type { Offered, Text } from '../world.ts'

/** A questionnaire, and who has answered it. */
export interface DemoQuestionnaire extends Offered {
  /** What its address ends with: ten small letters and digits. */
  readonly url: string
  readonly intro: Text
  readonly thanks: Text
  readonly questions: readonly QuestionSetup[]
  /** For answers; 0: none. */
  readonly points: number
  readonly showsFigures: boolean
  /** From and until, in days from the day on which the shop is opened; what is over stays so. */
  readonly days: readonly [number, number]
  /** `sourceUrl`: 22 letters and digits with which the address of the result ends. */
  readonly answered: readonly {
    readonly shopper: string
    readonly sourceUrl: string
    readonly daysAgo: number
    readonly answers: readonly FormAnswer[]
  }[]
}

type Words = readonly [zh: string, en: string]

const plain = { hint: '', hintEn: '', isRequired: false, options: [], least: null, most: null, showIf: null }
const ask = (id: string, type: QuestionSetup['type'], [title, titleEn]: Words, more: Partial<QuestionSetup> = {}): QuestionSetup => ({ ...plain, id, type, title, titleEn, ...more })
const options = (...words: readonly Words[]) => words.map(([name, nameEn], index) => ({ id: `o${index + 1}`, name, nameEn }))

export const questionnaires: readonly DemoQuestionnaire[] = [
  {
    store: '1-1', url: 'kitchen001', name: { zh: '你的厨房小调查', en: 'A word about your kitchen' }, points: 30, showsFigures: true, days: [-3, 60],
    intro: { zh: '两分钟，告诉我们你怎么做饭。', en: 'Two minutes on how you cook.' },
    thanks: { zh: '谢谢你，积分已到账。\n我们会把大家的回答用在新品里。', en: 'Thank you, your points are there.\nWhat you all say goes into what we make next.' },
    questions: [
      ask('q1', 'single', ['你多久做一次饭？', 'How often do you cook?'], { isRequired: true, options: options(['每天', 'Every day'], ['一周几次', 'Some days a week'], ['很少', 'Rarely']) }),
      ask('q2', 'multiple', ['常用哪些电器？', 'What do you cook with?'], { isRequired: true, most: 3, hint: '可选 1 至 3 项', hintEn: 'Up to three', showIf: { questionId: 'q1', optionIds: ['o1', 'o2'] }, options: options(['空气炸锅', 'Air fryer'], ['破壁机', 'Blender'], ['电水壶', 'Kettle'], ['电饭煲', 'Rice cooker']) }),
      ask('q3', 'text', ['是什么让你很少做饭？', 'What keeps you from cooking?'], { most: 200, showIf: { questionId: 'q1', optionIds: ['o3'] } }),
      ask('q4', 'star', ['给我们的产品打几颗星？', 'How many stars for what we make?'], { isRequired: true }),
      ask('q5', 'number', ['家里有几口人吃饭？', 'How many do you cook for?'], { least: 1, most: 20 }),
      ask('q6', 'picture', ['想晒晒你的厨房吗？', 'Would you show us your kitchen?'], { most: 3 }),
      ask('q7', 'region', ['你在哪里做饭？', 'Where do you cook?']),
    ],
    answered: [],
  },
  {
    store: '1-1', url: 'breakfast1', name: { zh: '早餐怎么吃', en: 'What is for breakfast' }, points: 20, showsFigures: true, days: [-40, -10],
    intro: { zh: '说说你家的早餐。', en: 'Tell us about breakfast at home.' },
    thanks: { zh: '谢谢你，看看大家都怎么吃。', en: 'Thank you. Here is what the others have.' },
    questions: [
      ask('q1', 'single', ['工作日的早餐在哪里吃？', 'Where do you have breakfast on a workday?'], { isRequired: true, options: options(['家里', 'At home'], ['路上', 'On the way'], ['单位', 'At work']) }),
      ask('q2', 'multiple', ['早餐常有什么？', 'What is on the table?'], { options: options(['豆浆', 'Soy milk'], ['鸡蛋', 'Eggs'], ['面包', 'Bread'], ['粥', 'Porridge']) }),
      ask('q3', 'star', ['对自己的早餐满意吗？', 'How do you like it?'], { isRequired: true }),
    ],
    answered: [
      { shopper: 'zhixia', sourceUrl: 'BreakfastOfZhixia00001', daysAgo: 20, answers: [{ id: 'q1', value: ['o1'] }, { id: 'q2', value: ['o1', 'o2'] }, { id: 'q3', value: ['4'] }] },
      { shopper: 'xiaoman', sourceUrl: 'BreakfastOfXiaoman0001', daysAgo: 18, answers: [{ id: 'q1', value: ['o2'] }, { id: 'q2', value: ['o3'] }, { id: 'q3', value: ['3'] }] },
    ],
  },
]
