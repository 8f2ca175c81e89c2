import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MomentInput } from './moment-input.tsx'

describe('a day and a time, typed where it is another day', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/New_York')
    // In New York it is half past one of the day before.
    vi.setSystemTime('2026-11-23T02:30:00+08:00')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })

  it('begin with the now of the store', () => {
    expect(new Date().getDate()).toBe(22)
    const onChange = vi.fn()
    render(<MomentInput onChange={onChange} isPast />)
    fireEvent.mouseDown(screen.getByRole('textbox'))
    fireEvent.click(screen.getByRole('textbox'))
    fireEvent.click(screen.getByText('Now'))
    expect(onChange).toHaveBeenCalledWith('2026-11-23T02:30')
  })

  it('end with the today of the store where the future is none of theirs', () => {
    render(<MomentInput value="2026-11-21T10:00" isPast />)
    fireEvent.mouseDown(screen.getByRole('textbox'))
    fireEvent.click(screen.getByRole('textbox'))
    const isOpen = (day: string) =>
      !document.querySelector(`td[title="${day}"]`)!.classList.contains('ant-picker-cell-disabled')
    expect(['2026-11-22', '2026-11-23', '2026-11-24'].map(isOpen)).toEqual([true, true, false])
    expect(document.querySelector('.ant-picker-cell-today')?.getAttribute('title')).toBe(
      '2026-11-23',
    )
  })
})
