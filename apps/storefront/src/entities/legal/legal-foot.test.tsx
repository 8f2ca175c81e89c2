import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { LegalFoot } from './legal-foot.tsx'

afterEach(() => void vi.useRealTimers())

it('comes after the page, which the server draws without it', async () => {
  const filings = { company: '禾光生活电器有限公司', icp: '', police: '', miniFiling: '' }
  const page = stage({ answers: { 'store.filings': { ...filings, isTest: false } } })
  expect(page.draw(<LegalFoot />)).toBe('')
  vi.useFakeTimers()
  page.show(<LegalFoot />)
  expect(page.calls).toEqual([])
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  expect(await screen.findByText(filings.company)).toBeTruthy()
})
