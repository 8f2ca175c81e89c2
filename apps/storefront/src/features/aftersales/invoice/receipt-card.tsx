import { Card } from '@mallard/ui/card'
import { PriceLine } from '@mallard/ui/cell'
import { Price } from '@mallard/ui/price'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { PriceLines } from '#entities/trade/price-lines.tsx'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { invoiceTexts } from './invoice.texts.ts'

/** What was bought and paid, as a till would print it. */
export function ReceiptCard({ orderSn }: { orderSn: string }) {
  const texts = invoiceTexts()
  const { data: receipt } = useQuery(useApi().invoice.receipt.query({ orderId: orderSn }))
  if (!receipt) return null
  return (
    <>
      <Card title={texts.receipt} extra={receipt.storeName} inset={false}>
        {receipt.items.map((item) => (
          <TradeLine key={item.id} line={item} />
        ))}
      </Card>
      <Card>
        <PriceLines amounts={receipt.amounts} total={texts.paidTotal} />
        {receipt.refundedAmount > 0 && (
          <PriceLine label={texts.refunded}>
            <Price amount={receipt.refundedAmount} cents="always" prefix="−" />
          </PriceLine>
        )}
      </Card>
    </>
  )
}
