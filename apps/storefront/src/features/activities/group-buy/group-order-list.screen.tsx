import type { Batch } from '@mallard/contract/activities/group-buy/group-buy.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import shared from '#entities/activity/activity.module.css'
import type { Api } from '#platform/api.ts'
import { useApi } from '#platform/api.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import { BatchButtons, BatchTag } from './batch-parts.tsx'
import { groupTexts } from './group-buy.texts.ts'
import { standingText } from './group-rules.ts'
import { PaidTogether, usePaidTogether } from './paid-together.tsx'
import { useBatch, type BatchRunner } from './use-batch.ts'
import styles from './group-buy.module.css'

const pageQuery = (api: Api, pageNum: number) =>
  api.order.batchList.query({ pageNum, pageSize: 10 })

/**
 * The shopper's group purchases, each with its orders; `paid`: the numbers of orders that were just
 * paid together, as the specification leads from there to here.
 */
export default defineScreen('groupBuyOrderList', {
  query: ['paid'],
  queries: ({ api }) => ({ batches: pageQuery(api, 1) }),
  head: ({ locale }) => ({ title: groupTexts.of(locale).mine, noIndex: true }),
  Skeleton: () => <RowBones bar={<Bar />} count={3} label={groupTexts().loading} />,
  Screen: ({ data: { batches }, query: { paid } }) => (
    <>
      <Bar />
      <List first={batches} numbers={paid} />
    </>
  ),
})

function Bar() {
  return <PageBar title={groupTexts().mine} />
}

interface ListProps {
  first: { list: readonly Batch[]; hasNext: boolean }
  /** Of orders that were just paid together. */
  numbers: string | undefined
}

function List({ first, numbers }: ListProps) {
  const texts = groupTexts()
  const api = useApi()
  const { partnerId, storeId } = usePage().scope
  const { items, state, loadMore } = usePages<Batch>(first, (pageNum) => pageQuery(api, pageNum))
  const runner = useBatch()
  const { paid, isAsking } = usePaidTogether(numbers)
  if (items.length === 0 && !paid)
    return isAsking ? null : (
      <Empty
        art="order"
        title={texts.empty}
        note={texts.emptyNote}
        action={
          <Button kind="primary" href={href('homeScoped', { partnerId, storeId })}>
            {texts.look}
          </Button>
        }
      />
    )
  return (
    <div className={shared.body}>
      {paid && <PaidTogether orders={paid} />}
      {items.map((batch) => (
        <BatchCard key={batch.batchId} batch={batch} runner={runner} />
      ))}
      {items.length > 0 && <LoadMore state={state} onLoad={loadMore} />}
    </div>
  )
}

function BatchCard({ batch, runner }: { batch: Batch; runner: BatchRunner }) {
  const texts = groupTexts()
  const { partnerId, storeId } = usePage().scope
  const { batchId, activity, orders, units, payAmount } = batch
  const to = href('groupBuyOrderDetail', { partnerId, storeId, batchId })
  const items = orders.flatMap((order) => order.items)
  return (
    <article className={styles.batch}>
      <div className={styles.head}>
        <Link to={to}>{activity.name}</Link>
        <BatchTag batch={batch} />
      </div>
      <Link
        to={to}
        className={styles.pictures}
        aria-label={items.map(({ title, quantity }) => texts.item(title, quantity)).join(', ')}
      >
        {items.slice(0, 4).map(({ itemId, pic, productAttr }) => (
          <Picture
            key={`${itemId} ${productAttr}`}
            src={pic.url}
            alt=""
            sizes="72px"
            tint={pic.color}
            radius="m"
          />
        ))}
      </Link>
      <div className={shared.row}>
        <span className={shared.quiet}>{standingText(activity, texts)}</span>
        <span>
          <span className={shared.quiet}>{texts.units(units)} · </span>
          <Price amount={payAmount} tone="ink" cents="always" />
        </span>
      </div>
      <BatchButtons batch={batch} runner={runner} />
    </article>
  )
}
