// @vitest-environment happy-dom
import { fakeClock } from '@mallard/kernel/clock'
import { fen } from '@mallard/kernel/money'
import { translateTexts } from '@mallard/testing/translator'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from '../countdown/index.ts'
import { Price } from '../price/index.ts'
import { Badge } from '../tag/index.ts'

const start = Date.UTC(2026, 9, 18, 2)
const clock = fakeClock(start)
const timer = (until: number, label?: string) => (
  <Countdown until={until} renderedAt={start} clock={clock} label={label} />
)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** What stands there after a translation and a change, and what without the translation. */
function shown(before: ReactElement, after: ReactElement): [string | null, string | null] {
  const { container, rerender } = render(before)
  translateTexts(container)
  rerender(after)
  const translated = container.textContent
  cleanup()
  return [translated, render(after).container.textContent]
}

describe('translated by the browser, and by nothing of ours put right', () => {
  it.each<[string, () => ReactElement, () => ReactElement]>([
    [
      'a price',
      () => <Price amount={fen(3000)} cents="always" />,
      () => <Price amount={fen(5000)} cents="always" />,
    ],
    ['a discount', () => <Price amount={fen(-50)} />, () => <Price amount={fen(1205)} />],
    [
      'the price before',
      () => <Price amount={fen(3000)} original={fen(4000)} />,
      () => <Price amount={fen(3000)} original={fen(5050)} />,
    ],
    ['a count', () => <Badge count={3} label="未读" />, () => <Badge count={100} label="未读" />],
    ['a countdown of days', () => timer(start + 90_061_000), () => timer(start + 3 * 90_061_000)],
    [
      'a countdown that has ended',
      () => timer(start + 5000, '距结束'),
      () => timer(start - 1, '距结束'),
    ],
  ])('%s shows what holds', (_, before, after) => {
    const [translated, wanted] = shown(before(), after())
    expect(translated).toBe(wanted)
  })

  it('a countdown goes on', () => {
    vi.useFakeTimers()
    const { container } = render(timer(start + 5000))
    translateTexts(container)
    act(() => {
      clock.advance(2000)
      vi.advanceTimersByTime(2000)
    })
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('00:00:03')
  })
})
