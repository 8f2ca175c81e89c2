// @vitest-environment happy-dom
import { fakeClock } from '@mallard/kernel/clock'
import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from './index.ts'
import { timeLeft } from './use-countdown.ts'

const start = Date.UTC(2026, 9, 18, 2)
const clock = fakeClock(start)

function pass(milliseconds: number) {
  act(() => {
    clock.advance(milliseconds)
    vi.advanceTimersByTime(milliseconds)
  })
}

const digits = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent

beforeEach(() => {
  vi.useFakeTimers()
  clock.set(start)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('timeLeft', () => {
  it('splits into days, hours, minutes and seconds, the last second counting as one', () => {
    expect(timeLeft(start + 90_061_000, start)).toMatchObject({
      days: 1,
      hours: 1,
      minutes: 1,
      seconds: 1,
      ended: false,
    })
    expect(timeLeft(start + 1, start)).toMatchObject({ seconds: 1, ended: false })
    expect(timeLeft(start, start)).toMatchObject({ seconds: 0, ended: true })
    expect(timeLeft(start - 5, start)).toMatchObject({ total: 0, ended: true })
  })
})

describe('Countdown', () => {
  it('counts down by the second, tells the end and then says so', () => {
    const end = vi.fn()
    const { container } = render(
      <Countdown until={start + 2500} renderedAt={start} clock={clock} onEnd={end} />,
    )
    expect(digits(container)).toBe('00:00:03')
    pass(500)
    expect(digits(container)).toBe('00:00:02')
    pass(1000)
    expect(digits(container)).toBe('00:00:01')
    expect(end).not.toHaveBeenCalled()
    pass(1000)
    expect(container.textContent).toBe('已结束')
    expect(end).toHaveBeenCalledTimes(1)
  })

  it('tells the end again after 1, 3 and 10 s, as this phone may be ahead of the server', () => {
    const end = vi.fn()
    // Some give the time of now, which changes with every picture.
    const at = (until: number) => (
      <Countdown until={until} renderedAt={clock.now()} clock={clock} onEnd={end} />
    )
    const { rerender } = render(at(start + 1000))
    const told = [1000, 999, 1, 1999, 1, 6999, 1, 60_000].map((milliseconds) => {
      pass(milliseconds)
      rerender(at(start + 1000))
      return end.mock.calls.length
    })
    expect(told).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })

  it('tells it no more once there is another end, or nothing is shown', () => {
    const end = vi.fn()
    const at = (until: number) => (
      <Countdown until={until} renderedAt={start} clock={clock} onEnd={end} />
    )
    const { rerender, unmount } = render(at(start + 1000))
    pass(1000)
    rerender(at(start + 16_000))
    for (let second = 0; second < 14; second += 1) pass(1000)
    expect(end).toHaveBeenCalledTimes(1)
    pass(1000)
    expect(end).toHaveBeenCalledTimes(2)
    unmount()
    pass(10_000)
    expect(end).toHaveBeenCalledTimes(2)
  })

  it('goes by the server when the phone is ten minutes slow', () => {
    clock.set(start - 600_000)
    const { container } = render(
      <Countdown until={start + 60_000} renderedAt={start} offset={600_000} clock={clock} />,
    )
    expect(digits(container)).toBe('00:01:00')
  })

  it('does not tell the end of what was over before it was drawn', () => {
    const end = vi.fn()
    render(<Countdown until={start - 1} renderedAt={start} clock={clock} onEnd={end} />)
    pass(3000)
    expect(end).not.toHaveBeenCalled()
  })

  it('hydrates what the server drew although time has passed since', () => {
    const element = <Countdown until={start + 100_000} renderedAt={start} clock={clock} />
    const place = document.createElement('div')
    place.innerHTML = renderToString(element)
    expect(digits(place)).toBe('00:01:40')
    clock.advance(7000)
    const mismatch = vi.fn()
    let root: Root | undefined
    act(() => {
      root = hydrateRoot(place, element, { onRecoverableError: mismatch })
    })
    expect(mismatch).not.toHaveBeenCalled()
    expect(digits(place)).toBe('00:01:33')
    act(() => root?.unmount())
  })
})
