import type { CartLine } from '@mallard/contract/trade/cart/cart.fields'
import { Button } from '@mallard/ui/button'
import { ErrorState } from '@mallard/ui/empty'
import { Sheet } from '@mallard/ui/sheet'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import {
  choiceOf,
  choose,
  maxQuantityOf,
  skuFor,
  type Choice,
} from '#entities/goods/sku-choice.rules.ts'
import { SkuPicker } from '#entities/goods/sku-picker.tsx'
import { cartTexts } from './cart.texts.ts'
import type { CartHandle } from './use-cart.ts'

export interface SkuChangeSheetProps {
  open: boolean
  onClose: () => void
  line: CartLine
  handle: CartHandle
}

/** Another colour or size for a line of the cart. */
export default function SkuChangeSheet({ open, onClose, line, handle }: SkuChangeSheetProps) {
  const texts = cartTexts()
  const {
    data: goods,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...useApi().catalog.detail.query({ id: line.itemId }), enabled: open })
  // What is being looked at; it counts once it is confirmed.
  const [looked, setLooked] = useState<Choice>()
  const choice =
    goods && (looked ?? choiceOf(goods.skus.find(({ productSn }) => productSn === line.productSn)))
  const sku = goods && choice && skuFor(goods, choice)

  function close() {
    setLooked(undefined)
    onClose()
  }

  function take() {
    if (sku && sku.productSn !== line.productSn)
      handle.change({ kind: 'sku', id: line.id, productSn: sku.productSn })
    close()
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      label={texts.changeSku}
      footer={
        <Button kind="primary" size="lg" block disabled={maxQuantityOf(sku) === 0} onClick={take}>
          {texts.useSku}
        </Button>
      }
    >
      {goods && choice ? (
        <SkuPicker
          goods={goods}
          choice={choice}
          sku={sku}
          pick={(at, place) => setLooked(choose(goods, choice, at, place))}
        />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div role="status" aria-label={texts.loadingSku}>
          <SkeletonText lines={6} />
        </div>
      )}
    </Sheet>
  )
}
