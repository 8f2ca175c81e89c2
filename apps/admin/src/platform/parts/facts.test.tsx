import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Facts } from './facts.tsx'

it('lets lines break between the dates of a range, and within none', () => {
  render(<Facts facts={[['领取时间', '2026-11-22 18:32 – 2027-11-23 18:32']]} />)
  const value = screen.getByRole('definition')
  expect(value.textContent).toBe('2026-11-22 18:32 – 2027-11-23 18:32')
  expect([...value.querySelectorAll('.nowrap')].map(({ textContent }) => textContent)).toEqual([
    '2026-11-22 18:32',
    '2027-11-23 18:32',
  ])
})

it('tells two facts of one name', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <Facts
      facts={[
        ['仅退款', '已拒绝'],
        ['仅退款', '处理中'],
      ]}
    />,
  )
  expect(complain).not.toHaveBeenCalled()
})
