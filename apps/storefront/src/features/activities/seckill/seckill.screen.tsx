import type {
  SeckillDetail,
  SeckillSession,
} from '@mallard/contract/activities/seckill/seckill.fields'
import { href } from '@mallard/contract/paths'
import type { Locale, Scope } from '@mallard/kernel'
import { yuan } from '@mallard/kernel/money'
import { Skeleton, SkeletonText } from '@mallard/ui/skeleton'
import { ActivityShare } from '#entities/activity/activity-share.tsx'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen, type Head } from '#platform/screen.ts'
import { seckillTexts } from '#entities/seckill/seckill.texts.ts'
import { firstShown } from '#entities/seckill/session.rules.ts'
import { sessionTexts } from '#entities/seckill/session.texts.ts'
import { SeckillBody } from './seckill-body.tsx'
import { ListBar, SeckillList } from './seckill-list.tsx'
import styles from './seckill.module.css'

interface Listed {
  readonly now: number
  readonly sessions: readonly SeckillSession[]
}

/**
 * The list of sessions, and a SKU of one of them: one file for both costs every other page less.
 */
export default defineScreen(['seckillList', 'seckillDetail'], {
  queries: ({ api, params: { id, productSn } }) => ({
    shown:
      id && productSn
        ? api.seckill.secKillDetail.query({ id: Number(id), productSn })
        : api.seckill.seckillList.query(),
  }),

  head: ({ scope, locale }, { shown }) =>
    'sessions' in shown ? listHead(shown, scope, locale) : detailHead(shown, scope, locale),

  Skeleton: ({ params: { id } }) => (id ? <DetailSkeleton /> : <ListSkeleton />),

  Screen: ({ data: { shown } }) =>
    'sessions' in shown ? (
      <>
        <ListBar />
        <SeckillList sessions={shown.sessions} now={shown.now} />
      </>
    ) : (
      <>
        <DetailBar detail={shown} />
        {/* Another SKU is another page, although it has the same screen. */}
        <SeckillBody key={`${shown.promotionId} ${shown.sku.productSn}`} detail={shown} />
      </>
    ),
})

function listHead({ sessions, now }: Listed, { partnerId, storeId }: Scope, locale: Locale): Head {
  const texts = seckillTexts.of(locale)
  const goods = firstShown(sessions, now)?.goods ?? []
  return {
    title: sessionTexts.of(locale).title,
    description: goods.map(({ title }) => title).join(' · ') || texts.empty,
    ...(goods[0] && { image: goods[0].pic }),
    canonical: href('seckillList', { partnerId, storeId }),
  }
}

function detailHead(detail: SeckillDetail, scope: Scope, locale: Locale): Head {
  const { sku, goods } = detail
  const path = seckillHref(scope, detail)
  return {
    title: `${sessionTexts.of(locale).title} · ${sku.title}`,
    description: goods.subTitle || sku.title,
    image: sku.pic,
    kind: 'product',
    canonical: path,
    price: yuan(sku.price),
    jsonLd: [
      {
        '@type': 'Product',
        name: sku.title,
        sku: sku.productSn,
        image: [`${sku.pic.url}?w=1080`],
        offers: {
          '@type': 'Offer',
          url: path,
          priceCurrency: 'CNY',
          price: yuan(sku.price),
          itemCondition: 'https://schema.org/NewCondition',
        },
      },
    ],
  }
}

function DetailBar({ detail }: { detail?: SeckillDetail }) {
  const { partnerId, storeId } = usePage().scope
  const { share } = seckillTexts()
  return (
    <PageBar
      overlay
      title={detail?.sku.title ?? ''}
      right={
        detail && (
          <ActivityShare
            label={share}
            kind="round"
            itemId={detail.sku.itemId}
            price={detail.sku.price}
            struckPrice={detail.sku.struckPrice}
            path={seckillHref({ partnerId, storeId }, detail)}
          />
        )
      }
    />
  )
}

const seckillHref = (
  { partnerId, storeId }: Pick<Scope, 'partnerId' | 'storeId'>,
  { promotionId, sku: { productSn } }: SeckillDetail,
) => href('seckillDetail', { partnerId, storeId, id: promotionId, productSn })

const ListSkeleton = () => <RowBones bar={<ListBar />} count={5} label={seckillTexts().loading} />

function DetailSkeleton() {
  return (
    <>
      <DetailBar />
      <div role="status" aria-label={seckillTexts().loading}>
        <div className={styles.heroBone} />
        <div className={styles.body}>
          <div className={styles.panel}>
            <Skeleton width={140} height={28} />
            <SkeletonText lines={3} />
          </div>
        </div>
      </div>
    </>
  )
}
