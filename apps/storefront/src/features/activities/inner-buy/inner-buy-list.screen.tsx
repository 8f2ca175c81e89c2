import type {
  InnerGoods,
  InnerQuota,
} from '@mallard/contract/activities/inner-buy/inner-buy.fields'
import { href } from '@mallard/contract/paths'
import { fen } from '@mallard/kernel'
import { yuan } from '@mallard/kernel/money'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { Notice } from '@mallard/ui/notice'
import { Price } from '@mallard/ui/price'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import { InnerGoodsRow } from './inner-goods-row.tsx'
import { innerBuyTexts } from './inner-buy.texts.ts'
import styles from './inner-buy.module.css'
import { QuotaCard } from './quota-card.tsx'
import { useInnerChoice, type InnerChoice } from './use-inner-choice.ts'

interface Shown {
  isEmployee: boolean
  quota: InnerQuota | null
  list: readonly InnerGoods[]
  hasNext: boolean
}

/** Goods at inner prices for employees, and what is left of their quota. */
export default defineScreen('innerBuyList', {
  queries: ({ api }) => ({ shown: api.innerBuy.list.query({ pageNum: 1 }) }),
  head: ({ locale }) => ({ title: innerBuyTexts.of(locale).title, noIndex: true }),
  Skeleton: () => <RowBones bar={<Bar />} count={5} label={innerBuyTexts().loading} />,
  Screen: ({ data: { shown } }) => (
    <>
      <Bar />
      {shown.isEmployee ? <Goods shown={shown} /> : <Stranger />}
    </>
  ),
})

function Bar() {
  return <PageBar title={innerBuyTexts().title} />
}

/** Somebody whom the company has not vouched for: how it does, and where to go on. */
function Stranger() {
  const texts = innerBuyTexts()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  return (
    <Empty
      title={texts.stranger}
      note={texts.strangerNote}
      action={
        <div className={styles.ways}>
          <Button
            kind="primary"
            href={href('companyPass', {}, { to: href('innerBuyList', store) })}
          >
            {texts.verify}
          </Button>
          <Button href={href('homeScoped', store)}>{texts.home}</Button>
        </div>
      }
    />
  )
}

function Goods({ shown }: { shown: Shown }) {
  const texts = innerBuyTexts()
  const api = useApi()
  const { quota } = shown
  const { items, state, loadMore } = usePages<InnerGoods>(shown, (pageNum) =>
    api.innerBuy.list.query({ pageNum }),
  )
  const choice = useInnerChoice(items)
  return (
    <>
      <div className={styles.body}>
        {quota ? (
          <QuotaCard quota={quota} />
        ) : (
          <Notice tone="warn">
            {texts.noQuota}
            {' · '}
            {texts.noQuotaNote}
          </Notice>
        )}
        {items.length === 0 ? (
          <Empty title={texts.empty} note={texts.emptyNote} />
        ) : (
          <section className={styles.panel}>
            {items.map((goods) => (
              <InnerGoodsRow
                key={goods.productSn}
                goods={goods}
                quantity={choice.quantityOf(goods.productSn)}
                onChange={
                  quota ? (quantity) => choice.choose(goods.productSn, quantity) : undefined
                }
              />
            ))}
            {state !== 'done' && <LoadMore state={state} onLoad={loadMore} />}
          </section>
        )}
      </div>
      {quota && items.length > 0 && <Sum choice={choice} left={quota.left} />}
    </>
  )
}

function Sum({ choice, left }: { choice: InnerChoice; left: number }) {
  const texts = innerBuyTexts()
  const { units, amount, isBusy, checkout } = choice
  const over = amount - left
  return (
    <ActionBar>
      <div className={styles.sum} role="status">
        <span className={styles.total}>
          {texts.total} <Price amount={fen(amount)} size="lg" cents="always" />
        </span>
        <span className={over > 0 ? styles.over : styles.note}>
          {over > 0 ? texts.over(yuan(fen(over))) : texts.chosen(units)}
        </span>
      </div>
      <Button
        kind="primary"
        size="lg"
        busy={isBusy}
        disabled={units === 0 || over > 0}
        onClick={() => void checkout()}
      >
        {texts.checkout}
      </Button>
    </ActionBar>
  )
}
