import type { ThirdRet } from '@mallard/contract/aftersales/third-return/third-return.fields'
import { fen } from '@mallard/kernel'
import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ThirdGoods } from './third-line.tsx'

const line = {
  lineNo: '1',
  pic: null,
  title: '折叠电热水壶',
  productAttr: '标准版',
  productSn: '',
  quantity: 2,
  paidAmount: fen(398_01),
  delivery: null,
  deliveryText: '',
}

function told(each: Pick<ThirdRet, 'num' | 'applyAmount'>): string {
  render(<ThirdGoods each={{ line, ...each }} />)
  return document.body.textContent
}

beforeEach(() => document.body.replaceChildren())

it('names the units and the money of the part that comes back, and the whole line aside', () => {
  const text = told({ num: 1, applyAmount: fen(199_00) })
  expect(text).toContain('× 1 ¥199.00')
  expect(text).toContain('共购买 2 件，实付 ¥398.01')
})

it('says nothing of the whole where all of it comes back', () => {
  const text = told({ num: 2, applyAmount: fen(398_01) })
  expect(text).toContain('× 2 ¥398.01')
  expect(text).not.toContain('共购买')
})

it('names no money for goods in exchange', () => {
  expect(told({ num: 2, applyAmount: fen(0) })).not.toContain('¥')
})
