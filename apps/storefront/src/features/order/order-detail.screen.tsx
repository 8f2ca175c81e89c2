import { orderStatus, type Order } from '@mallard/contract/order/order.fields'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { LocationIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { Skeleton, SkeletonRows, SkeletonText } from '@mallard/ui/skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { placeText } from '#platform/trade/place-text.ts'
import { PriceLines } from '#platform/trade/price-lines.tsx'
import { TradeLine } from '#platform/trade/trade-line.tsx'
import { useWake } from '#platform/trade/use-wake.ts'
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

function OrderPage({ order }: { order: Order }) {
  const texts = orderTexts()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const deeds = useOrders({ onDeleted: navigate.back })
  const refresh = () => void client.invalidateQueries({ queryKey: api.order.detail.key }).catch(() => undefined)
  useWake(refresh)
  const { receiver, items, amounts, payStatus, status } = order
  return (
    <>
      <Bar />
      <div className={styles.page}>
        <StatusHead order={order} onTimeUp={refresh} />
        {order.delivery.length > 0 && <ParcelDigest order={order} />}
        <CellList>
          <Cell
            icon={<LocationIcon />}
            title={
              <>
                {receiver.name} <span className="tnum">{receiver.phone}</span>
              </>
            }
            note={placeText(receiver)}
          />
        </CellList>
        <Card inset={false} title={texts.goods}>
          {items.map((item) => (
            <TradeLine key={item.id} line={item} href={href('goods', { itemId: item.itemId, partnerId, storeId })} />
          ))}
        </Card>
        <Card title={texts.amounts}>
          <PriceLines amounts={amounts} total={payStatus === 1 ? texts.paidTotal : status === orderStatus.closed ? texts.worthTotal : texts.payTotal} />
        </Card>
        <OrderFacts order={order} />
      </div>
      {order.actions.length > 0 && (
        <ActionBar>
          <OrderActions order={order} deeds={deeds} size="md" />
        </ActionBar>
      )}
    </>
  )
}
