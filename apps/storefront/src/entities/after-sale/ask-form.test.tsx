import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { AskForm, type Asking } from './ask-form.tsx'

afterEach(() => document.body.replaceChildren())

const back = [{ code: 'broken', text: '商品损坏' }]
const exchange = [{ code: 'size', text: '尺寸不合适' }]

function show(upload: Parameters<typeof AskForm>[0]['upload']) {
  const onAsk = vi.fn(async (_asking: Asking) => undefined)
  const { show: draw } = stage({ isSignedIn: true })
  const of = (reasons: typeof back) =>
    draw(
      <AskForm reasons={reasons} amount={undefined} isBusy={false} upload={upload} onAsk={onAsk} />,
    )
  of(back)
  fireEvent.click(screen.getByRole('radio', { name: '商品损坏' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '壶嘴裂了' } })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  fireEvent.change(input, {
    target: { files: [new File(['picture'], 'crack.jpg', { type: 'image/jpeg' })] },
  })
  return {
    onAsk,
    of,
    submit: () => fireEvent.click(screen.getByRole('button', { name: '提交申请' })),
  }
}

describe('asking for a return', () => {
  it('asks for the reason as soon as the list is left without one', async () => {
    stage({ isSignedIn: true }).show(
      <AskForm
        reasons={back}
        amount={undefined}
        isBusy={false}
        upload={() => new Promise(() => undefined)}
        onAsk={async () => undefined}
      />,
    )
    const group = screen.getByRole('radiogroup')
    const first = screen.getByRole('radio', { name: '商品损坏' })
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.blur(first, { relatedTarget: screen.getByRole('textbox') })
    expect((await screen.findByRole('alert')).textContent).toBe('请选择申请原因')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(first)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(group.hasAttribute('aria-invalid')).toBe(false)
  })

  it('sends nothing while a picture that was lost on the way would be left out', async () => {
    const { onAsk, submit } = show(() => Promise.reject(new Error('error')))
    await screen.findByRole('button', { name: /重试|重新/ })
    submit()
    expect(await screen.findAllByText('有图片上传失败，请重试或删除')).not.toHaveLength(0)
    expect(onAsk).not.toHaveBeenCalled()
  })

  it('keeps words and pictures when it shall come back in another way, and asks for the reason again', async () => {
    const picture = {
      key: 'k'.repeat(26),
      url: '/pictures/a.webp',
      width: 1,
      height: 1,
      color: '#eeeeee',
    }
    const { onAsk, of, submit } = show(async () => picture)
    of(exchange)
    submit()
    expect(await screen.findAllByText('请选择申请原因')).not.toHaveLength(0)
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '尺寸不合适' }))
    fireEvent.click(screen.getByRole('radio', { name: '尺寸不合适' }))
    submit()
    await waitFor(() =>
      expect(onAsk).toHaveBeenCalledExactlyOnceWith({
        reasonCode: 'size',
        desc: '壶嘴裂了',
        pics: [picture.key],
      }),
    )
  })
})
