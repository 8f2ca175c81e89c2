import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Session, SessionContext } from '../session.ts'
import RichSurface from './rich-surface.tsx'

afterEach(cleanup)

it('says what was written, as the shop keeps it', async () => {
  const onChange = vi.fn<(html: string) => void>()
  const session = { scope: { partnerId: 1, storeId: 1 } } as unknown as Session
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <RichSurface label="正文" value="<p>一壶</p>" onChange={onChange} />
      </SessionContext>
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('textbox', { name: '正文' })).textContent).toBe('一壶')
  fireEvent.click(screen.getByRole('button', { name: '引用' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('<blockquote><p>一壶</p></blockquote>')
})
