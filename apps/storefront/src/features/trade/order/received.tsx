import { href } from '@mallard/contract/paths'
import type { ReviewItem } from '@mallard/contract/catalog/review/review.calls'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { WalletIcon } from '@mallard/ui/icons'
import { ListRow } from '@mallard/ui/list-row'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { dayText } from '#platform/moment-text.ts'
import { lineSizes } from '#entities/trade/trade-line.tsx'
import { orderTexts } from './order.texts.ts'
import styles from './order.module.css'

/** After receipt: what the order earns and when, and its goods, to be reviewed one by one. */
export function Received({ orderSn }: { orderSn: string }) {
  const texts = orderTexts()
  const locale = useLocale()
  const api = useApi()
  const { data: earns } = useQuery(api.points.ofOrder.query({ sn: orderSn }))
  const { data: reviews } = useQuery(
    api.review.mine.query({ active: 'todo', id: orderSn, pageSize: 100 }),
  )
  const what = ({ points, growth }: { points: number; growth: number }) =>
    points > 0 ? texts.pointsAndGrowth(points, growth) : texts.growthOf(growth)
  const hasPoints = earns && earns.points + earns.growth > 0
  if (!hasPoints && !reviews?.list.length) return null
  return (
    <div className={styles.next}>
      {hasPoints && (
        <CellList>
          <Cell
            icon={<WalletIcon />}
            title={earns.isGranted ? texts.earned(what(earns)) : texts.earns(what(earns))}
            note={earns.at === null ? undefined : texts.earnsAt(dayText(earns.at, locale))}
            href={href('integralCenter')}
          />
        </CellList>
      )}
      {reviews && reviews.list.length > 0 && (
        <Card
          inset={false}
          title={texts.reviewTitle}
          extra={reviews.points > 0 && texts.reviewPoints(reviews.points)}
        >
          {reviews.list.map((item) => (
            <ToReview key={item.orderItemId} item={item} />
          ))}
        </Card>
      )}
    </div>
  )
}

function ToReview({
  item: { orderItemId, orderId, itemId, title, pic, productAttr },
}: {
  item: ReviewItem
}) {
  const texts = orderTexts()
  const { partnerId, storeId } = usePage().scope
  return (
    <ListRow
      picture={<Picture src={pic.url} alt="" sizes={lineSizes} tint={pic.color} />}
      href={href('goods', { itemId, partnerId, storeId })}
      title={title}
      note={productAttr}
      trailing={
        <Button
          size="sm"
          kind="primary"
          href={href('commentEdit', { partnerId, storeId, id: orderItemId, orderId })}
        >
          {texts.comment}
        </Button>
      }
    />
  )
}
