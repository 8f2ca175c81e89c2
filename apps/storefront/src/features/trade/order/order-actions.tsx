import type { Order, OrderAction } from '@mallard/contract/trade/order/order.fields'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Sheet } from '@mallard/ui/sheet'
import { useState } from 'react'
import { orderTexts } from './order.texts.ts'
import { busyKey, type OrderActionRunner } from './use-orders.ts'
import styles from './order.module.css'

/** From left to right; the last one is the one most wanted. */
const shown = [
  'delete',
  'cancel',
  'return',
  'rebuy',
  'logistics',
  'append',
  'comment',
  'voucher',
  'confirm',
  'pay',
] as const satisfies readonly OrderAction[]

/** Side by side in one line on the narrowest phone; what is wanted less is behind one button. */
const maxInLine = 3

/** What the server says can be done with the order now. */
export function OrderActions({
  order,
  runner,
  size = 'sm',
}: {
  order: Order
  runner: OrderActionRunner
  size?: 'sm' | 'md'
}) {
  const texts = orderTexts()
  const [isOpen, setIsOpen] = useState(false)
  // The order's own page offers it line by line.
  const actions = shown.filter(
    (action) => order.actions.includes(action) && !(action === 'return' && size === 'md'),
  )
  const inLine = actions.slice(-maxInLine)
  // In the sheet the one that is wanted most stands on top.
  const others = actions.slice(0, -maxInLine).reverse()
  const isMain = (action: OrderAction) => action === 'pay' || action === 'confirm'
  return (
    <div className={styles.actions}>
      {others.length > 0 && (
        <Button size={size} kind="plain" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {texts.more}
        </Button>
      )}
      {inLine.map((action) => (
        <Button
          key={action}
          size={size}
          kind={
            isMain(action)
              ? 'primary'
              : action === 'delete' || action === 'cancel'
                ? 'plain'
                : 'secondary'
          }
          busy={runner.busy === busyKey(action, order)}
          onClick={() => void runner.run(action, order)}
        >
          {texts[action]}
        </Button>
      ))}
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={texts.more}>
        <CellList>
          {others.map((action) => (
            <Cell
              key={action}
              title={texts[action]}
              arrow
              onPress={() => {
                setIsOpen(false)
                void runner.run(action, order)
              }}
            />
          ))}
        </CellList>
      </Sheet>
    </div>
  )
}
