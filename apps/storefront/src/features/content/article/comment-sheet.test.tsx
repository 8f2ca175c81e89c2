import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { CommentSheet } from './comment-sheet.tsx'

it('a comment is checked as it is left, and sent without the space around it', async () => {
  const send = vi.fn(async () => true)
  const draft = { isOpen: true, to: undefined, isSending: false, close: () => undefined, send }
  stage({ isSignedIn: true }).show(<CommentSheet open onClose={draft.close} draft={draft} />)
  const words = await screen.findByRole('textbox')
  fireEvent.change(words, { target: { value: '   ' } })
  fireEvent.blur(words)
  await screen.findByText('写点什么再发送吧')
  fireEvent.click(screen.getByRole('button', { name: '发表' }))
  fireEvent.change(words, { target: { value: ' 真好用 ' } })
  await waitFor(() => expect(screen.queryByText('写点什么再发送吧')).toBeNull())
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '发表' }))
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('真好用'))
})
