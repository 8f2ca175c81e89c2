import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { TimeLeft } from './time-left.tsx'

it('counts down how long an order can be paid, and tells its page when that is over', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  try {
    const onTimeUp = vi.fn<() => void>()
    stage({ isSignedIn: true }).show(<TimeLeft until={1_005_000} onTimeUp={onTimeUp} />)
    expect(screen.getByRole('timer').textContent).toContain('00:00:05')
    act(() => {
      vi.advanceTimersByTime(4_000)
    })
    expect(screen.getByRole('timer').textContent).toContain('00:00:01')
    expect(onTimeUp).not.toHaveBeenCalled()
    act(() => {
      vi.advanceTimersByTime(1_000)
    })
    expect(screen.queryByRole('timer')).toBeNull()
    expect(onTimeUp).toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

it('has no clock for what is over when it is opened', () => {
  stage({ isSignedIn: true }).show(<TimeLeft until={1} />)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('支付时间已过，订单即将关闭')).toBeTruthy()
})
