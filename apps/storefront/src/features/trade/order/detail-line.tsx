import type { Order, OrderLine } from '@mallard/contract/trade/order/order.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Tag } from '@mallard/ui/tag'
import { usePage } from '#platform/navigator/index.ts'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { orderTexts } from './order.texts.ts'
import styles from './order.module.css'

/**
 * A line of the order's own page: what became of it after the sale, and the way to give it back.
 */
export function DetailLine({ item, order }: { item: OrderLine; order: Order }) {
  const texts = orderTexts()
  const { partnerId, storeId } = usePage().scope
  const { afterSaleStatus, returnedQuantity, productQuantity } = item
  const canReturn =
    order.actions.includes('return') && afterSaleStatus !== 1 && returnedQuantity < productQuantity
  const mark =
    afterSaleStatus === 1
      ? texts.returning
      : returnedQuantity === productQuantity
        ? order.amounts.payAmount > 0
          ? texts.returned
          : texts.returnedFree
        : returnedQuantity > 0
          ? texts.returnedUnits(returnedQuantity)
          : undefined
  return (
    <div>
      <TradeLine
        line={item}
        href={href('goods', { itemId: item.itemId, partnerId, storeId })}
        returns={item.returnText}
        tags={mark && <Tag tone={afterSaleStatus === 1 ? 'warn' : 'neutral'}>{mark}</Tag>}
      />
      {(canReturn || afterSaleStatus === 1) && (
        <div className={styles.lineActions}>
          <Button
            size="sm"
            href={
              afterSaleStatus === 1
                ? href('returnList', { partnerId, storeId })
                : href('returnPartStep1', { partnerId, storeId, orderItemId: item.id })
            }
          >
            {afterSaleStatus === 1 ? texts.seeReturn : texts.return}
          </Button>
        </div>
      )}
    </div>
  )
}
