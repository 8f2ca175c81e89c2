import type { ThirdLine as Line } from '@mallard/contract/aftersales/third-return/third-return.fields'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ThirdLine } from './third-line.tsx'

const line = {
  pic: null,
  title: '电热水壶',
  productAttr: '标准版',
  paidAmount: 39_801,
} as unknown as Line

it('names what was paid for all of a line only where all of it is meant', () => {
  render(<ThirdLine line={line} count="共 1 件" isWhole={false} />)
  expect(document.body.textContent).not.toContain('398')
  render(<ThirdLine line={line} count="共 2 件" isWhole />)
  expect(document.body.textContent).toContain('¥398.01')
})
