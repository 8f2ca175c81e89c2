import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { useLocale } from '@mallard/ui/locale'
import { useQuery } from '@tanstack/react-query'
import { dotted } from '#platform/dotted.ts'
import { useApi } from '#platform/api.ts'
import { momentText } from '#platform/moment-text.ts'
import { feedbackTexts } from './feedback.texts.ts'

/** A member's last orders, each to be asked about. */
export default function OrderToAsk({ onAsk }: { onAsk: (orderSn: string) => void }) {
  const texts = feedbackTexts()
  const locale = useLocale()
  const { data } = useQuery(useApi().order.orderList.query({ pageSize: 3 }))
  if (!data || data.list.length === 0) return null
  return (
    <CellList title={texts.askOrder}>
      {data.list.map(({ orderSn, items, statusText, createTime }) => (
        <Cell
          key={orderSn}
          title={items[0]?.title ?? orderSn}
          note={dotted([statusText, momentText(createTime, locale)])}
          trailing={
            <Button
              kind="soft"
              size="sm"
              aria-label={texts.askOf(items[0]?.title ?? orderSn)}
              onClick={() => onAsk(orderSn)}
            >
              {texts.ask}
            </Button>
          }
        />
      ))}
    </CellList>
  )
}
