import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CountTabs } from './count-tabs.tsx'

afterEach(cleanup)

it('keys lead from tab to tab, and a press chooses', () => {
  const choose = vi.fn<(key: string) => void>()
  const tabs = ['all', 'paid', 'sent'].map((key, count) => ({ key, text: key, count }))
  render(<CountTabs chosen="paid" tabs={tabs} onChoose={choose} />)
  const focused = () => document.activeElement?.textContent
  // Only the chosen one is on the way of Tab.
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  screen.getByRole('tab', { selected: true }).focus()
  const walk = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => {
    fireEvent.keyDown(document.activeElement!, { key })
    return focused()
  })
  expect(walk).toEqual(['sent 2', 'all 0', 'sent 2', 'all 0', 'sent 2', 'sent 2'])
  expect(choose).not.toHaveBeenCalled()
  fireEvent.click(document.activeElement!)
  expect(choose).toHaveBeenCalledExactlyOnceWith('sent')
})
