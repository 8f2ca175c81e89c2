import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { onFirstUse } from '@mallard/ui/first-use'
import { preloadSheet } from '@mallard/ui/sheet'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { GoodsHint } from '#entities/goods/goods-hint.ts'
import { usePage } from '#platform/navigator/index.ts'
import { GoodsBar } from './goods-bar.tsx'
import { GoodsCells } from './goods-cells.tsx'
import { GoodsHero } from './goods-hero.tsx'
import { partId } from './goods-parts.ts'
import { GoodsPrice } from './goods-price.tsx'
import styles from './goods.module.css'
import type { ServiceTopic } from './service-sheet.tsx'
import { whyNot } from '#entities/goods/sku-choice.rules.ts'
import { useSku } from './use-sku.ts'

const loadSkuSheet = () => import('./sku-sheet.tsx').then((module) => module.default)
const SkuSheet = onFirstUse(loadSkuSheet)
const PromotionSheet = onFirstUse(() =>
  import('./promotion-sheet.tsx').then((module) => module.default),
)
const StruckSheet = onFirstUse(() => import('./struck-sheet.tsx').then((module) => module.default))
const ServiceSheet = onFirstUse(() =>
  import('./service-sheet.tsx').then((module) => module.default),
)
const WatchSheet = onFirstUse(() => import('./watch-sheet.tsx').then((module) => module.default))
// The server draws it with the rest; in the browser it wakes when its own code is there.
const Below = import.meta.env.SSR
  ? (await import('./goods-below.tsx')).default
  : lazy(() => import('./goods-below.tsx'))

type Shown = 'sku' | 'service' | 'offers' | 'struck' | 'watch'

export interface GoodsBodyProps {
  goods: GoodsDetail
  /** Names the goods and their store in the memory of choices. */
  place: string
  hint: GoodsHint | undefined
}

export function GoodsBody({ goods, place, hint }: GoodsBodyProps) {
  const { scope } = usePage()
  const chosen = useSku(goods, place)
  const [shown, setShown] = useState<Shown>()
  const [about, setAbout] = useState<ServiceTopic>('contact')
  const [hasTurned, setTurned] = useState(false)
  const pics = useMemo(() => allPics(goods), [goods])
  // Who tapped a card waits for what is in view; what lies below it is drawn after the first paint.
  const isWhole = useDeferredValue(true, hint === undefined)

  useEffect(() => whenIdle(() => note(scope, goods)), [goods, scope])

  function tell(what: ServiceTopic) {
    setAbout(what)
    setShown('service')
  }

  function pick(at: number, place: number) {
    setTurned(true)
    chosen.pick(at, place)
  }

  const close = () => setShown(undefined)
  const watch = () => setShown('watch')
  return (
    <>
      <div id={partId(goods.itemId, 'goods')} className={styles.top} />
      <GoodsHero
        title={goods.title}
        video={goods.video}
        pics={pics}
        hint={hint}
        turnTo={hasTurned || chosen.wasChosen ? chosen.sku?.pic.url : undefined}
      />
      <div className={styles.body}>
        <GoodsPrice
          goods={goods}
          sku={chosen.sku}
          onExplain={() => setShown('offers')}
          onStruck={() => setShown('struck')}
        />
        <GoodsCells
          goods={goods}
          chosen={chosen}
          onChoose={() => setShown('sku')}
          onDelivery={() => tell('delivery')}
          onServices={() => tell('services')}
          onPromotions={() => setShown('offers')}
          onWatch={watch}
        />
        <Suspense fallback={null}>{isWhole && <Below goods={goods} />}</Suspense>
      </div>
      <GoodsBar
        itemId={goods.itemId}
        reason={whyNot(goods)}
        onService={() => tell('contact')}
        onIntent={preloadSku}
        onChoose={() => setShown('sku')}
        onWatch={watch}
      />
      <SkuSheet
        open={shown === 'sku'}
        onClose={close}
        goods={goods}
        chosen={{ ...chosen, pick }}
        onWatch={watch}
      />
      <PromotionSheet open={shown === 'offers'} onClose={close} goods={goods} sku={chosen.sku} />
      <StruckSheet open={shown === 'struck'} onClose={close} goods={goods} sku={chosen.sku} />
      <WatchSheet open={shown === 'watch'} onClose={close} goods={goods} sku={chosen.sku} />
      <ServiceSheet open={shown === 'service'} about={about} onClose={close} goods={goods} />
    </>
  )
}

/** The pictures of the goods, then those of SKUs that are not among them. */
function allPics({ pics, skus }: GoodsDetail): PictureRef[] {
  return [
    ...new Map([...pics, ...skus.map(({ pic }) => pic)].map((pic) => [pic.url, pic])).values(),
  ]
}

function preloadSku(): void {
  preloadSheet()
  loadSkuSheet().catch(() => undefined)
}

function note(scope: Scope, goods: GoodsDetail): void {
  import('#entities/goods/seen-goods.ts')
    .then(({ noteSeen }) => noteSeen(scope, goods))
    .catch(() => undefined)
}

function whenIdle(work: () => void): () => void {
  const timer = setTimeout(work, 1500)
  return () => clearTimeout(timer)
}
