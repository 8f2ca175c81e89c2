import { Button } from '@mallard/ui/button'
import { onFirstUse } from '@mallard/ui/first-use'
import { preloadSheet } from '@mallard/ui/sheet'
import { useState } from 'react'
import { cartTexts } from './cart.texts.ts'

const DrawSheet = onFirstUse(() =>
  import('#entities/coupon/draw-sheet.tsx').then((module) => module.default),
)

/** Draws coupons without leaving the cart. */
export function CouponEntry() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="plain" onPointerDown={preloadSheet} onClick={() => setOpen(true)}>
        {cartTexts().coupons}
      </Button>
      <DrawSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
