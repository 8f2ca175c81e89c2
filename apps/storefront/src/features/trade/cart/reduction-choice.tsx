import type { CartLine } from '@mallard/contract/trade/cart/cart.fields'
import { onFirstUse } from '@mallard/ui/first-use'
import { ChevronDownIcon } from '@mallard/ui/icons'
import { preloadSheet } from '@mallard/ui/sheet'
import { useState } from 'react'
import { cartTexts } from './cart.texts.ts'
import type { CartHandle } from './use-cart.ts'
import styles from './cart.module.css'

const loadSheet = () => import('./reduction-sheet.tsx').then((module) => module.default)
const ReductionSheet = onFirstUse(loadSheet)

function preload(): void {
  preloadSheet()
  loadSheet().catch(() => undefined)
}

/** Opens the choice between reductions that the line may join. */
export function ReductionChoice({ line, handle }: { line: CartLine; handle: CartHandle }) {
  const texts = cartTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onClick={() => setOpen(true)}
      >
        {texts.changeReduction}
        <ChevronDownIcon size={14} />
      </button>
      <ReductionSheet open={isOpen} onClose={() => setOpen(false)} line={line} handle={handle} />
    </>
  )
}
