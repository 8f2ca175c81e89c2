import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ActionButton } from './action-button.tsx'

it('acts by a click or a key, and once by a double click', () => {
  const act = vi.fn()
  render(<ActionButton onClick={act}>Again</ActionButton>)
  const button = screen.getByRole('button')
  // A key clicks without a count.
  for (const detail of [0, 1, 2]) fireEvent.click(button, { detail })
  expect(act).toHaveBeenCalledTimes(2)
})
