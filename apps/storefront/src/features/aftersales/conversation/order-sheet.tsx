import { Price } from '@mallard/ui/price'
import { Sheet } from '@mallard/ui/sheet'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { CardBody } from './bubble.tsx'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'

/** Orders that a member had lately. */
const shown = 10

/** Which of the member's last orders is sent. */
export function OrderSheet({
  open,
  onClose,
  onChoose,
}: {
  open: boolean
  onClose: () => void
  onChoose: (orderSn: string, title: string) => void
}) {
  const texts = conversationTexts()
  return (
    <Sheet open={open} onClose={onClose} title={texts.orders} height="tall">
      {open && <Orders onChoose={onChoose} />}
    </Sheet>
  )
}

function Orders({ onChoose }: { onChoose: (orderSn: string, title: string) => void }) {
  const texts = conversationTexts()
  const { data } = useQuery(useApi().order.orderList.query({ pageSize: shown }))
  if (!data) return <SkeletonRows count={3} label={texts.loading} />
  if (data.list.length === 0) return <p className={styles.none}>{texts.noOrders}</p>
  return (
    <ul className={styles.orders}>
      {data.list.map(({ orderSn, items, statusText, amounts }) => {
        const [first] = items
        if (!first) return null
        return (
          <li key={orderSn}>
            <button
              type="button"
              className={styles.card}
              onClick={() => onChoose(orderSn, first.title)}
            >
              <span className={styles.cardHead}>
                {texts.orderSn} <span className="tnum">{orderSn}</span>
              </span>
              <CardBody pic={first.pic} title={first.title}>
                <span className={styles.cardLine}>
                  <Price amount={amounts.payAmount} size="sm" tone="ink" /> {statusText}
                </span>
              </CardBody>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
