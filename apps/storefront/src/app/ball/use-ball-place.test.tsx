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
    return (
      <div>
        <button type="button" ref={ball} />
      </div>
    )
  }
  const { container, unmount } = render(<Ball />)
  container.querySelector('div')!.getBoundingClientRect = measured
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

it('is half in the edge until it is touched or what was scrolled rests, and comes out only where it lies on nothing', () => {
  const price = document.createElement('span')
  price.dataset['price'] = ''
  document.body.append(price)
  function Ball() {
    const { ball, isTucked, comeOut } = useBallPlace('home')
    return (
      <div>
        <button type="button" ref={ball} data-tucked={isTucked} onFocus={comeOut} />
      </div>
    )
  }
  const { container } = render(<Ball />)
  const ball = container.querySelector('button')!
  const tucked = () => ball.dataset['tucked'] === 'true'
  container.querySelector('div')!.getBoundingClientRect = () => new DOMRect(0, 0, 375, 812)
  // A price as high as the window, in the ball's column.
  price.getBoundingClientRect = () => new DOMRect(320, 0, 40, 5_000)
  const scrolled = () => {
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(tucked()).toBe(true)
    pass(1000)
  }
  pass(1000)
  expect(tucked()).toBe(true)
  scrolled()
  expect(tucked()).toBe(true)
  price.getBoundingClientRect = () => new DOMRect(20, 0, 40, 40)
  scrolled()
  expect(tucked()).toBe(false)
  scrolled()
  expect(tucked()).toBe(false)
  act(() => void window.dispatchEvent(new Event('scroll')))
  act(() => ball.focus())
  expect(tucked()).toBe(false)
  price.remove()
})
