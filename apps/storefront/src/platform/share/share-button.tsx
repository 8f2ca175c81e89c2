import { IconButton } from '@mallard/ui/button'
import { ShareIcon } from '@mallard/ui/icons'
import { lazy, Suspense, useState } from 'react'

const ShareSheet = lazy(() => import('./share-sheet.tsx'))

/** Offers the page to be shared; the ways to do so arrive with the press. `itemId`: goods that the poster is of. */
export function ShareButton({ label, kind, itemId }: { label: string; kind?: 'round'; itemId?: number }) {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <IconButton icon={<ShareIcon size={20} />} label={label} kind={kind} onClick={() => setOpen(true)} />
      {isOpen !== undefined && (
        <Suspense>
          <ShareSheet open={isOpen} onClose={() => setOpen(false)} itemId={itemId} />
        </Suspense>
      )}
    </>
  )
}
