import type { Evaluate, EvaluateMine } from '@mallard/contract/activities/evaluate/evaluate.fields'
import { fen } from '@mallard/kernel'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import detail from './check-evaluate-detail.screen.tsx'
import list from './evaluate.screen.tsx'

const now = Date.now()
const trial: Evaluate = {
  id: 3,
  name: '恒温壶试用',
  stage: 'applying',
  itemId: 7,
  productSn: 'HL-KT04',
  title: '恒温水壶',
  productAttr: '白',
  pic: { url: '/kettle.webp', width: 100, height: 100, color: '#eeeeee' },
  salePrice: fen(29900),
  quota: 10,
  chosen: 0,
  applied: 23,
  startAt: now - 1000,
  endAt: now + 86_400_000,
  reportDays: 14,
}
const mine: EvaluateMine = {
  step: 'applied',
  reason: '想试试',
  at: now,
  orderSn: null,
  reportDue: null,
}
const address = { id: 5, name: '林知夏', phone: '13800000001', detail: '青禾弄', isDefault: true }

interface Showing {
  of?: Partial<Evaluate>
  my?: EvaluateMine | null
  isSignedIn?: boolean
  answers?: Answers
}

function show({ of = {}, my = null, isSignedIn = true, answers = {} }: Showing = {}) {
  const set = stage({
    isSignedIn,
    answers: { 'address.list': [address], ...answers },
    page: { name: 'checkEvaluateDetail', params: { id: '3' } },
  })
  const Screen = detail.Screen as ComponentType<object>
  const evaluate = { ...trial, ...of }
  const shown = { evaluate, intro: '试一试', rules: '一人一次\n', my, reports: [], serverTime: now }
  const Page = () => <Screen {...{ ...usePage(), data: { shown } }} />
  set.show(<Page />)
  return set
}

const open = () => fireEvent.click(screen.getByRole('button', { name: '申请试用' }))
const send = (sheet: HTMLElement) =>
  fireEvent.click(within(sheet).getByRole('button', { name: '提交申请' }))
const sent = ({ calls }: ReturnType<typeof show>) => calls.filter(([name]) => /apply/.test(name))

beforeEach(() => sessionStorage.clear())

describe('a trial', () => {
  it('says how many places there are and how many apply, and is applied for with a reason', async () => {
    const set = show({ answers: { 'evaluate.apply': mine } })
    screen.getByText('10 个名额')
    screen.getByText('23 人申请')
    screen.getByText('一人一次')
    open()
    const sheet = await screen.findByRole('dialog', { name: '申请试用' })
    await within(sheet).findByText(/林知夏/)
    send(sheet)
    await within(sheet).findByText('请写下申请理由')
    expect(sent(set)).toEqual([])
    fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '每天煮茶' } })
    send(sheet)
    await waitFor(() =>
      expect(sent(set)).toMatchObject([
        ['evaluate.apply', { id: 3, reason: '每天煮茶', addressId: 5 }],
      ]),
    )
    await screen.findByText('申请已提交，请等待结果')
  })

  it('keeps what was written for who leaves to add an address', async () => {
    show()
    open()
    const sheet = await screen.findByRole('dialog', { name: '申请试用' })
    fireEvent.change(within(sheet).getByRole('textbox'), { target: { value: '写到一半' } })
    cleanup()
    show()
    open()
    const again = await screen.findByRole('dialog', { name: '申请试用' })
    expect(within(again).getByRole('textbox')).toHaveProperty('value', '写到一半')
  })

  it('asks a stranger to sign in', async () => {
    show({ isSignedIn: false })
    open()
    await screen.findByText('请先登录')
  })

  it.each([
    ['has not begun', 'draft', '还没开始申请'],
    ['is being decided', 'choosing', '申请已截止'],
    ['is over', 'ended', '申请已截止'],
  ] as const)('that %s cannot be applied for', (_why, stageOf, words) => {
    show({ of: { stage: stageOf } })
    expect(screen.getByRole('button', { name: words })).toHaveProperty('disabled', true)
  })

  const orderSn = '26010112000012345678'
  it.each([
    ['coming', '恭喜入选，商品正在路上', '查看订单', `/user/1-1/order/detail/${orderSn}`],
    ['due', '请写试用报告', '写试用报告', `/user/1-1/comment/edit/0/${orderSn}`],
    ['late', '试用报告已超期', '写试用报告', `/user/1-1/comment/edit/0/${orderSn}`],
    ['reported', '试用报告已提交', '查看我的报告', `/user/1-1/comment/edit/0/${orderSn}`],
    ['withdrawn', '您已放弃名额', '查看订单', `/user/1-1/order/detail/${orderSn}`],
  ] as const)('tells a tester who is %s what is next', (step, title, words, to) => {
    show({ of: { stage: 'testing' }, my: { ...mine, step, orderSn, reportDue: now } })
    screen.getByRole('heading', { name: title })
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(to)
  })

  it('tells who was not chosen', () => {
    show({ of: { stage: 'testing' }, my: { ...mine, step: 'declined' } })
    screen.getByRole('heading', { name: '这次没有入选' })
  })
})

it('the list tells trials apart by what one can do, and shows reports of testers', () => {
  const set = stage({ isSignedIn: true, page: { name: 'evaluate' } })
  const Screen = list.Screen as ComponentType<object>
  const report = {
    ...{ commentId: 1, nickname: '小满', avatar: '', star: 5, content: '声音小', tags: [] },
    ...{ pics: [trial.pic], productAttr: '', createTime: now, append: null, reply: null },
    ...{ isTrial: true, evaluateId: 9, name: '豆浆机试用' },
  }
  const rows = [trial, { ...trial, id: 4, stage: 'draft' }, { ...trial, id: 5, stage: 'ended' }]
  const trials = { list: rows, hasNext: false, reports: [report], serverTime: now }
  const Page = () => <Screen {...{ ...usePage(), data: { trials } }} />
  set.show(<Page />)
  for (const name of ['正在申请', '即将开始', '往期试用', '试用报告'])
    screen.getByRole('heading', { name })
  expect(screen.getByRole('link', { name: '豆浆机试用' }).getAttribute('href')).toBe(
    '/evaluate/1-1/detail/9',
  )
  screen.getByRole('button', { name: '查看评价图片 1' })
})
