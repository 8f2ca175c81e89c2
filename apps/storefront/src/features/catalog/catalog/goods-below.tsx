import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { optional } from '@mallard/ui/first-use'
import { Suspense, useEffect, useState } from 'react'
import { useNear } from '#platform/use-near.ts'
import { partId } from './goods-parts.ts'
import { GoodsParams, GoodsStory } from './goods-story.tsx'
import styles from './goods.module.css'
import { ReviewDigest } from './review-digest.tsx'

// Far below: neither its code nor its data is asked for before one comes near.
const GoodsRecommend = optional(() =>
  import('./goods-recommend.tsx').then((module) => module.default),
)
// Comes with the first turn of the page: nobody needs it at its top.
const GoodsTabs = optional(() => import('./goods-tabs.tsx').then((module) => module.default))

/** What is read after the first look. */
export default function GoodsBelow({ goods }: { goods: GoodsDetail }) {
  const [foot, isNearFoot] = useNear<HTMLDivElement>()
  return (
    <>
      <Parts itemId={goods.itemId} />
      <div id={partId(goods.itemId, 'reviews')} className={styles.part}>
        <ReviewDigest itemId={goods.itemId} summary={goods.commentSummary} />
      </div>
      <div id={partId(goods.itemId, 'detail')} className={styles.part}>
        <GoodsStory sections={goods.sections} detailHtml={goods.detailHtml} />
        <GoodsParams params={goods.params} />
      </div>
      <div {...foot} id={partId(goods.itemId, 'more')} className={`${styles.part} ${styles.foot}`}>
        <Suspense fallback={null}>
          {isNearFoot && <GoodsRecommend itemId={goods.itemId} />}
        </Suspense>
      </div>
    </>
  )
}

function Parts({ itemId }: { itemId: number }) {
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    const move = () => setMoved(true)
    if (window.scrollY > 0) move()
    addEventListener('scroll', move, { passive: true, once: true })
    return () => removeEventListener('scroll', move)
  }, [])
  return <Suspense fallback={null}>{isMoved && <GoodsTabs itemId={itemId} />}</Suspense>
}
