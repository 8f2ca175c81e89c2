import type { Postage } from '@mallard/contract/activities/postage/postage.fields'
import { IconButton } from '@mallard/ui/button'
import { onFirstUse } from '@mallard/ui/first-use'
import { ShareIcon } from '@mallard/ui/icons'
import { useMemo, useState } from 'react'
import { postageTexts } from './postage.texts.ts'

const ShareSheet = onFirstUse(() =>
  import('#entities/share/share-sheet.tsx').then((module) => module.default),
)

/** Shares the page; its poster has what is paid, and its code leads here. */
export function PostageShare({ postage, path }: { postage: Postage; path: string }) {
  const [isOpen, setOpen] = useState(false)
  const { itemId, postageAmount, struckPrice = postageAmount } = postage
  const offer = useMemo(
    () => ({ path, price: postageAmount, listPrice: struckPrice }),
    [path, postageAmount, struckPrice],
  )
  return (
    <>
      <IconButton
        icon={<ShareIcon size={20} />}
        label={postageTexts().share}
        onClick={() => setOpen(true)}
      />
      <ShareSheet open={isOpen} onClose={() => setOpen(false)} itemId={itemId} offer={offer} />
    </>
  )
}
