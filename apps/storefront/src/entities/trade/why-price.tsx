import { onFirstUse } from '@mallard/ui/first-use'
import { preloadSheet } from '@mallard/ui/sheet'
import { useState } from 'react'
import { tradeTexts } from './trade.texts.ts'
import type { WhySheetProps } from './why-sheet.tsx'
import styles from './trade.module.css'

const loadSheet = () => import('./why-sheet.tsx').then((module) => module.default)
const WhySheet = onFirstUse(loadSheet)

function preload(): void {
  preloadSheet()
  loadSheet().catch(() => undefined)
}

/** The words that open the reasons of a price; nothing where nothing was taken off. */
export function WhyPrice({ lines, promotions }: Pick<WhySheetProps, 'lines' | 'promotions'>) {
  const texts = tradeTexts()
  const [isOpen, setOpen] = useState(false)
  if (promotions.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={styles.whyButton}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onClick={() => setOpen(true)}
      >
        {texts.why}
      </button>
      <WhySheet
        open={isOpen}
        onClose={() => setOpen(false)}
        lines={lines}
        promotions={promotions}
      />
    </>
  )
}
