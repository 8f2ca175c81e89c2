import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { drawPoster } from './draw-poster.ts'
import PosterView from './poster-view.tsx'

vi.mock('./draw-poster.ts', () => ({ drawPoster: vi.fn() }))
afterEach(() => vi.restoreAllMocks())

it('keeps no picture that was drawn after the sheet was closed', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:poster')
  let finish: (picture: Blob) => void = () => undefined
  vi.mocked(drawPoster).mockReturnValue(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  stage({ answers: { 'share.posters': { title: '圆肩电水壶' } } }).show(
    <PosterView itemId={1} onSaved={() => undefined} />,
  )
  await vi.waitFor(() => expect(drawPoster).toHaveBeenCalledOnce())
  screen.getByRole('status', { name: '正在生成海报' })
  cleanup()
  await act(async () => finish(new Blob(['x'])))
  expect(made).not.toHaveBeenCalled()
})

it('is called what the page calls it, not what the server does', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:poster')
  vi.mocked(drawPoster)
    .mockReset()
    .mockResolvedValue(new Blob(['x']))
  stage({ answers: { 'share.posters': { title: '圆肩电水壶' } } }).show(
    <PosterView
      itemId={1}
      offer={{ path: '/seckill/1-1/detail/5/WHITE', title: '电水壶 白' }}
      onSaved={() => undefined}
    />,
  )
  expect((await screen.findByRole('img')).getAttribute('alt')).toContain('电水壶 白')
  expect(screen.getByRole('link').getAttribute('download')).toBe('电水壶 白.png')
})
