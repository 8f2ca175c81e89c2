import type { PictureRef } from '@mallard/contract/fields'
import { ImageViewer, preloadImageViewer } from '@mallard/ui/image-viewer'
import { Picture } from '@mallard/ui/picture'
import { Swiper } from '@mallard/ui/swiper'
import { useState } from 'react'
import type { GoodsHint } from '#entities/goods/goods-hint.ts'
import styles from './goods-hero.module.css'
import { goodsPageTexts } from './goods.texts.ts'

export interface GoodsHeroProps {
  title: string
  pics: readonly PictureRef[]
  /** What the tapped card had drawn already: it is painted first, under the large picture. */
  hint?: GoodsHint | undefined
  /** Address of the picture to turn to, for example of the chosen colour. */
  turnTo?: string | undefined
}

const full = '(min-width: 540px) 540px, 100vw'

export function GoodsHero({ title, pics, hint, turnTo }: GoodsHeroProps) {
  const texts = goodsPageTexts()
  const [zoomed, setZoomed] = useState<number>()
  const [shown, setShown] = useState(0)
  const index =
    turnTo === undefined
      ? undefined
      : Math.max(
          0,
          pics.findIndex(({ url }) => url === turnTo),
        )

  return (
    <>
      <Swiper
        label={texts.pictures}
        indicator="count"
        ratio={1}
        index={index}
        className={styles.hero}
      >
        {pics.map((pic, place) => (
          <button
            key={pic.url}
            type="button"
            className={styles.slide}
            aria-label={texts.zoom(place + 1)}
            onPointerDown={preloadImageViewer}
            onClick={() => open(place)}
          >
            {place === 0 && hint?.pic.url === pic.url && <FirstPaint hint={hint} />}
            <Picture
              src={pic.url}
              alt={texts.pictureOf(title, place + 1)}
              sizes={full}
              tint={place === 0 && hint ? 'transparent' : pic.color}
              eager={place === 0}
              {...(place === 0 && { priority: 'high' as const })}
            />
          </button>
        ))}
      </Swiper>
      <ImageViewer
        open={zoomed !== undefined}
        onClose={() => setZoomed(undefined)}
        index={shown}
        pictures={pics.map(({ url }, place) => ({
          src: url,
          alt: texts.pictureOf(title, place + 1),
        }))}
      />
    </>
  )

  function open(place: number) {
    setShown(place)
    setZoomed(place)
  }
}

/** The card's own picture: the same file, so it is there with the first frame. */
export function FirstPaint({ hint: { pic, sizes } }: { hint: GoodsHint }) {
  return (
    <span className={styles.first}>
      <Picture src={pic.url} alt="" sizes={sizes} tint={pic.color} eager />
    </span>
  )
}
