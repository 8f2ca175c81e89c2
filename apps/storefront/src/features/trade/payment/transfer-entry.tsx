import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { ReceiptIcon } from '@mallard/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { isBatch } from './payment-places.ts'
import { transferTexts } from './transfer.texts.ts'

/**
 * The way to pay by bank transfer, where the shop has an account for it and the order is large
 * enough.
 */
export function TransferEntry({ orderId }: { orderId: string }) {
  const texts = transferTexts()
  const api = useApi()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const { data } = useQuery({
    ...api.voucher.offlineStatus.query({ orderId }),
    enabled: !isBatch(orderId),
  })
  const isReviewing = data?.orderStatus === 6

  // While the shop looks for the money there is nothing else to pay.
  useEffect(() => {
    if (isReviewing)
      navigate(href('offLinePaySuccess', { partnerId, storeId, orderId, status: 0 }), {
        replace: true,
      })
  }, [isReviewing, navigate, partnerId, storeId, orderId])

  if (!data?.account || isReviewing) return null
  return (
    <CellList>
      <Cell
        title={texts.way}
        note={data.status === 2 ? texts.rejected(data.reason ?? '') : texts.wayNote}
        icon={<ReceiptIcon />}
        arrow
        href={href('offLinePayment', { partnerId, storeId, orderId })}
      />
    </CellList>
  )
}
