import type { Order, OrderAction } from '@mallard/contract/order/order.fields'
import { Button } from '@mallard/ui/button'
import { orderTexts } from './order.texts.ts'
import { busyKey, type OrderDeeds } from './use-orders.ts'
import styles from './order.module.css'

/** From left to right; the last one is the one most wanted. */
const shown = ['delete', 'cancel', 'return', 'rebuy', 'logistics', 'append', 'comment', 'voucher', 'confirm', 'pay'] as const satisfies readonly OrderAction[]

/** What the server says can be done with the order now. */
export function OrderActions({ order, deeds, size = 'sm' }: { order: Order; deeds: OrderDeeds; size?: 'sm' | 'md' }) {
  const texts = orderTexts()
  // The order's own page offers it line by line.
  const actions = shown.filter((action) => order.actions.includes(action) && !(action === 'return' && size === 'md'))
  const isMain = (action: OrderAction) => action === 'pay' || action === 'confirm'
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          size={size}
          kind={isMain(action) ? 'primary' : action === 'delete' || action === 'cancel' ? 'plain' : 'secondary'}
          busy={deeds.busy === busyKey(action, order)}
          onClick={() => void deeds.run(action, order)}
        >
          {texts[action]}
        </Button>
      ))}
    </div>
  )
}
