import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Order } from '@mallard/contract/trade/order/order.fields'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Card, CellList } from '@mallard/ui/card'
import { Cell, PriceLine } from '@mallard/ui/cell'
import {
  BoxIcon,
  LocationIcon,
  ReceiptIcon,
  ServiceIcon,
  UsersIcon,
  WarningIcon,
} from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { Price } from '@mallard/ui/price'
import { Skeleton, SkeletonRows, SkeletonText } from '@mallard/ui/skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { useOffers } from '#platform/partner.ts'
import { defineScreen } from '#platform/screen.ts'
import { Region } from '#entities/address/region.tsx'
import { PriceLines } from '#entities/trade/price-lines.tsx'
import { WhyPrice } from '#entities/trade/why-price.tsx'
import { useWake } from '#platform/use-wake.ts'
import { DetailLine } from './detail-line.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { orderTexts } from './order.texts.ts'
import { ParcelDigest } from './parcel-digest.tsx'
import { StatusHead } from './status-head.tsx'
import { useOrders } from './use-orders.ts'
import styles from './order.module.css'

export default defineScreen('orderDetail', {
  queries: ({ api, params }) => ({ order: api.order.detail.query({ sn: params.orderId }) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar />
      <div className={styles.page} role="status" aria-label={orderTexts().loading}>
        <div className={styles.headline}>
          <Skeleton width={56} height={56} round />
          <SkeletonText lines={2} />
        </div>
        <Card inset={false}>
          <SkeletonRows count={2} />
        </Card>
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data }) => <OrderPage order={data.order} />,
})

function Bar() {
  return <NavBar title={orderTexts().detailTitle} onBack={useNavigate().back} />
}

/** Its invoice, and a word with the service about it. */
function Besides({ order: { orderSn, actions, invoiceState } }: { order: Order }) {
  const texts = orderTexts()
  const hasInvoices = useOffers().invoices
  const { partnerId, storeId } = usePage().scope
  return (
    <CellList>
      {actions.includes('invoice') && hasInvoices && (
        <Cell
          icon={<ReceiptIcon />}
          title={texts.invoice}
          value={invoiceState === 1 ? texts.invoiceIssued : undefined}
          href={href('tickets', { partnerId, storeId, orderId: orderSn })}
        />
      )}
      <Cell
        icon={<ServiceIcon />}
        title={texts.service}
        note={texts.serviceNote}
        href={href('serviceMessage', { partnerId, storeId }, { order: orderSn })}
      />
    </CellList>
  )
}

function OrderPage({ order }: { order: Order }) {
  const texts = orderTexts()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const runner = useOrders({ onDeleted: navigate.back })
  const refresh = () =>
    void client.invalidateQueries({ queryKey: api.order.detail.key }).catch(() => undefined)
  useWake(refresh)
  const { receiver, items, amounts, payStatus, status } = order
  const isExchange = order.kind === orderKind.exchange
  return (
    <>
      <Bar />
      <div className={styles.page}>
        <StatusHead order={order} onTimeUp={refresh} />
        {order.isRefundStuck && (
          <CellList>
            <Cell
              icon={<WarningIcon />}
              title={texts.refundStuck}
              note={texts.refundStuckNote}
              href={
                items.some(({ afterSaleStatus }) => afterSaleStatus === 1)
                  ? href('returnList', { partnerId, storeId })
                  : undefined
              }
            />
          </CellList>
        )}
        {order.delivery.length > 0 && <ParcelDigest order={order} />}
        <CellList>
          <Cell
            icon={<LocationIcon />}
            title={
              <>
                {receiver.name} <span className="tnum">{receiver.phone}</span>
              </>
            }
            note={
              <>
                <Region of={receiver} /> {receiver.detail}
              </>
            }
          />
        </CellList>
        {order.batchId && (
          <CellList>
            <Cell
              icon={<UsersIcon />}
              title={texts.groupBuy}
              note={texts.toGroup}
              href={href('groupBuyOrderDetail', { partnerId, storeId, batchId: order.batchId })}
            />
          </CellList>
        )}
        <Card inset={false} title={texts.goods}>
          {items.map((item) => (
            <DetailLine key={item.id} item={item} order={order} />
          ))}
        </Card>
        {isExchange && (
          <CellList>
            <Cell
              icon={<BoxIcon />}
              title={texts.exchangeNote}
              note={texts.exchangeHelp}
              href={href('returnList', { partnerId, storeId })}
            />
          </CellList>
        )}
        {!isExchange && (
          <Card
            title={texts.amounts}
            extra={<WhyPrice lines={items} promotions={order.promotions} />}
          >
            <PriceLines
              amounts={amounts}
              total={
                payStatus === 1
                  ? texts.paidTotal
                  : status === orderStatus.closed
                    ? texts.worthTotal
                    : texts.payTotal
              }
            />
            {amounts.integrationAmount > 0 && (
              <PriceLine label={texts.pointsUsed}>
                <span className="tnum">{texts.pointsSpent(amounts.integrationAmount)}</span>
              </PriceLine>
            )}
            {order.refundedAmount > 0 && (
              <PriceLine label={texts.refunded}>
                <Price amount={order.refundedAmount} tone="ink" cents="always" />
              </PriceLine>
            )}
          </Card>
        )}
        <OrderFacts order={order} />
        <Besides order={order} />
      </div>
      {order.actions.some((action) => action !== 'return' && action !== 'invoice') && (
        <ActionBar>
          <OrderActions order={order} runner={runner} size="md" />
        </ActionBar>
      )}
    </>
  )
}
