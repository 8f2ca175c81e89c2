// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LazyImage } from './index.ts'

let come: ((isNear: boolean) => void) | undefined
let margin: string | undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        told: (entries: { isIntersecting: boolean }[]) => void,
        options: { rootMargin: string },
      ) {
        margin = options.rootMargin
        come = (isIntersecting) => act(() => told([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const image = () => document.querySelector('img')

describe('a lazy picture', () => {
  it('is asked for when it is within 1.3 screens, and keeps its place before that', () => {
    render(<LazyImage src="/a.webp" alt="水壶" ratio={2} />)
    expect(margin).toBe('30% 0%')
    expect(image()).toBeNull()
    expect(screen.getByRole('img', { name: '水壶' }).style.aspectRatio).toBe('2 / 1')
    come?.(false)
    expect(image()).toBeNull()
    come?.(true)
    expect(image()?.getAttribute('src')).toBe('/a.webp')
  })
})
