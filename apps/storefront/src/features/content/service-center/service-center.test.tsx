import type { Article } from '@mallard/contract/content/service-center/service-center.calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage } from '#platform/test-stage.ts'
import { articleHref, idIn } from './article-place.ts'
import category from './category.screen.tsx'
import FeedbackSheet from './feedback-sheet.tsx'
import { Helpful } from './helpful.tsx'

const article: Article = {
  store: { partnerId: 1, storeId: 1 },
  id: 7,
  kind: 'question',
  title: '怎么退货',
  html: '<p>点申请售后</p>',
  reads: 3,
  helpful: 1,
  updatedAt: 0,
  categories: [],
  goods: null,
}

describe('an article', () => {
  it('counts its reader, and takes what they say once', async () => {
    const { calls, show } = stage({
      answers: {
        'service.read': { isHelpful: null },
        'service.vote': { isHelpful: true, helpful: 2 },
      },
    })
    show(<Helpful article={article} />)
    fireEvent.click(screen.getByRole('button', { name: '有帮助' }))
    await screen.findByText('感谢你的反馈')
    expect(screen.getByText('2 人觉得有帮助')).toBeTruthy()
    expect(calls).toEqual([
      ['service.read', { id: 7 }],
      ['service.vote', { id: 7, isHelpful: true }],
    ])
  })

  it('does not ask who has said it before', async () => {
    stage({ answers: { 'service.read': { isHelpful: false } } }).show(<Helpful article={article} />)
    await screen.findByText('感谢你的反馈')
    expect(screen.queryByRole('button', { name: '有帮助' })).toBeNull()
  })

  it('has an address by its kind, and none for what is no number', () => {
    const scope = { partnerId: 1, storeId: 2 } as never
    expect(articleHref('knowledge', 5, scope)).toBe('/serviceDetail/1-2/5')
    expect(articleHref('question', 5, scope)).toBe('/service-center/question/detail?id=5')
    expect([idIn('12'), idIn('1e3'), idIn('-1'), idIn(undefined)]).toEqual([
      12, 2_147_483_647, 2_147_483_647, 2_147_483_647,
    ])
  })
})

it('articles of a category that did not come are asked for again', async () => {
  const { calls, show } = stage({
    page: { name: 'scCategory', query: { categoryId: '5' } },
    answers: { 'service.search': () => Promise.reject(new Error('no line')) },
  })
  const Screen = category.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), data: { categories: [] }, hint: undefined }} />
  show(<Page />)
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  await waitFor(() => expect(calls).toHaveLength(2))
})

describe('feedback', () => {
  const captcha = { captchaId: 'c', image: 'data:,' }
  const write = (words: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: '问题描述' }), {
      target: { value: words },
    })
  const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交' }))

  it('of who is signed out goes with the letters of a picture', async () => {
    const { calls, show } = stage({
      answers: { 'identity.captcha': captcha, 'service.feedback': { id: 1 } },
    })
    let isOpen = true
    show(<FeedbackSheet open onClose={() => (isOpen = false)} />)
    await screen.findByRole('img', { name: '图形验证码' })
    write('壶盖合不上')
    submit()
    await screen.findByText('请输入图形验证码')
    expect(calls.map(([name]) => name)).toEqual(['identity.captcha'])
    fireEvent.change(screen.getByRole('textbox', { name: '图形验证码' }), {
      target: { value: '1234' },
    })
    submit()
    await waitFor(() => expect(isOpen).toBe(false))
    expect(calls.at(-1)).toMatchObject([
      'service.feedback',
      { type: 'goods', content: '壶盖合不上', captchaId: 'c', captcha: '1234', pics: [] },
    ])
  })

  it('is checked as each field is left, before it is sent', async () => {
    const { calls, show } = stage({ answers: { 'identity.captcha': captcha } })
    show(<FeedbackSheet open onClose={() => undefined} />)
    await screen.findByRole('img', { name: '图形验证码' })
    for (const [label, value, words] of [
      ['问题描述', '坏了', '请至少写 5 个字'],
      ['联系电话', '123', '请输入正确的手机号'],
      ['图形验证码', '', '请输入图形验证码'],
    ] as const) {
      const field = screen.getByRole('textbox', { name: label })
      fireEvent.change(field, { target: { value } })
      expect(screen.queryByText(words)).toBeNull()
      fireEvent.blur(field)
      await screen.findByText(words)
    }
    write('壶盖合不上')
    await waitFor(() => expect(screen.queryByText('请至少写 5 个字')).toBeNull())
    expect(calls.map(([name]) => name)).toEqual(['identity.captcha'])
  })

  it('of a member names the order, and wants words', async () => {
    const { calls, show } = stage({
      isSignedIn: true,
      answers: { 'service.feedback': { id: 1 } },
    })
    show(<FeedbackSheet open onClose={() => undefined} orderSn="26010112000000000001" />)
    write('坏了')
    submit()
    await screen.findByText('请至少写 5 个字')
    expect(calls).toEqual([])
    write('壶盖合不上了')
    submit()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]).toMatchObject(['service.feedback', { orderSn: '26010112000000000001' }])
  })
})
