import { IconButton } from '@mallard/ui/button'
import { onFirstUse } from '@mallard/ui/first-use'
import { ShareIcon } from '@mallard/ui/icons'
import { useState } from 'react'

const ShareSheet = onFirstUse(() => import('./share-sheet.tsx').then((module) => module.default))

/**
 * Offers the page to be shared; the ways to do so arrive with the press. `itemId`: goods that the
 * poster is of.
 */
export function ShareButton({
  label,
  kind,
  itemId,
}: {
  label: string
  kind?: 'round'
  itemId?: number
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={<ShareIcon size={20} />}
        label={label}
        kind={kind}
        onClick={() => setOpen(true)}
      />
      <ShareSheet open={isOpen} onClose={() => setOpen(false)} itemId={itemId} />
    </>
  )
}
