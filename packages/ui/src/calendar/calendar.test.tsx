// @vitest-environment happy-dom
import fc from 'fast-check'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayFrom, spanOf } from '../date-picker/dates.ts'
import { Calendar, type CalendarProps } from './index.ts'
import { choose, markOf, weeksOf, type Choice } from './range.ts'

afterEach(cleanup)

const range = { kind: 'range' as const, maxRange: 7 }

describe('a range of days', () => {
  it('begins, ends, begins again, and begins earlier when an earlier day is taken', () => {
    expect(choose([], '2026-11-21', range)).toEqual(['2026-11-21'])
    expect(choose(['2026-11-21'], '2026-11-25', range)).toEqual(['2026-11-21', '2026-11-25'])
    expect(choose(['2026-11-21', '2026-11-25'], '2026-11-30', range)).toEqual(['2026-11-30'])
    expect(choose(['2026-11-21'], '2026-11-01', range)).toEqual(['2026-11-01'])
    expect(choose(['2026-11-21'], '2026-11-21', range)).toEqual(['2026-11-21', '2026-11-21'])
  })

  it('never has more days than it may', () => {
    expect(choose(['2026-11-21'], '2026-11-27', range)).toEqual(['2026-11-21', '2026-11-27'])
    expect(choose(['2026-11-21'], '2026-11-28', range)).toBeUndefined()
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20_000, max: 20_060 })), (taken) => {
        let value: Choice = []
        for (const number of taken) value = choose(value, dayFrom(number), range) ?? value
        return value.length < 2 || spanOf(value[0] ?? '', value[1] ?? '') <= 7
      }),
    )
  })

  it('is drawn from its first to its last day', () => {
    const value = ['2026-11-21', '2026-11-23'] as const
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => markOf(value, day)),
    ).toEqual([undefined, 'first', 'between', 'last'])
  })
})

it('lays a month out in weeks that begin on Sunday', () => {
  const weeks = weeksOf(2026, 11)
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
})

describe('Calendar', () => {
  function open(props: Partial<CalendarProps> = {}) {
    const onConfirm = vi.fn()
    render(
      <Calendar
        open
        onClose={() => undefined}
        title="选择日期"
        kind="range"
        value={[]}
        min="2026-10-05"
        max="2026-12-20"
        maxRange={7}
        today="2026-11-21"
        onConfirm={onConfirm}
        {...props}
      />,
    )
    return onConfirm
  }
  const day = (name: RegExp) => screen.findByRole('gridcell', { name })

  it('says in the words of the specification that too many days were chosen, and keeps the first', async () => {
    const confirm = open()
    fireEvent.click(await day(/^2026年11月10日/))
    fireEvent.click(await day(/^2026年11月17日/))
    expect(screen.getByRole('status').textContent).toBe('选择天数不能超过 7 天')
    expect(screen.getByRole('button', { name: '确定' })).toHaveProperty('disabled', true)
    fireEvent.click(await day(/^2026年11月16日/))
    expect(screen.getByRole('status').textContent).toBe('共 7 天')
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(confirm).toHaveBeenCalledWith(['2026-11-10', '2026-11-16'])
  })

  it('is walked with the keys over weeks and months, and no further than its ends', async () => {
    open()
    const today = await day(/^2026年11月21日 星期六 今天$/)
    expect(today.tabIndex).toBe(0)
    fireEvent.keyDown(today, { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2026年11月28日 星期六')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'PageDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2026年12月20日 星期日')
    expect(screen.getByRole('button', { name: '下个月' })).toHaveProperty('disabled', true)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2026年12月20日 星期日')
  })

  it('turns its pages with buttons, and takes one day where one is wanted', async () => {
    const confirm = open({ kind: 'single' })
    await day(/^2026年11月21日/)
    fireEvent.click(screen.getByRole('button', { name: '上个月' }))
    expect(await day(/^2026年10月4日/)).toHaveProperty('disabled', true)
    fireEvent.click(await day(/^2026年10月5日/))
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(confirm).toHaveBeenCalledWith(['2026-10-05'])
  })
})
