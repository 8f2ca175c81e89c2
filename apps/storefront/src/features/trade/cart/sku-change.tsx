import type { CartLine } from '@mallard/contract/trade/cart/cart.fields'
import { onFirstUse } from '@mallard/ui/first-use'
import { ChevronDownIcon } from '@mallard/ui/icons'
import { preloadSheet } from '@mallard/ui/sheet'
import { slashed } from '@mallard/ui/slashed'
import { useState } from 'react'
import { cartTexts } from './cart.texts.ts'
import type { CartHandle } from './use-cart.ts'
import styles from './cart.module.css'

const loadSheet = () => import('./sku-change-sheet.tsx').then((module) => module.default)
const SkuChangeSheet = onFirstUse(loadSheet)

function preload(): void {
  preloadSheet()
  loadSheet().catch(() => undefined)
}

/** What was chosen of the goods; a tap chooses again. */
export function SkuChange({ line, handle }: { line: CartLine; handle: CartHandle }) {
  const texts = cartTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.attrs}
        aria-haspopup="dialog"
        aria-label={texts.changeSkuOf(line.title, line.productAttr)}
        onPointerDown={preload}
        onClick={() => setOpen(true)}
      >
        {slashed(line.productAttr)}
        <ChevronDownIcon size={14} />
      </button>
      <SkuChangeSheet open={isOpen} onClose={() => setOpen(false)} line={line} handle={handle} />
    </>
  )
}
