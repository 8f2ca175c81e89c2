import type { Question } from '@mallard/contract/activities/form/form.fields'
import type {
  QuestionInfo,
  QuestionResult,
} from '@mallard/contract/activities/question/question.fields'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import result from './activity-result.screen.tsx'
import examine from './examine.screen.tsx'

const url = 'kitchen001'
const sourceUrl = 's'.repeat(22)
const ask = (id: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id,
  type,
  title: `题目${id}`,
  hint: '',
  isRequired: false,
  options: [],
  least: null,
  most: null,
  showIf: null,
  ...more,
})
const options = ['每天', '很少'].map((name, index) => ({ id: `o${index + 1}`, name }))
const form: QuestionInfo = {
  url,
  name: '厨房小调查',
  intro: '两分钟',
  state: 'RUN',
  startAt: 0,
  endAt: Date.now() + 86_400_000,
  questions: [
    ask('q1', 'single', { isRequired: true, options }),
    ask('q2', 'text', { isRequired: true, showIf: { questionId: 'q1', optionIds: ['o2'] } }),
    ask('q3', 'picture'),
  ],
  reward: { kind: 'points', points: 30, name: '' },
  left: null,
  sourceUrl: null,
}

function show(of: Partial<QuestionInfo> = {}, { isSignedIn = true, answers = {} as Answers } = {}) {
  const set = stage({ isSignedIn, answers, page: { name: 'examine', params: { url } } })
  const Screen = examine.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data: { info: { ...form, ...of } } }} />
  set.show(<Page />)
  return set
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const send = () => fireEvent.click(screen.getByRole('button', { name: '提交' }))
const draft = () => sessionStorage.getItem(`form:question:1:${url}`)
const sent = ({ calls }: ReturnType<typeof show>) => calls.filter(([name]) => /save/.test(name))

beforeEach(() => sessionStorage.clear())

describe('a questionnaire', () => {
  it('asks what follows from an answer at once, and counts what is answered', () => {
    show()
    screen.getByText('已答 0 / 2')
    choose('很少')
    screen.getByRole('textbox')
    screen.getByText('已答 1 / 3')
    choose('每天')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('says what is missing beside its question, and goes there', () => {
    const set = show()
    choose('很少')
    send()
    screen.getByText('请回答这一题')
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    expect(sent(set)).toEqual([])
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '太忙' } })
    expect(screen.queryByText('请回答这一题')).toBeNull()
  })

  it('sends what is asked alone, and leads to the result; the draft is gone', async () => {
    const set = show({}, { answers: { 'question.save': { faults: [], sourceUrl } } })
    choose('很少')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '太忙' } })
    choose('每天')
    send()
    await waitFor(() => expect(set.went).toEqual([`/activityResult/1-1/${sourceUrl}`]))
    expect(sent(set)).toMatchObject([['question.save', { answers: [{ id: 'q1', value: ['o1'] }] }]])
    expect(draft()).toBeNull()
  })

  it('shows what the server found, and keeps the answers', async () => {
    const faults = [{ id: 'q1', fault: 'unknown' }]
    const set = show({}, { answers: { 'question.save': { faults, sourceUrl: null } } })
    choose('每天')
    send()
    await screen.findByText('请重新选择')
    expect(set.went).toEqual([])
    expect(draft()).not.toBeNull()
  })

  it('keeps what a stranger answered while they sign in', async () => {
    show({}, { isSignedIn: false })
    screen.getByText(/登录后可以上传图片/)
    choose('很少')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '太忙' } })
    send()
    await screen.findByText('请先登录')
    cleanup()
    show()
    expect(screen.getByRole('textbox')).toHaveProperty('value', '太忙')
  })

  it.each([
    ['it has not begun', { state: 'WAIT' }, '问卷还没开始'],
    ['it is over', { state: 'END' }, '问卷已结束'],
    ['it is full', { left: 0 }, '问卷已收满'],
    ['it was answered', { sourceUrl }, '您已填写过这份问卷'],
  ] as const)('cannot be answered when %s', (_why, of, words) => {
    show(of)
    screen.getByText(words)
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull()
  })
})

it('a result tells thanks, what it brought, and what all said', () => {
  const set = stage({ isSignedIn: true, page: { name: 'activityResult', params: { sourceUrl } } })
  const Screen = result.Screen as ComponentType<object>
  const read: QuestionResult = {
    url,
    name: '厨房小调查',
    thanks: '谢谢你',
    at: 0,
    reward: form.reward,
    isRewardGone: false,
    figures: [
      {
        id: 'q1',
        title: '题目q1',
        answers: 4,
        mean: null,
        tallies: options.map((option, index) => ({ ...option, count: index * 3 + 1 })),
      },
    ],
  }
  const Page = () => <Screen {...{ ...usePage(), data: { result: read } }} />
  set.show(<Page />)
  screen.getByText('谢谢你')
  screen.getByText('30 积分已到账')
  screen.getByText('25% · 1')
})
