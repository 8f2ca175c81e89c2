import type { GoodsVideo } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { PictureRef } from '@mallard/contract/fields'
import { optional } from '@mallard/ui/first-use'
import { ImageViewer, preloadImageViewer } from '@mallard/ui/image-viewer'
import { Picture } from '@mallard/ui/picture'
import { Swiper } from '@mallard/ui/swiper'
import { Suspense, useState } from 'react'
import type { GoodsHint } from '#entities/goods/goods-hint.ts'
import styles from './goods-hero.module.css'
import { goodsPageTexts } from './goods.texts.ts'

// The server draws it with its cover; in the browser it can be played when its own code is there.
const Player = import.meta.env.SSR
  ? (await import('./goods-player.tsx')).default
  : optional(() => import('./goods-player.tsx').then((module) => module.default))

export interface GoodsHeroProps {
  title: string
  video?: GoodsVideo | undefined
  pics: readonly PictureRef[]
  /** What the tapped card had drawn already: it is painted first, under the large picture. */
  hint?: GoodsHint | undefined
  /** Address of the picture to turn to, for example of the chosen colour. */
  turnTo?: string | undefined
}

const full = '(min-width: 540px) 540px, 100vw'

export function GoodsHero({ title, video, pics, hint, turnTo }: GoodsHeroProps) {
  const texts = goodsPageTexts()
  const [zoomed, setZoomed] = useState<number>()
  const [shown, setShown] = useState(0)
  const index =
    turnTo === undefined
      ? undefined
      : Math.max(
          0,
          pics.findIndex(({ url }) => url === turnTo),
        ) + (video ? 1 : 0)
  const cover = video?.cover ?? pics[0]

  /** The picture that is seen first is there with the first frame. */
  const slide = (pic: PictureRef, alt: string, isFirst: boolean) => (
    <>
      {isFirst && hint?.pic.url === pic.url && <FirstPaint hint={hint} />}
      <Picture
        src={pic.url}
        alt={alt}
        sizes={full}
        tint={isFirst && hint ? 'transparent' : pic.color}
        eager={isFirst}
        {...(isFirst && { priority: 'high' as const })}
      />
    </>
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
        {video && cover && (
          <div className={styles.slide}>
            {slide(cover, '', true)}
            <Suspense fallback={null}>
              <Player title={title} video={video} />
            </Suspense>
          </div>
        )}
        {pics.map((pic, place) => (
          <button
            key={pic.url}
            type="button"
            className={styles.slide}
            aria-label={texts.zoom(place + 1)}
            onPointerDown={preloadImageViewer}
            onClick={() => open(place)}
          >
            {slide(pic, texts.pictureOf(title, place + 1), place === 0 && !video)}
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
