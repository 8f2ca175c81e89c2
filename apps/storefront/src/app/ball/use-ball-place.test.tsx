import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBallPlace } from './use-ball-place.ts'

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom lays nothing out.
  document.elementsFromPoint = () => []
})
afterEach(() => vi.useRealTimers())

it('measures its room once, 300 ms after the last of many changes of size', () => {
  const measured = vi.fn(() => new DOMRect(0, 0, 48, 48))
  function Ball() {
    const { ball } = useBallPlace('home')
    return <button type="button" ref={ball} />
  }
  const { container, unmount } = render(<Ball />)
  container.querySelector('button')!.getBoundingClientRect = measured
  pass(1000)
  measured.mockClear()
  for (let change = 0; change < 5; change += 1) {
    window.dispatchEvent(new Event('resize'))
    pass(299)
  }
  expect(measured).not.toHaveBeenCalled()
  pass(1)
  expect(measured).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('resize'))
  unmount()
  vi.advanceTimersByTime(1000)
  expect(measured).toHaveBeenCalledTimes(1)
})
