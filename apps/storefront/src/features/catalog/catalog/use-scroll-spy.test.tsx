import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScrollSpy } from './use-scroll-spy.ts'

const went: string[] = []
const keys = ['kettles', 'cups']

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = keys.map((key) => `<section id="${key}"></section>`).join('')
  Element.prototype.scrollIntoView = function (this: Element) {
    went.push(this.id)
  }
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  went.length = 0
})

it('arrives where the last tap led, however soon it followed another', () => {
  const { result } = renderHook(() => useScrollSpy(keys, (key) => key))
  act(() => result.current.goTo('kettles', 'smooth'))
  vi.advanceTimersByTime(400)
  act(() => result.current.goTo('cups', 'smooth'))
  vi.advanceTimersByTime(2000)
  expect(went).toEqual(['kettles', 'cups', 'cups'])
})

it('leads nowhere once its page is left', () => {
  const { result, unmount } = renderHook(() => useScrollSpy(keys, (key) => key))
  act(() => result.current.goTo('kettles', 'smooth'))
  unmount()
  vi.advanceTimersByTime(2000)
  expect(went).toEqual(['kettles'])
})
