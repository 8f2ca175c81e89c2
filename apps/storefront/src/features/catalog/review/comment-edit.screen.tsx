import { href } from '@mallard/contract/paths'
import type { ReviewItem } from '@mallard/contract/catalog/review/review.calls'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { BoughtGoods, OwnWords } from './own-review.tsx'
import { ReviewForm } from './review.form.tsx'
import { chosenItem, useReview } from './use-review.ts'
import styles from './comment.module.css'
import { commentTexts } from './comment.texts.ts'

export default defineScreen('commentEdit', {
  queries: ({ api, params }) => ({
    order: api.review.mine.query({ active: 'all', id: params.orderId, pageSize: 100 }),
  }),
  head: ({ locale }) => ({ title: commentTexts.of(locale).editTitle, noIndex: true }),
  Skeleton: () => (
    <>
      <Bar title={commentTexts().editTitle} />
      <div className={styles.page} role="status" aria-label={commentTexts().loading}>
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { order }, params }) => {
    const texts = commentTexts()
    const item = chosenItem(order.list, params.id)
    if (!item) return <Nothing />
    const { comment } = item
    if (comment && comment.appendUntil === null) {
      return (
        <>
          <Bar title={texts.readTitle} />
          <div className={styles.page}>
            <Card>
              <BoughtGoods item={item} />
              <OwnWords review={comment} />
            </Card>
          </div>
        </>
      )
    }
    return (
      <>
        <Bar title={comment ? texts.addTitle : texts.editTitle} />
        <div className={styles.page}>
          <Writing
            key={item.orderItemId}
            item={item}
            left={order.list.filter((each) => !each.comment && each !== item).length}
          />
        </div>
      </>
    )
  },
})

function Writing({ item, left }: { item: ReviewItem; left: number }) {
  return <ReviewForm item={item} onSend={useReview(item, left)} />
}

function Nothing() {
  const texts = commentTexts()
  const { partnerId, storeId } = usePage().scope
  return (
    <>
      <Bar title={texts.editTitle} />
      <Empty
        art="order"
        title={texts.gone}
        note={texts.goneNote}
        action={
          <Button kind="primary" href={href('commentList', { partnerId, storeId, active: 1 })}>
            {texts.toList}
          </Button>
        }
      />
    </>
  )
}

function Bar({ title }: { title: string }) {
  return <NavBar title={title} onBack={useNavigate().back} />
}
