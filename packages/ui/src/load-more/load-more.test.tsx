// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadMore } from './index.ts'

let near: (() => void)[] = []

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    near.push(() => callback([{ isIntersecting: true }]))
  }
  observe() {}
  disconnect() {}
}

const comeNear = () => act(() => near.splice(0).forEach((tell) => tell()))

beforeEach(() => {
  near = []
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('LoadMore', () => {
  it('asks when the foot comes near, and again after each page', () => {
    const load = vi.fn()
    const { rerender } = render(<LoadMore state="idle" onLoad={load} />)
    comeNear()
    expect(load).toHaveBeenCalledTimes(1)
    rerender(<LoadMore state="loading" onLoad={load} />)
    comeNear()
    expect(load).toHaveBeenCalledTimes(1)
    rerender(<LoadMore state="idle" onLoad={load} />)
    comeNear()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('does not knock by itself after a failure, but lets one press', () => {
    const load = vi.fn()
    render(<LoadMore state="failed" onLoad={load} />)
    comeNear()
    expect(load).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '加载失败，点此重试' }))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('ends with a word', () => {
    render(<LoadMore state="done" onLoad={() => undefined} />)
    expect(screen.getByRole('status').textContent).toBe('没有更多了')
  })
})
