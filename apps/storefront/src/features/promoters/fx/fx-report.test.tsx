// Loaded when a call is first made.
import '@mallard/contract/routes.gen'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import report from './fx-report.screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.setSystemTime(new Date('2026-11-20T12:00:00+08:00'))
})
afterEach(() => vi.useRealTimers())

it('tells of days that are chosen from a calendar, up to the last of them', async () => {
  const set = stage({ isSignedIn: true, answers: { 'fx.myAchievement': [] } })
  const Screen = report.Screen as ComponentType<{ data: object }>
  set.show(<Screen data={{ customers: { list: [], hasNext: false } }} />)
  fireEvent.click(screen.getByRole('button', { name: '自选日期' }))
  for (const name of [/^2026年11月3日/, /^2026年11月12日/])
    fireEvent.click(await screen.findByRole('gridcell', { name }))
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  await waitFor(() =>
    expect(set.calls).toContainEqual([
      'fx.myAchievement',
      { range: 10, until: '2026-11-12', by: 'goods' },
    ]),
  )
  expect(screen.getByRole('button', { name: '11-03 – 11-12', pressed: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '近7天' }))
  expect(screen.getByRole('button', { name: '自选日期', pressed: false })).toBeTruthy()
})
