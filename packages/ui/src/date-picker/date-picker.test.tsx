// @vitest-environment happy-dom
import fc from 'fast-check'
import { cleanup, fireEvent, render, screen, within as inside } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dateColumns } from './date-columns.ts'
import {
  addDays,
  addMonths,
  dayFrom,
  daysIn,
  numberOf,
  partsOf,
  spanOf,
  weekdayOf,
} from './dates.ts'
import { DatePicker } from './index.ts'

afterEach(cleanup)

describe('days without a time', () => {
  it('know leap years, and refuse what is no day', () => {
    expect([daysIn(2024, 2), daysIn(2025, 2), daysIn(1900, 2), daysIn(2000, 2)]).toEqual([
      29, 28, 28, 29,
    ])
    for (const wrong of ['2025-02-29', '2025-13-01', '2025-00-10', '2025-1-1', ''])
      expect(partsOf(wrong), wrong).toBeUndefined()
  })

  it('count on over months and years, in any zone', () => {
    expect([
      addDays('2025-12-31', 1),
      addDays('2024-03-01', -1),
      addMonths('2025-01-31', 1),
      addMonths('2025-01-15', -1),
    ]).toEqual(['2026-01-01', '2024-02-29', '2025-02-28', '2024-12-15'])
    expect([
      weekdayOf('2026-11-21'),
      weekdayOf('1969-12-31'),
      spanOf('2026-11-21', '2026-11-21'),
    ]).toEqual([6, 3, 1])
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 40_000 }),
        (number) => numberOf(dayFrom(number)) === number,
      ),
    )
  })
})

describe('the wheels of a date', () => {
  const values = (columns: { options: readonly { value: string }[] }[]) =>
    columns.map(({ options }) => [options[0]?.value, options.at(-1)?.value])

  it('end where the first and the last day are', () => {
    const columns = dateColumns('2024-03-10', '2026-02-05', 'zh')
    expect(values(columns(['2024', '3']))).toEqual([
      ['2024', '2026'],
      ['3', '12'],
      ['10', '31'],
    ])
    expect(values(columns(['2026', '2']))).toEqual([
      ['2024', '2026'],
      ['1', '2'],
      ['1', '5'],
    ])
    expect(values(columns(['2025', '2'])).at(-1)).toEqual(['1', '28'])
  })

  it('turn back to the last date of a shorter month, and give the day that stands there', async () => {
    const confirm = vi.fn()
    render(
      <DatePicker
        open
        onClose={() => undefined}
        title="生日"
        value="2024-03-31"
        min="1900-01-01"
        max="2026-11-21"
        onConfirm={confirm}
      />,
    )
    fireEvent.keyDown(await screen.findByRole('listbox', { name: '月' }), { key: 'ArrowUp' })
    expect(inside(screen.getByRole('listbox', { name: '日' })).getAllByRole('option')).toHaveLength(
      29,
    )
    fireEvent.keyDown(screen.getByRole('listbox', { name: '日' }), { key: 'End' })
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(confirm).toHaveBeenCalledWith('2024-02-29')
  })
})
