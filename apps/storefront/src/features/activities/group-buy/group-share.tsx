import type { GroupSku } from '@mallard/contract/activities/group-buy/group-buy.fields'
import { IconButton } from '@mallard/ui/button'
import { onFirstUse } from '@mallard/ui/first-use'
import { ShareIcon } from '@mallard/ui/icons'
import { useMemo } from 'react'
import { groupTexts } from './group-buy.texts.ts'

const ShareSheet = onFirstUse(() =>
  import('#entities/share/share-sheet.tsx').then((module) => module.default),
)

interface GroupShareProps {
  sku: GroupSku
  /** The page that the code on the poster leads to. */
  path: string
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Shares the page; its poster has the price of the group, and its code leads here. */
export function GroupShare({ sku, path, isOpen, setOpen }: GroupShareProps) {
  const { itemId, price, struckPrice = price } = sku
  const offer = useMemo(() => ({ path, price, listPrice: struckPrice }), [path, price, struckPrice])
  return (
    <>
      <IconButton
        icon={<ShareIcon size={20} />}
        label={groupTexts().share}
        onClick={() => setOpen(true)}
      />
      <ShareSheet open={isOpen} onClose={() => setOpen(false)} itemId={itemId} offer={offer} />
    </>
  )
}
