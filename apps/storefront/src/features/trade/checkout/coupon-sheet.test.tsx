import { fen } from '@mallard/kernel/money'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import CouponSheet, { type CouponSheetProps } from './coupon-sheet.tsx'

const couponsOf = (couponHistoryId: number, name: string) =>
  ({
    usable: [
      {
        couponHistoryId,
        name,
        kind: 1,
        threshold: fen(0),
        face: fen(800),
        discountBp: 10_000,
        maxDiscount: fen(0),
        scopeText: '',
        saving: fen(800),
      },
    ],
    unusable: [],
  }) as unknown as CouponSheetProps['coupons']

it('keeps what is chosen though the sheet of the other coupons stands beside it', async () => {
  const shared = { open: true, onClose: () => undefined, onChoose: async () => true }
  stage({ isSignedIn: true }).show(
    <>
      <CouponSheet {...shared} title="优惠券" coupons={couponsOf(1, '满减')} chosen={1} />
      <CouponSheet {...shared} title="运费券" coupons={couponsOf(2, '免邮')} chosen={2} />
    </>,
  )
  await screen.findByRole('radio', { name: /免邮/, hidden: true })
  const radios = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true })
  expect(radios.map(({ checked }) => checked)).toEqual([true, true])
  // A browser lets one of a name be on.
  expect(new Set(radios.map(({ name }) => name)).size).toBe(2)
})
