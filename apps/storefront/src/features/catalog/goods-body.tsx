import type { GoodsDetail } from '@mallard/contract/catalog/catalog.fields'
import type { PictureRef } from '@mallard/contract/fields'
import { onFirstUse, optional } from '@mallard/ui/first-use'
import { preloadSheet } from '@mallard/ui/sheet'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { GoodsHint } from '#platform/goods/goods-hint.ts'
import { useNear } from '#platform/use-near.ts'
import { GoodsBar } from './goods-bar.tsx'
import { GoodsCells } from './goods-cells.tsx'
import { GoodsHero } from './goods-hero.tsx'
import { GoodsPrice } from './goods-price.tsx'
import { GoodsParams, GoodsStory } from './goods-story.tsx'
import styles from './goods.module.css'
import { ReviewDigest } from './review-digest.tsx'
import { whyNot } from './sku-choice.rules.ts'
import { useSku } from './use-sku.ts'

const loadSkuSheet = () => import('./sku-sheet.tsx').then((module) => module.default)
const SkuSheet = onFirstUse(loadSkuSheet)
const PromotionSheet = onFirstUse(() => import('./promotion-sheet.tsx').then((module) => module.default))
const ServiceSheet = onFirstUse(() => import('./service-sheet.tsx').then((module) => module.default))
// Far below: neither its code nor its data is asked for before one comes near.
const GoodsRecommend = optional(() => import('./goods-recommend.tsx').then((module) => module.default))

type Shown = 'sku' | 'service' | 'offers'

export interface GoodsBodyProps {
  goods: GoodsDetail
  /** Names the goods and their store in the memory of choices. */
  place: string
  hint: GoodsHint | undefined
}

export function GoodsBody({ goods, place, hint }: GoodsBodyProps) {
  const chosen = useSku(goods, place)
  const [shown, setShown] = useState<Shown>()
  const [about, setAbout] = useState<'contact' | 'promises'>('contact')
  const [hasTurned, setTurned] = useState(false)
  const pics = useMemo(() => allPics(goods), [goods])
  // Who tapped a card waits for what is in view; what lies below it is drawn after the first paint.
  const isWhole = useDeferredValue(true, hint === undefined)

  useEffect(() => whenIdle(preloadSku), [])

  function tell(what: 'contact' | 'promises') {
    setAbout(what)
    setShown('service')
  }

  function pick(key: string, value: string) {
    setTurned(true)
    chosen.pick(key, value)
  }

  const close = () => setShown(undefined)
  return (
    <>
      <GoodsHero title={goods.title} pics={pics} hint={hint} turnTo={hasTurned ? chosen.sku?.pic.url : undefined} />
      <div className={styles.body}>
        <GoodsPrice goods={goods} sku={chosen.sku} />
        <GoodsCells
          goods={goods}
          chosen={chosen}
          onChoose={() => setShown('sku')}
          onServices={() => tell('promises')}
          onPromotions={() => setShown('offers')}
        />
        {isWhole && <Below goods={goods} />}
      </div>
      <GoodsBar itemId={goods.itemId} reason={whyNot(goods)} onService={() => tell('contact')} onIntent={preloadSku} onChoose={() => setShown('sku')} />
      <SkuSheet open={shown === 'sku'} onClose={close} goods={goods} chosen={{ ...chosen, pick }} />
      <PromotionSheet open={shown === 'offers'} onClose={close} goods={goods} />
      <ServiceSheet open={shown === 'service'} about={about} onClose={close} goods={goods} />
    </>
  )
}

/** What is read after the first look. */
function Below({ goods }: { goods: GoodsDetail }) {
  const [foot, isNearFoot] = useNear<HTMLDivElement>()
  return (
    <>
      <ReviewDigest itemId={goods.itemId} summary={goods.commentSummary} />
      <GoodsStory sections={goods.sections} detailHtml={goods.detailHtml} />
      <GoodsParams params={goods.params} />
      <div ref={foot} className={styles.foot}>
        <Suspense fallback={null}>{isNearFoot && <GoodsRecommend itemId={goods.itemId} />}</Suspense>
      </div>
    </>
  )
}

/** The pictures of the goods, then those of SKUs that are not among them. */
function allPics({ pics, skus }: GoodsDetail): PictureRef[] {
  return [...new Map([...pics, ...skus.map(({ pic }) => pic)].map((pic) => [pic.url, pic])).values()]
}

function preloadSku(): void {
  preloadSheet()
  loadSkuSheet().catch(() => undefined)
}

function whenIdle(work: () => void): () => void {
  const timer = setTimeout(work, 1500)
  return () => clearTimeout(timer)
}
