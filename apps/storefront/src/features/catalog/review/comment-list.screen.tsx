import type { ReviewItem } from '@mallard/contract/catalog/review/review.calls'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { Tabs } from '@mallard/ui/tabs'
import { useApi, type Api } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import { BoughtGoods, OwnWords } from './own-review.tsx'
import styles from './comment.module.css'
import { commentTexts } from './comment.texts.ts'

type Active = 'todo' | 'done'

/** 0 to write, 1 written. */
const activeOf = (text: string): Active => (text === '1' ? 'done' : 'todo')

function mineQuery(api: Api, active: Active, pageNum: number) {
  return api.review.mine.query({ active, pageNum, pageSize: 10 })
}

export default defineScreen('commentList', {
  queries: ({ api, params }) => ({ mine: mineQuery(api, activeOf(params.active), 1) }),
  head: ({ locale }) => ({ title: commentTexts.of(locale).listTitle, noIndex: true }),
  Skeleton: ({ params }) => (
    <>
      <Bar active={activeOf(params.active)} />
      <div className={styles.page} role="status" aria-label={commentTexts().loading}>
        {[0, 1, 2].map((card) => (
          <Card key={card} inset={false}>
            <SkeletonRows count={1} />
          </Card>
        ))}
      </div>
    </>
  ),
  Screen: ({ data: { mine }, params }) => {
    const active = activeOf(params.active)
    return (
      <>
        <Bar active={active} counts={mine.counts} />
        <List key={active} first={mine} active={active} />
      </>
    )
  },
})

function Bar({ active, counts }: { active: Active; counts?: Readonly<Record<Active, number>> }) {
  const texts = commentTexts()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const label = (key: Active) => texts[key](counts?.[key] ? String(counts[key]) : '').trim()
  return (
    <NavBar title={texts.listTitle} onBack={navigate.back}>
      <Tabs
        label={texts.tabs}
        fill
        items={(['todo', 'done'] as const).map((key) => ({ key, label: label(key) }))}
        value={active}
        onChange={(key) =>
          navigate(href('commentList', { partnerId, storeId, active: key === 'done' ? 1 : 0 }), {
            replace: true,
          })
        }
      />
    </NavBar>
  )
}

function List({
  first,
  active,
}: {
  first: { list: readonly ReviewItem[]; hasNext: boolean }
  active: Active
}) {
  const texts = commentTexts()
  const api = useApi()
  const { partnerId, storeId } = usePage().scope
  const { items, state, loadMore } = usePages<ReviewItem>(first, (pageNum) =>
    mineQuery(api, active, pageNum),
  )
  if (items.length === 0) {
    const [title, note] =
      active === 'todo'
        ? [texts.noneTodo, texts.noneTodoNote]
        : [texts.noneDone, texts.noneDoneNote]
    return (
      <Empty
        art="order"
        title={title}
        note={note}
        action={
          <Button kind="primary" href={href('homeScoped', { partnerId, storeId })}>
            {texts.look}
          </Button>
        }
      />
    )
  }
  return (
    <div className={styles.page}>
      {items.map((item) => (
        <Card key={item.orderItemId} as="article">
          <BoughtGoods item={item} />
          {item.comment && <OwnWords review={item.comment} />}
          {(!item.comment || item.comment.appendUntil !== null) && (
            <div className={styles.foot}>
              <Button
                size="sm"
                kind={item.comment ? 'secondary' : 'primary'}
                href={href('commentEdit', {
                  partnerId,
                  storeId,
                  id: item.orderItemId,
                  orderId: item.orderId,
                })}
              >
                {item.comment ? texts.add : texts.write}
              </Button>
            </div>
          )}
        </Card>
      ))}
      <LoadMore state={state} onLoad={loadMore} />
    </div>
  )
}
