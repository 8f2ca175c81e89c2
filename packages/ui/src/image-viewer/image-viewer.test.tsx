// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ImageViewer } from './index.ts'

afterEach(cleanup)

const pictures = ['正面', '侧面', '细节', '包装'].map((alt) => ({ src: `/${alt}.webp`, alt }))

describe('ImageViewer', () => {
  it('loads the picture in sight and its neighbours only', async () => {
    render(<ImageViewer open onClose={() => undefined} pictures={pictures} />)
    await screen.findByRole('dialog', { name: '第 1 张，共 4 张' })
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
      ['/正面.webp', '/侧面.webp'],
    )
  })

  it('enlarges by a press and goes back by another', async () => {
    render(<ImageViewer open onClose={() => undefined} pictures={pictures} />)
    const zoom = await screen.findByRole('button', { name: '正面 放大' })
    fireEvent.click(zoom)
    expect(zoom.getAttribute('aria-pressed')).toBe('true')
    expect(zoom.style.width).toBe('250%')
    fireEvent.click(zoom)
    expect(zoom.style.width).toBe('100%')
  })

  it('is closed by its button', async () => {
    const close = vi.fn()
    render(<ImageViewer open onClose={close} pictures={pictures} />)
    fireEvent.click(await screen.findByRole('button', { name: '关闭' }))
    expect(close).toHaveBeenCalledTimes(1)
  })
})
