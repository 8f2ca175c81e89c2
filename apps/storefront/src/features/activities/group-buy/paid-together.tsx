import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { href } from '@mallard/contract/paths'
import { sumOf } from '@mallard/kernel/money'
import { Button } from '@mallard/ui/button'
import { CheckCircleIcon } from '@mallard/ui/icons'
import { Price } from '@mallard/ui/price'
import { useQuery } from '@tanstack/react-query'
import shared from '#entities/activity/activity.module.css'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { groupTexts } from './group-buy.texts.ts'
import styles from './group-buy.module.css'

type Paid = ReplyOf<Calls['order']['orderStatus']>

const several = /^\d{20}(,\d{20}){1,9}$/

/**
 * The orders that one comes from paying together, by their numbers joined with commas. An address
 * may say what it likes: only money that has come counts as paid.
 */
export function usePaidTogether(numbers = ''): { paid: Paid | undefined; isAsking: boolean } {
  const { data, isLoading } = useQuery({
    ...useApi().order.orderStatus.query({ sn: numbers }),
    enabled: several.test(numbers),
    meta: { isQuiet: true },
  })
  const isPaid = data?.every(({ payStatus }) => payStatus === 1)
  return { paid: isPaid ? data : undefined, isAsking: isLoading }
}

/** Says what was paid in one go, above the group purchases. */
export function PaidTogether({ orders }: { orders: Paid }) {
  const texts = groupTexts()
  const { partnerId, storeId } = usePage().scope
  const amount = sumOf(orders, ({ payAmount }) => payAmount)
  return (
    <section className={styles.paid} aria-live="polite">
      <CheckCircleIcon size={38} />
      <h2>{texts.paid}</h2>
      <p className={shared.quiet}>
        {texts.paidOrders(orders.length)} · <Price amount={amount} tone="ink" cents="always" />
      </p>
      <Button href={href('orderList', { partnerId, storeId, active: 0 })}>{texts.seeOrders}</Button>
    </section>
  )
}
