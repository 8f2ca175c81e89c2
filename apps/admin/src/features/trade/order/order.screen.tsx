import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { orderStatusText, orderStatusTone } from '#platform/order-status.ts'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { StuckRefund } from '#platform/parts/stuck-refund.tsx'
import { WaitingRefunds } from '#platform/parts/waiting-refunds.tsx'
import { useCarriers } from '#platform/pick/use-pick.ts'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { CloseForm } from './close.form.tsx'
import { abilitiesOf } from './order-abilities.ts'
import { OrderLines } from './order-lines.tsx'
import { BuyerMessage, OrderNote } from './order-note.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderRelated } from './order-related.tsx'
import { OrderReceiver } from './order-receiver.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderTexts } from './order.texts.ts'
import { PriceForm } from './price.form.tsx'
import { priceTexts } from './price.texts.ts'
import { RefundForm } from './refund.form.tsx'
import { refundTexts } from './refund.texts.ts'
import { ShipForm } from './ship.form.tsx'
import { useOrderChange } from './use-orders.ts'
import { WaitingPrices } from './waiting-prices.tsx'

export default function OrderScreen({ id }: { id: string }) {
  const texts = orderTexts.use()
  const refund = refundTexts.use()
  const priceWords = priceTexts.use()
  const locale = useLocale()
  const feedback = useFeedback()
  const { api, can, scope } = useSession()
  const {
    data: order,
    error,
    refetch,
  } = useQuery({ ...api.orderAdmin.detail.query({ sn: id }), staleTime: 3_000 })
  useCarriers()
  const [open, setOpen] = useState<'ship' | 'close' | 'price' | 'refund' | 'cancel'>()
  const repairing = useOrderChange(id, () => api.orderAdmin.repair({ sn: id }))
  const back = { to: addressOf(scope, 'orders'), text: texts.back }

  if (!order) {
    return (
      <>
        <PageHeader title={id} back={back} />
        {error ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </>
    )
  }
  const may = abilitiesOf(order, can)
  const before = `${order.status} ${order.attempts.map(({ status }) => status).join()}`

  function repair(): void {
    repairing.mutate(undefined, {
      onSuccess: (after) =>
        `${after.status} ${after.attempts.map(({ status }) => status).join()}` === before
          ? feedback.found(texts.nothingNew)
          : feedback.done(texts.repaired),
      onError: feedback.failed,
    })
  }

  return (
    <>
      <PageHeader
        title={order.orderSn}
        back={back}
        beside={
          <>
            <CopyButton text={order.orderSn} label={texts.copy} done={texts.copied} />
            <Pill tone={orderStatusTone(order.status)}>
              {orderStatusText(order.status, locale)}
            </Pill>
            {order.kind === orderKind.exchange && <Pill tone="blue">{texts.exchange}</Pill>}
            {order.closeReason !== null && (
              <span className="soft small">{closeText(order.closeReason, texts)}</span>
            )}
            {order.status === 1 && order.delivery.length > 0 && (
              <span className="soft small">{texts.partShipped}</span>
            )}
          </>
        }
        hint={
          <>
            {texts.placed(dateTime(order.createTime))}
            <AuditLink isPersonal object={`order ${order.orderSn}`} />
          </>
        }
        actions={
          <>
            {may.repair && (
              <ActionButton
                icon={<Icon name="refresh" size={16} />}
                loading={repairing.isPending}
                onClick={repair}
              >
                {texts.repair}
              </ActionButton>
            )}
            {may.cancel && (
              <Button danger onClick={() => setOpen('cancel')}>
                {refund.cancelOrder}
              </Button>
            )}
            {may.refund && <Button onClick={() => setOpen('refund')}>{refund.refund}</Button>}
            {may.price && <Button onClick={() => setOpen('price')}>{priceWords.price}</Button>}
            {may.close && (
              <Button danger onClick={() => setOpen('close')}>
                {texts.close}
              </Button>
            )}
            {may.ship && (
              <Button
                type="primary"
                icon={<Icon name="truck" size={17} />}
                onClick={() => setOpen('ship')}
              >
                {texts.ship}
              </Button>
            )}
          </>
        }
      />
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
            <OrderNote order={order} canEdit={may.editStaffNote} />
            <OrderTimeline order={order} />
          </>
        }
      />
      {open === 'ship' && <ShipForm order={order} onClose={() => setOpen(undefined)} />}
      {(open === 'refund' || open === 'cancel') && (
        <RefundForm order={order} isWhole={open === 'cancel'} onClose={() => setOpen(undefined)} />
      )}
      {open === 'price' && <PriceForm order={order} onClose={() => setOpen(undefined)} />}
      {open === 'close' && <CloseForm sn={order.orderSn} onClose={() => setOpen(undefined)} />}
    </>
  )
}

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
