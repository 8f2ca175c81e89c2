// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NavBar } from './index.ts'

it.each([
  ['订单', 1],
  ['', 0],
  [undefined, 0],
])('a bar with the title %s has %i headings: none is empty', (title, headings) => {
  const { container } = render(<NavBar title={title} onBack={() => undefined} />)
  expect(container.querySelectorAll('h1')).toHaveLength(headings)
})
