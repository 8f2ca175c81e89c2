import type { ReviewItem } from '@mallard/contract/catalog/review/review.calls'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { ReviewForm } from './review.form.tsx'

const item: ReviewItem = {
  orderItemId: 1,
  orderId: '26010112000012345678',
  itemId: 7,
  title: '豆浆机',
  pic: { url: '/soy.webp', width: 100, height: 100, color: '#eeeeee' },
  productAttr: '',
  receiveTime: 0,
  least: { letters: 60, pics: 3 },
  comment: null,
}

function show(of: Partial<ReviewItem> = {}) {
  const onSend = vi.fn(async () => undefined)
  const set = stage({ isSignedIn: true, page: { name: 'commentEdit', params: {} } })
  set.show(<ReviewForm item={{ ...item, ...of }} onSend={onSend} />)
  const say = (content: string) => {
    fireEvent.click(screen.getByRole('radio', { name: /^5/ }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: content } })
    fireEvent.submit(screen.getByRole('textbox').closest('form')!)
  }
  return { onSend, say }
}

it('a report says what it needs at least, and is not sent before it has it', async () => {
  const { onSend, say } = show()
  screen.getByText('试用报告：至少 60 字、3 张图片。')
  say('好 '.repeat(59))
  await screen.findByText('试用报告至少写 60 字')
  screen.getByText('已写 59 字，已传 0 张')
  say('好'.repeat(60))
  await screen.findByText('试用报告至少配 3 张图片')
  expect(onSend).not.toHaveBeenCalled()
})

it('any other review is as short as its writer likes', async () => {
  const { onSend, say } = show({ least: null })
  say('好')
  await vi.waitFor(() => expect(onSend).toHaveBeenCalled())
})
