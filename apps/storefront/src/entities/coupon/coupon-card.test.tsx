import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import { couponKind } from '@mallard/contract/pricing/coupon/coupon.codes'
import { fen } from '@mallard/kernel/money'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CouponCard } from './coupon-card.tsx'

const plain = {
  name: '券',
  scopeText: '全场通用',
  threshold: fen(0),
  face: fen(2000),
  discountBp: 9000,
  maxDiscount: fen(0),
  validFrom: null,
  validTo: null,
  validDays: 30,
} as unknown as Coupon

const show = (coupon: Partial<Coupon>) => render(<CouponCard coupon={{ ...plain, ...coupon }} />)

describe('a coupon', () => {
  it('that gives goods for nothing says so', () => {
    show({ kind: couponKind.exchange, face: fen(0) })
    expect(screen.getByText('免费')).toBeTruthy()
    expect(document.body.textContent).not.toContain('¥0')
  })

  it('that gives goods for less names the price', () => {
    show({ kind: couponKind.exchange, face: fen(990) })
    expect(screen.getByText('¥9.90')).toBeTruthy()
  })

  it('has each of its conditions in a line of its own', () => {
    show({ kind: couponKind.percent, threshold: fen(29900), maxDiscount: fen(5000) })
    expect(screen.getByText('满 ¥299 可用')).toBeTruthy()
    expect(screen.getByText('最多减 ¥50')).toBeTruthy()
    show({ kind: couponKind.freight })
    expect(screen.getByText('运费券')).toBeTruthy()
    expect(screen.getByText('无门槛')).toBeTruthy()
  })
})
