import type { Bargain } from '@mallard/contract/activities/bargain/bargain.fields'
import { IconButton } from '@mallard/ui/button'
import { onFirstUse } from '@mallard/ui/first-use'
import { ShareIcon } from '@mallard/ui/icons'
import { useMemo } from 'react'
import { bargainTexts } from './bargain.texts.ts'

const ShareSheet = onFirstUse(() =>
  import('#entities/share/share-sheet.tsx').then((module) => module.default),
)

interface BargainShareProps {
  bargain: Bargain
  /** The page that the code on the poster leads to. */
  path: string
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Shares the page; its poster has the lowest price, and its code leads here. */
export function BargainShare({ bargain, path, isOpen, setOpen }: BargainShareProps) {
  const { itemId, floorPrice, struckPrice = floorPrice } = bargain
  const offer = useMemo(
    () => ({ path, price: floorPrice, listPrice: struckPrice }),
    [path, floorPrice, struckPrice],
  )
  return (
    <>
      <IconButton
        icon={<ShareIcon size={20} />}
        label={bargainTexts().share}
        onClick={() => setOpen(true)}
      />
      <ShareSheet open={isOpen} onClose={() => setOpen(false)} itemId={itemId} offer={offer} />
    </>
  )
}
