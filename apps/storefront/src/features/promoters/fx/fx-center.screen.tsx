import { promoterStatus } from '@mallard/contract/promoters/fx/fx.codes'
import type { Commission, FxInit } from '@mallard/contract/promoters/fx/fx.fields'
import { href } from '@mallard/contract/paths'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { BookIcon, ListIcon, PictureIcon, TagIcon, WalletIcon } from '@mallard/ui/icons'
import { LoadMore } from '@mallard/ui/load-more'
import { Notice } from '@mallard/ui/notice'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi, type Api } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import { ApplyBody } from './apply-body.tsx'
import { CommissionRow } from './commission-row.tsx'
import styles from './fx.module.css'
import { fxTexts } from './fx.texts.ts'
import { Bar, Bones, Figure, sum } from './parts.tsx'

export default defineScreen('fxCenter', {
  queries: ({ api }) => ({ init: api.fx.initForm.query() }),
  parts: ({ api }) => ({ center: api.fx.center.query(), earned: earnedQuery(api, 1) }),
  head: ({ locale }) => ({ title: fxTexts.of(locale).center, noIndex: true }),
  Skeleton: () => <Bones title={fxTexts().center} label={fxTexts().loading} />,
  Screen: ({ data: { init } }) => (
    <>
      <Bar title={fxTexts().center} />
      {init.status === promoterStatus.active || init.status === promoterStatus.disabled ? (
        <Center init={init} />
      ) : (
        <ApplyBody init={init} />
      )}
    </>
  ),
})

function Center({ init }: { init: FxInit }) {
  const texts = fxTexts()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  const { data, error, refetch, isFetching } = useQuery(useApi().fx.center.query())
  if (error && !data) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonRows count={4} label={texts.loading} />
  return (
    <div className={styles.page}>
      <section className={styles.head}>
        <p className={styles.who}>
          <span>{data.nickname}</span>
          <span>{texts.levelName(data.level)}</span>
        </p>
        <p className={styles.small}>{texts.available}</p>
        <p className={`tnum ${styles.big}`}>{sum(data.available)}</p>
        <p className={styles.small}>{texts.taxNote}</p>
        {data.toNext !== null && (
          <p className={`tnum ${styles.small}`}>{texts.toNext(sum(data.toNext))}</p>
        )}
      </section>
      {!init.earns && (
        <Notice tone="warn">
          {init.status === promoterStatus.disabled ? texts.stopped : texts.notEarning}
        </Notice>
      )}
      {data.available < 0 && <Notice tone="warn">{texts.owes}</Notice>}
      <Card>
        <div className={styles.figures}>
          <Figure name={texts.frozen}>{`¥${sum(data.frozen)}`}</Figure>
          <Figure name={texts.withdrawing}>{`¥${sum(data.withdrawing)}`}</Figure>
          <Figure name={texts.withdrawn}>{`¥${sum(data.withdrawn)}`}</Figure>
          <Figure name={texts.today}>{`¥${sum(data.today)}`}</Figure>
          <Figure name={texts.month}>{`¥${sum(data.month)}`}</Figure>
          <Figure name={texts.orders}>{data.orders}</Figure>
        </div>
        <p className={styles.note}>{texts.frozenNote}</p>
      </Card>
      <CellList>
        <Cell
          icon={<WalletIcon />}
          title={texts.money}
          note={texts.moneyNote}
          href={href('fxWithdrawal', store)}
        />
        <Cell
          icon={<TagIcon />}
          title={texts.goods}
          note={texts.goodsNote}
          href={href('fxGoods', store)}
        />
        <Cell icon={<PictureIcon />} title={texts.material} href={href('fxMaterial', store)} />
        <Cell
          icon={<ListIcon />}
          title={texts.report}
          note={texts.reportNote}
          value={data.customers}
          href={href('fxReport', store)}
        />
        <Cell
          icon={<BookIcon />}
          title={texts.rules}
          href={href('legalAgreement', { ...store, code: init.agreement })}
        />
      </CellList>
      <Recent />
    </div>
  )
}

const earnedQuery = (api: Api, page: number) => api.fx.myCollect.query({ page, range: 90 })

function Recent() {
  const { data, isError, refetch, isFetching } = useQuery(earnedQuery(useApi(), 1))
  if (data) return <Earned first={data} />
  if (isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  return <SkeletonRows count={3} />
}

function Earned({ first }: { first: { list: readonly Commission[]; hasNext: boolean } }) {
  const texts = fxTexts()
  const api = useApi()
  const { items, state, loadMore } = usePages<Commission>(first, (page) => earnedQuery(api, page))
  if (items.length === 0) return <Empty title={texts.noneYet} note={texts.noneYetNote} />
  return (
    <Card title={texts.recent}>
      <ul>
        {items.map((commission) => (
          <CommissionRow key={commission.id} commission={commission} />
        ))}
      </ul>
      <LoadMore state={state} onLoad={loadMore} doneText={texts.done} />
    </Card>
  )
}
