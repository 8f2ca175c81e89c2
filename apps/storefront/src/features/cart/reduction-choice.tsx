import type { CartLine } from '@mallard/contract/cart/cart.fields'
import { ChevronDownIcon } from '@mallard/ui/icons'
import { preloadSheet } from '@mallard/ui/sheet'
import { lazy, Suspense, useState } from 'react'
import { cartTexts } from './cart.texts.ts'
import type { CartHandle } from './use-cart.ts'
import styles from './cart.module.css'

const loadSheet = () => import('./reduction-sheet.tsx')
const ReductionSheet = lazy(loadSheet)

function preload(): void {
  preloadSheet()
  loadSheet().catch(() => undefined)
}

/** Opens the choice between reductions that the line may join. */
export function ReductionChoice({ line, handle }: { line: CartLine; handle: CartHandle }) {
  const texts = cartTexts()
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" className={styles.choice} aria-haspopup="dialog" onPointerDown={preload} onClick={() => setOpen(true)}>
        {texts.changeReduction}
        <ChevronDownIcon size={14} />
      </button>
      <Suspense fallback={null}>{isOpen !== undefined && <ReductionSheet open={isOpen} onClose={() => setOpen(false)} line={line} handle={handle} />}</Suspense>
    </>
  )
}
