import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { orderStatusText, orderStatusTone } from '#platform/order-status.ts'
import { definePage } from '#platform/page/define-page.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { StuckRefund } from '#platform/parts/stuck-refund.tsx'
import { WaitingRefunds } from '#platform/parts/waiting-refunds.tsx'
import { useCarriers } from '#platform/pick/use-pick.ts'
import { dateTime } from '#platform/show.ts'
import { abilitiesOf } from './order-abilities.ts'
import { OrderActions } from './order-actions.tsx'
import { ShipBy } from './order-columns.tsx'
import { OrderLines } from './order-lines.tsx'
import { FlagPicker } from './order-flag.tsx'
import { BuyerMessage, OrderNotes } from './order-notes.tsx'
import { OrderNeighbours } from './order-neighbours.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderRelated } from './order-related.tsx'
import { OrderReceiver } from './order-receiver.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderTexts } from './order.texts.ts'
import { WaitingPrices } from './waiting-prices.tsx'

export default definePage({
  texts: orderTexts,
  read: (api, id) => ({ ...api.orderAdmin.detail.query({ sn: id }), staleTime: 3_000 }),
  section: 'orders',
  back: ({ back }) => back,
  waiting: ({ id }) => id,
  // Wanted by the form that ships it.
  useOwn: () => void useCarriers(),
  head: ({ texts, locale, session, one: order, open }) => ({
    title: order.orderSn,
    beside: (
      <>
        <FlagPicker order={order} canEdit={abilitiesOf(order, session.can).note} />
        <CopyButton text={order.orderSn} label={texts.copy} done={texts.copied} />
        <Pill tone={orderStatusTone(order.status)}>{orderStatusText(order.status, locale)}</Pill>
        {order.kind === orderKind.exchange && <Pill tone="blue">{texts.exchange}</Pill>}
        {order.closeReason !== null && (
          <span className="soft small">{closeText(order.closeReason, texts)}</span>
        )}
        {order.shipBy !== null && <ShipBy at={order.shipBy} />}
        {order.status === 1 && order.delivery.length > 0 && (
          <span className="soft small">{texts.partShipped}</span>
        )}
      </>
    ),
    hint: (
      <>
        {texts.placed(dateTime(order.createTime))}
        <AuditLink isPersonal object={`order ${order.orderSn}`} />
      </>
    ),
    actions: (
      <>
        <OrderNeighbours sn={order.orderSn} />
        <OrderActions order={order} may={abilitiesOf(order, session.can)} open={open} />
      </>
    ),
  }),
  body: ({ session, one: order }) => {
    const may = abilitiesOf(order, session.can)
    return (
      <>
        {order.isRefundStuck && <StuckRefund q={order.orderSn} />}
        <WaitingRefunds sn={order.orderSn} />
        <WaitingPrices sn={order.orderSn} />
        <Columns
          main={
            <>
              <OrderLines order={order} />
              {order.delivery.length > 0 && <OrderParcels order={order} />}
              <OrderPayments order={order} />
            </>
          }
          aside={
            <>
              <OrderReceiver order={order} canEdit={may.editReceiver} />
              <OrderRelated sn={order.orderSn} />
              <BuyerMessage remark={order.remark} />
              <OrderNotes order={order} canAdd={may.note} />
              <OrderTimeline order={order} />
            </>
          }
        />
      </>
    )
  },
})

function closeText(reason: number, texts: ReturnType<typeof orderTexts.of>): string {
  const words: Readonly<Record<number, string>> = {
    10: texts.r10,
    20: texts.r20,
    30: texts.r30,
    40: texts.r40,
    50: texts.r50,
    60: texts.r60,
  }
  return words[reason] ?? ''
}
