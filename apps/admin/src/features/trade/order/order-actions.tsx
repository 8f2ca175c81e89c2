import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { Button } from 'antd'
import type { PageView } from '#platform/page/define-page.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { CloseForm } from './close.form.tsx'
import type { OrderAbilities } from './order-abilities.ts'
import { orderTexts } from './order.texts.ts'
import { PriceForm } from './price.form.tsx'
import { priceTexts } from './price.texts.ts'
import { RefundForm } from './refund.form.tsx'
import { printTexts } from './print.texts.ts'
import { PrintView } from './print-view.tsx'
import { refundTexts } from './refund.texts.ts'
import { ShipForm } from './ship.form.tsx'
import { useOrderChange } from './use-orders.ts'

interface OrderActionsProps extends Pick<PageView<unknown, AdminOrder>, 'open'> {
  order: AdminOrder
  may: OrderAbilities
}

/** What may be done with an order now. */
export function OrderActions({ order, may, open }: OrderActionsProps) {
  const texts = orderTexts.use()
  const refund = refundTexts.use()
  const { price } = priceTexts.use()
  const { print } = printTexts.use()
  const openRefund = (isWhole: boolean) =>
    open((close, now) => <RefundForm order={now} isWhole={isWhole} onClose={close} />)
  return (
    <>
      <Button
        onClick={() => open((close, { orderSn }) => <PrintView sns={[orderSn]} onClose={close} />)}
      >
        {print}
      </Button>
      {may.repair && <RepairButton order={order} />}
      {may.cancel && (
        <Button danger onClick={() => openRefund(true)}>
          {refund.cancelOrder}
        </Button>
      )}
      {may.refund && <Button onClick={() => openRefund(false)}>{refund.refund}</Button>}
      {may.price && (
        <Button onClick={() => open((close, now) => <PriceForm of={now} onClose={close} />)}>
          {price}
        </Button>
      )}
      {may.close && (
        <Button
          danger
          onClick={() => open((close, { orderSn }) => <CloseForm sn={orderSn} onClose={close} />)}
        >
          {texts.close}
        </Button>
      )}
      {may.ship && (
        <Button
          type="primary"
          icon={<Icon name="truck" size={17} />}
          onClick={() => open((close, now) => <ShipForm of={now} onClose={close} />)}
        >
          {texts.ship}
        </Button>
      )}
    </>
  )
}

const stateOf = ({ status, attempts }: Pick<AdminOrder, 'status' | 'attempts'>) =>
  `${status} ${attempts.map((attempt) => attempt.status).join()}`

/** Asks the pay provider how it stands. */
function RepairButton({ order }: { order: AdminOrder }) {
  const texts = orderTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const sn = order.orderSn
  const repairing = useOrderChange(sn, () => api.orderAdmin.repair({ sn }))

  function repair(): void {
    repairing.mutate(undefined, {
      onSuccess: (after) =>
        stateOf(after) === stateOf(order)
          ? feedback.found(texts.nothingNew)
          : feedback.done(texts.repaired),
      onError: feedback.failed,
    })
  }
  return (
    <ActionButton
      icon={<Icon name="refresh" size={16} />}
      loading={repairing.isPending}
      onClick={repair}
    >
      {texts.repair}
    </ActionButton>
  )
}
