import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RowBones } from './page-bar.tsx'

it('a page that loads says once what comes, to who hears it', () => {
  render(<RowBones bar={null} count={2} label="正在加载拼团" />)
  const said = screen.getAllByRole('status').map((status) => status.getAttribute('aria-label'))
  expect(said).toEqual(['正在加载拼团'])
})
