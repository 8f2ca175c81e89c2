import type { Order } from '@mallard/contract/trade/order/order.fields'
import { href } from '@mallard/contract/paths'
import { sumOf } from '@mallard/kernel/money'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Checkbox } from '@mallard/ui/checkbox'
import { Price } from '@mallard/ui/price'
import { useState } from 'react'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { orderTexts } from './order.texts.ts'
import styles from './order.module.css'

/** Orders that one payment takes at most (the contract's list of order numbers). */
const maxTogether = 10

export interface Together {
  /** Whether there is anything to choose from. */
  isOffered: boolean
  chosen: readonly Order[]
  /**
   * Every order that one payment can take; those whose transfer is looked at cannot be paid and do
   * not count.
   */
  isAll: boolean
  canPay: (order: Order) => boolean
  isChosen: (order: Order) => boolean
  choose: (order: Order, isWanted: boolean) => void
  chooseAll: (isWanted: boolean) => void
}

/** Which of the unpaid orders are to be paid in one go. */
export function useTogether(orders: readonly Order[]): Together {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  // What belongs to a group purchase is paid with all of it.
  const payable = orders.filter(({ actions, batchId }) => actions.includes('pay') && !batchId)
  const chosen = payable.filter(({ orderSn }) => wanted.has(orderSn))
  return {
    isOffered: payable.length > 1,
    chosen,
    isAll: chosen.length === Math.min(payable.length, maxTogether),
    canPay: (order) =>
      payable.includes(order) && (wanted.has(order.orderSn) || chosen.length < maxTogether),
    isChosen: ({ orderSn }) => wanted.has(orderSn),
    choose({ orderSn }, isWanted) {
      const next = new Set(chosen.map((order) => order.orderSn))
      if (isWanted) next.add(orderSn)
      else next.delete(orderSn)
      setWanted(next)
    },
    chooseAll: (isWanted) =>
      setWanted(
        new Set(isWanted ? payable.slice(0, maxTogether).map(({ orderSn }) => orderSn) : []),
      ),
  }
}

/**
 * The bar that pays the chosen orders together: one cashier, one payment, all of them paid or none.
 */
export function TogetherBar({ together }: { together: Together }) {
  const texts = orderTexts()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const { chosen, isAll, chooseAll } = together
  return (
    <ActionBar className={styles.together}>
      <Checkbox checked={isAll} indeterminate={chosen.length > 0 && !isAll} onChange={chooseAll}>
        {texts.chooseAll}
      </Checkbox>
      <span className={styles.togetherSum} aria-live="polite">
        {chosen.length > 0 && (
          <Price
            amount={sumOf(chosen, ({ amounts }) => amounts.payAmount)}
            tone="ink"
            cents="always"
          />
        )}
      </span>
      <Button
        kind="primary"
        disabled={chosen.length === 0}
        onClick={() =>
          navigate(
            href('payment', {
              partnerId,
              storeId,
              orderId: chosen.map(({ orderSn }) => orderSn).join(','),
            }),
          )
        }
      >
        {texts.payTogether(chosen.length)}
      </Button>
    </ActionBar>
  )
}
