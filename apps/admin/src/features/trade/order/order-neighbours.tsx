import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Icon } from '#platform/parts/icons.tsx'
import { navigate, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { narrowedBy, orderAddress } from './order-filters.ts'
import { orderTexts } from './order.texts.ts'
import styles from './order.module.css'

/** Leads to the orders before and after this one in the list that one came from. */
export function OrderNeighbours({ sn }: { sn: string }) {
  const texts = orderTexts.use()
  const { api, scope } = useSession()
  const [address] = useFilters()
  const { data } = useQuery({
    ...api.orderAdmin.beside.query({ sn, ...narrowedBy(address) }),
    placeholderData: keepPreviousData,
  })
  const to = (other: string | null | undefined) => () => {
    if (other) void navigate(orderAddress(scope, other, address))
  }
  return (
    <span className={styles.neighbours}>
      <Button
        aria-label={texts.previous}
        title={texts.previous}
        disabled={!data?.before}
        onClick={to(data?.before)}
        icon={<Icon name="up" size={16} />}
      />
      <Button
        aria-label={texts.next}
        title={texts.next}
        disabled={!data?.after}
        onClick={to(data?.after)}
        icon={<Icon name="down" size={16} />}
      />
    </span>
  )
}
