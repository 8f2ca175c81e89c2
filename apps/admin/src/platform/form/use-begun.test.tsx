import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useBegun } from './use-begun.ts'

const first = { version: 1 }
const second = { version: 2 }

function open() {
  const begin = vi.fn<(of: { version: number }) => void>()
  const { result, rerender } = renderHook(({ now, isTouched }) => useBegun(now, isTouched, begin), {
    initialProps: { now: first, isTouched: false },
  })
  return { begin, begun: () => result.current[0], take: result.current[1], rerender }
}

it('follows what is there now while nothing is typed', () => {
  const { begin, begun, rerender } = open()
  rerender({ now: second, isTouched: false })
  expect(begun()).toBe(second)
  expect(begin).toHaveBeenCalledExactlyOnceWith(second)
})

it('stays with what was there when the typing began', () => {
  const { begin, begun, rerender } = open()
  rerender({ now: first, isTouched: true })
  rerender({ now: second, isTouched: true })
  expect(begun()).toBe(first)
  expect(begin).not.toHaveBeenCalled()
})

it('goes on from what was saved, and not back to what was there before', () => {
  const { begin, begun, take, rerender } = open()
  act(() => take(second))
  rerender({ now: first, isTouched: false })
  expect(begun()).toBe(second)
  expect(begin).toHaveBeenCalledExactlyOnceWith(second)
})
