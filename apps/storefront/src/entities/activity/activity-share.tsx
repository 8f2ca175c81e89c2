import type { Fen } from '@mallard/kernel'
import { IconButton } from '@mallard/ui/button'
import { onFirstUse } from '@mallard/ui/first-use'
import { ShareIcon } from '@mallard/ui/icons'
import { useMemo, useState } from 'react'

const ShareSheet = onFirstUse(() =>
  import('#entities/share/share-sheet.tsx').then((module) => module.default),
)

interface ActivityShareProps {
  label: string
  kind?: 'round'
  /** Goods that the poster is of, and their price in the activity. */
  itemId: number
  price: Fen
  /** What the price is struck against; absent without a basis. */
  struckPrice?: Fen | undefined
  /** The page that the code on the poster leads to. */
  path: string
  /** Whether its sheet is open, where something else on the page opens it too. */
  sheet?: readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void]
}

/** Shares the page of an activity; its poster has the activity's price, and its code leads here. */
export function ActivityShare({
  label,
  kind,
  itemId,
  price,
  struckPrice = price,
  path,
  sheet,
}: ActivityShareProps) {
  const own = useState(false)
  const [isOpen, setOpen] = sheet ?? own
  const offer = useMemo(() => ({ path, price, listPrice: struckPrice }), [path, price, struckPrice])
  return (
    <>
      <IconButton
        icon={<ShareIcon size={20} />}
        label={label}
        kind={kind}
        onClick={() => setOpen(true)}
      />
      <ShareSheet open={isOpen} onClose={() => setOpen(false)} itemId={itemId} offer={offer} />
    </>
  )
}
