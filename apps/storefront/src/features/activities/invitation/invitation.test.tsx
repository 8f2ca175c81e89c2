import type { Question } from '@mallard/contract/activities/form/form.fields'
import type { Invitation, MyEntry } from '@mallard/contract/activities/invitation/invitation.fields'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import invitation from './invitation.screen.tsx'

const now = Date.UTC(2026, 10, 28, 4)
const event: Invitation = {
  id: 5,
  name: '早餐课',
  pic: null,
  isOnline: false,
  place: '二楼厨房',
  holdsAt: now + 86_400_000,
  holdsUntil: now + 93_600_000,
  standing: 'open',
  capacity: 20,
  left: 3,
  startAt: 0,
  endAt: now + 3_600_000,
  audience: '会员',
  html: '<p>一起做早餐</p>',
  waiting: 0,
  hasForm: true,
  point: null,
  onlineUrl: null,
  my: null,
  serverTime: now,
}
const my: MyEntry = {
  entryId: 9,
  state: 'in',
  queue: null,
  pass: 'p'.repeat(22),
  checkedInAt: null,
}
const ask: Question = {
  id: 'q1',
  type: 'single',
  title: '来几个人？',
  hint: '',
  isRequired: true,
  options: ['一个人', '两个人'].map((name, index) => ({ id: `o${index + 1}`, name })),
  least: null,
  most: null,
  showIf: null,
}

function show(
  of: Partial<Invitation> = {},
  { isSignedIn = true, answers = {} as Answers, questions = [ask] } = {},
) {
  const asked = {
    'invitation.form': { id: 5, questions },
    'invitation.list': { list: [], total: 0, pageNum: 1, pageSize: 10, hasNext: false },
    ...answers,
  }
  const set = stage({
    isSignedIn,
    answers: asked,
    page: { name: 'invitation', params: { id: '5' } },
  })
  const Screen = invitation.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data: { event: { ...event, ...of } } }} />
  set.show(<Page />)
  return set
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = ({ calls }: ReturnType<typeof show>, name: string) =>
  calls.flatMap(([call, input]) => (call === name ? [input] : []))

beforeEach(() => sessionStorage.clear())

describe('an event', () => {
  it('says when, where, who may come and how many places are left', () => {
    show()
    for (const words of ['2026-11-29 周日 12:00–14:00', '二楼厨房', '会员', '剩余 3 / 20'])
      screen.getByText(words)
    screen.getByText('一起做早餐')
  })

  it('opens the map of the host where it is held, if that is told', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    show({ point: { latitude: 30.25, longitude: 120.13 } })
    press('看地图')
    await waitFor(() => expect(open).toHaveBeenCalled())
    expect(open.mock.calls[0]?.[0]).toContain('position=120.13%2C30.25')
    open.mockRestore()
  })

  it.each([
    ['it takes no entries yet', { standing: 'soon' }, '报名还没开始'],
    ['its entries are over', { standing: 'closed' }, '报名已结束'],
    ['it is over', { standing: 'over' }, '活动已结束'],
  ] as const)('cannot be entered while %s', (_why, of, name) => {
    show(of)
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  })

  it('asks its questions, says what is missing beside them, and sends what is answered once', async () => {
    const added = { faults: [], entryId: 9, state: 'in' }
    const set = show({}, { answers: { 'invitation.add': added } })
    press('我要报名')
    const send = await screen.findByRole('button', { name: '确认报名' })
    fireEvent.click(send)
    screen.getByText('请回答这一题')
    expect(sent(set, 'invitation.add')).toEqual([])
    fireEvent.click(screen.getByRole('radio', { name: '两个人' }))
    fireEvent.click(send)
    await screen.findByText('报名成功')
    expect(sent(set, 'invitation.add')).toMatchObject([
      { id: 5, answers: [{ id: 'q1', value: ['o2'] }] },
    ])
    expect(sessionStorage.getItem('form:invitation:1:5')).toBeNull()
  })

  it('says what the waiting list is to who comes late, and asks nothing where there is nothing to ask', async () => {
    const added = { faults: [], entryId: 9, state: 'waiting' }
    const of = { standing: 'full', left: 0, waiting: 2 } as const
    show(of, { answers: { 'invitation.add': added }, questions: [] })
    screen.getByText('20 个名额已满，2 人候补')
    press('加入候补')
    await screen.findByText(/有人取消时按先后顺序补上/)
    press('确认候补')
    await screen.findByText('已加入候补')
  })

  it('asks for the questions again when they did not come', async () => {
    show({}, { answers: { 'invitation.form': '出错了' } })
    press('我要报名')
    await screen.findByText('报名信息没有加载出来')
    screen.getByRole('button', { name: '重试' })
  })

  it('asks a stranger to sign in', async () => {
    show({}, { isSignedIn: false })
    press('我要报名')
    await screen.findByText('请先登录')
  })
})

describe('a place', () => {
  it('has a pass to be scanned, and its letters', async () => {
    show({ my })
    await screen.findByRole('img', { name: /入场码/ })
    screen.getByText(my.pass!)
    expect(screen.queryByRole('button', { name: '我要报名' })).toBeNull()
  })

  it('leads online who has it', () => {
    show({ my, isOnline: true, place: '', onlineUrl: 'https://meet.example/a' })
    const way = screen.getByRole('link', { name: '进入线上活动' })
    expect(way.getAttribute('href')).toBe('https://meet.example/a')
  })

  it('is given back after a question alone', async () => {
    const set = show({ my }, { answers: { 'invitation.withdraw': { state: 'withdrawn' } } })
    press('取消报名')
    const asked = within(await screen.findByRole('alertdialog'))
    fireEvent.click(asked.getByRole('button', { name: '不取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent(set, 'invitation.withdraw')).toEqual([])
    press('取消报名')
    const again = within(await screen.findByRole('alertdialog'))
    fireEvent.submit(again.getByRole('button', { name: '取消报名' }).closest('form')!)
    await waitFor(() => expect(sent(set, 'invitation.withdraw')).toEqual([{ id: 5 }]))
  })

  it('on the waiting list says which', () => {
    const waits = { ...my, state: 'waiting' as const, queue: 3, pass: null }
    show({ my: waits, standing: 'full', left: 0 })
    screen.getByText('您在候补，排第 3 位')
    screen.getByRole('button', { name: '退出候补' })
  })

  it('is kept once the event has begun', () => {
    show({ my, standing: 'closed', serverTime: event.holdsAt })
    expect(screen.queryByRole('button', { name: '取消报名' })).toBeNull()
  })
})
