import type { GoodsDetail } from '@mallard/contract/catalog/catalog.fields'
import type { PictureRef } from '@mallard/contract/fields'
import { preloadSheet } from '@mallard/ui/sheet'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { flyToCart } from '#platform/goods/fly-to-cart.ts'
import type { GoodsHint } from '#platform/goods/goods-hint.ts'
import { useAddToCart } from '#platform/goods/use-add-to-cart.ts'
import { GoodsBar } from './goods-bar.tsx'
import { GoodsCells } from './goods-cells.tsx'
import { GoodsHero } from './goods-hero.tsx'
import { GoodsPrice } from './goods-price.tsx'
import { GoodsRecommend } from './goods-recommend.tsx'
import { GoodsParams, GoodsStory } from './goods-story.tsx'
import styles from './goods.module.css'
import { ReviewDigest } from './review-digest.tsx'
import { whyNot } from './sku-choice.rules.ts'
import { useBuyNow } from './use-buy-now.ts'
import { useSku } from './use-sku.ts'

const loadSkuSheet = () => import('./sku-sheet.tsx')
const loadServiceSheet = () => import('./service-sheet.tsx')
const SkuSheet = lazy(loadSkuSheet)
const ServiceSheet = lazy(loadServiceSheet)

type Shown = 'sku' | 'service'

export interface GoodsBodyProps {
  goods: GoodsDetail
  /** Names the goods and their store in the memory of choices. */
  place: string
  hint: GoodsHint | undefined
}

export function GoodsBody({ goods, place, hint }: GoodsBodyProps) {
  const chosen = useSku(goods, place)
  const add = useAddToCart()
  const { buy, isBusy } = useBuyNow()
  const [shown, setShown] = useState<Shown>()
  const [opened, setOpened] = useState<readonly Shown[]>([])
  const [about, setAbout] = useState<'contact' | 'promises'>('contact')
  const [hasTurned, setTurned] = useState(false)
  const hero = useRef<HTMLDivElement>(null)
  const pics = useMemo(() => allPics(goods), [goods])
  const { sku, quantity } = chosen
  // With one SKU there is nothing to choose.
  const isSingle = goods.skus.length === 1

  useEffect(() => whenIdle(preloadSku), [])

  function show(what: Shown) {
    setOpened((before) => (before.includes(what) ? before : [...before, what]))
    setShown(what)
  }

  function tell(what: 'contact' | 'promises') {
    setAbout(what)
    show('service')
  }

  async function addChosen(from: Element | undefined) {
    if (!sku) return
    const picture = (from ?? hero.current)?.querySelector('img')?.currentSrc
    const isIn = await add({ productSn: sku.productSn, quantity, onStart: () => flyFrom(picture, from) })
    if (isIn) setShown(undefined)
  }

  /** Out of a sheet, the goods fly once the sheet is gone. */
  function flyFrom(picture: string | undefined, from: Element | undefined) {
    setShown(undefined)
    flyToCart(picture, from ?? hero.current ?? undefined)
  }

  return (
    <>
      <div ref={hero}>
        <GoodsHero title={goods.title} pics={pics} hint={hint} turnTo={hasTurned ? sku?.pic.url : undefined} />
      </div>
      <div className={styles.body}>
        <GoodsPrice goods={goods} sku={sku} />
        <GoodsCells goods={goods} chosen={chosen} onChoose={() => show('sku')} onServices={() => tell('promises')} />
        <ReviewDigest itemId={goods.itemId} summary={goods.commentSummary} />
        <GoodsStory sections={goods.sections} detailHtml={goods.detailHtml} />
        <GoodsParams params={goods.params} />
        <GoodsRecommend itemId={goods.itemId} />
      </div>
      <GoodsBar
        itemId={goods.itemId}
        reason={whyNot(goods)}
        isBuying={isBusy}
        onService={() => tell('contact')}
        onIntent={preloadSku}
        onAdd={() => (isSingle ? void addChosen(undefined) : show('sku'))}
        onBuy={() => (isSingle && sku ? void buy(sku.productSn, quantity) : show('sku'))}
      />
      <Suspense fallback={null}>
        {opened.includes('sku') && (
          <SkuSheet
            open={shown === 'sku'}
            onClose={() => setShown(undefined)}
            goods={goods}
            chosen={{
              ...chosen,
              pick: (key, value) => {
                setTurned(true)
                chosen.pick(key, value)
              },
            }}
            isBuying={isBusy}
            onAdd={(picture) => void addChosen(picture)}
            onBuy={() => sku && void buy(sku.productSn, quantity)}
          />
        )}
        {opened.includes('service') && <ServiceSheet open={shown === 'service'} about={about} onClose={() => setShown(undefined)} goods={goods} />}
      </Suspense>
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
