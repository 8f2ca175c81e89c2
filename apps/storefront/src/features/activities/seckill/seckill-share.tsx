import type { SeckillDetail } from '@mallard/contract/activities/seckill/seckill.fields'
import { href } from '@mallard/contract/paths'
import { IconButton } from '@mallard/ui/button'
import { onFirstUse } from '@mallard/ui/first-use'
import { ShareIcon } from '@mallard/ui/icons'
import { useMemo, useState } from 'react'
import { usePage } from '#platform/navigator/index.ts'
import { seckillTexts } from '#entities/seckill/seckill.texts.ts'

const ShareSheet = onFirstUse(() =>
  import('#entities/share/share-sheet.tsx').then((module) => module.default),
)

/** Shares the page; its poster has the price of the session, and its code leads here. */
export function SeckillShare({ detail: { promotionId, sku } }: { detail: SeckillDetail }) {
  const { partnerId, storeId } = usePage().scope
  const [isOpen, setOpen] = useState(false)
  const { productSn, price, struckPrice = price, itemId } = sku
  const offer = useMemo(
    () => ({
      path: href('seckillDetail', { partnerId, storeId, id: promotionId, productSn }),
      price,
      listPrice: struckPrice,
    }),
    [partnerId, storeId, promotionId, productSn, price, struckPrice],
  )
  return (
    <>
      <IconButton
        icon={<ShareIcon size={20} />}
        label={seckillTexts().share}
        kind="round"
        onClick={() => setOpen(true)}
      />
      <ShareSheet open={isOpen} onClose={() => setOpen(false)} itemId={itemId} offer={offer} />
    </>
  )
}
