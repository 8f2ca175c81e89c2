import '@mallard/contract/routes.gen'
import type { DishReceipt } from '@mallard/contract/content/dining/dining.calls'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { Dish, Unknown } from './dish-page.tsx'

const said = vi.hoisted((): string[] => [])
vi.mock('@mallard/ui/toast', () => ({ toast: (words: string) => void said.push(words) }))
vi.mock('@mallard/ui/dialog', () => ({ confirm: async () => true }))

const token = 'TomatoBeefNoodleToday1'
const receipt: DishReceipt = {
  store: { partnerId: 1, storeId: 1, name: '禾光旗舰店' },
  dish: '番茄牛腩面',
  table: 'A08',
  state: 'open',
  expireTime: Date.UTC(2026, 10, 28),
  mine: null,
  others: [],
}
const written = { commentId: 1, star: 4, content: '汤很浓', pics: [], createTime: 0 }

function open(part: Partial<DishReceipt>, more: Parameters<typeof stage>[0] = {}) {
  const page = stage({ page: { name: 'dishesComment' }, ...more })
  page.show(<Dish receipt={{ ...receipt, ...part }} token={token} />)
  return page
}

function write(): void {
  fireEvent.click(screen.getAllByRole('radio')[4]!)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' 牛腩很烂 ' } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: '提交评价' }))

afterEach(() => {
  cleanup()
  said.length = 0
  sessionStorage.clear()
})

describe('the review of a dish', () => {
  it('is sent with stars and words, and a refusal is told in its own words', async () => {
    const answers = {
      'dining.comment': { code: 500, data: null, message: '这张小票已经评价过了' },
    }
    const { calls } = open({}, { isSignedIn: true, answers })
    screen.getByText('禾光旗舰店')
    screen.getByText('A08 桌')
    write()
    send()
    await waitFor(() => expect(said).toEqual(['这张小票已经评价过了']))
    const [name, input] = calls.find(([each]) => each === 'dining.comment')!
    expect([name, input]).toMatchObject([
      'dining.comment',
      { token, star: 5, content: '牛腩很烂', pics: [] },
    ])
    send()
    await waitFor(() => expect(calls.filter(([each]) => each === name)).toHaveLength(2))
    // The same once more: it may have arrived the first time.
    expect(calls.filter(([each]) => each === name)[1]).toEqual([name, input])
  })

  it('asks a stranger to sign in, and has what they wrote when they come back', async () => {
    const { calls, went } = open({})
    screen.getByText('登录后可以添加图片')
    write()
    send()
    await waitFor(() => expect(went[0]).toMatch(/^\/login\/1-1\?to=/))
    expect(calls).toEqual([])
    cleanup()
    open({}, { isSignedIn: true })
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(' 牛腩很烂 '),
    )
    screen.getByText('非常好吃')
  })

  it.each([
    [{ state: 'used' }, '这张小票已经评价过了'],
    [{ state: 'expired' }, '评价已过期'],
    [{ state: 'used', mine: { ...written, state: 0, reason: '' } }, '谢谢您的评价'],
    [{ state: 'used', mine: { ...written, state: 1, reason: '' } }, '您的评价已展示'],
    [{ state: 'used', mine: { ...written, state: 2, reason: '含有广告' } }, '未展示：含有广告'],
  ] as const)('says what became of it, without a form: %j', (part, words) => {
    open(part)
    screen.getByText(words)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows what others say', () => {
    open({ others: [{ ...written, nickname: '林***月' }] })
    screen.getByText('其他客人这样说')
    screen.getByText(/林\*\*\*月/)
  })

  it('says why a receipt is not known, and leads to the shop', () => {
    stage({ page: { name: 'dishesComment' } }).show(<Unknown message="评价码无效" />)
    screen.getByText('评价码无效')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/a/1-1')
  })
})
