import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Burst } from './index.ts'

it('says nothing to those who hear the page', () => {
  const { container } = render(<Burst />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(container.textContent).toBe('')
})
