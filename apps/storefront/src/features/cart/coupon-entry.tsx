import { Button } from '@mallard/ui/button'
import { preloadSheet } from '@mallard/ui/sheet'
import { lazy, Suspense, useState } from 'react'
import { cartTexts } from './cart.texts.ts'

const DrawSheet = lazy(() => import('#platform/coupon/draw-sheet.tsx'))

/** Draws coupons without leaving the cart. */
export function CouponEntry() {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Button kind="plain" onPointerDown={preloadSheet} onClick={() => setOpen(true)}>
        {cartTexts().coupons}
      </Button>
      <Suspense fallback={null}>{isOpen !== undefined && <DrawSheet open={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
