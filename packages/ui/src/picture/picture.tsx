import { useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { PictureIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import { usePictureUrls } from './picture-urls.tsx'
import styles from './picture.module.css'

export interface PictureProps {
  src: string
  /** Empty for decoration. */
  alt: string
  /** Width / height of the frame, so that nothing jumps; a look may set it: `var(--…)`. */
  ratio?: number | `var(${string})`
  /** Widths in px offered in srcset; needs a `PictureUrlProvider`. */
  widths?: readonly number[]
  /** How wide it is shown; where a width in px stands last or before a comma, at the most. */
  sizes?: string
  /** First screen: not lazy. */
  eager?: boolean | undefined
  priority?: 'high' | 'low'
  /** The picture's average colour, shown until it arrives. */
  tint?: string | undefined
  fit?: 'cover' | 'contain'
  radius?: 's' | 'm' | 'l'
  className?: string | undefined
}

/** Specification §9: a picture is tried 3 times. */
const attempts = 3

/** A screen with more pixels than these to one of CSS shows nothing more that one sees. */
const densest = 2.75

/** Of widths in ascending order, those that a picture can need that is shown as wide as `sizes` says. */
function needed(widths: readonly number[], sizes: string): readonly number[] {
  const shown = Number(/(\d+)px(?:,|$)/.exec(sizes)?.[1])
  const enough = widths.findIndex((width) => width >= shown * densest)
  return enough < 0 ? widths : widths.slice(0, enough + 1)
}

export function Picture({
  src,
  alt,
  ratio = 1,
  widths,
  sizes = '50vw',
  eager,
  priority,
  tint,
  fit = 'cover',
  radius,
  className,
}: PictureProps) {
  const texts = useTexts()
  const urls = usePictureUrls()
  const [failure, setFailure] = useState({ src, count: 0 })
  const image = useRef<HTMLImageElement>(null)
  const count = failure.src === src ? failure.count : 0
  const isLost = count >= attempts

  const fail = useCallback(() => {
    setFailure((before) => ({ src, count: before.src === src ? before.count + 1 : 1 }))
  }, [src])

  // A picture that failed before hydration raised its error when nobody listened.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') fail()
  }, [fail])

  const offered = widths ?? urls?.widths
  const srcSet =
    urls && offered
      ? needed(offered, sizes)
          .map((width) => `${urls.urlOf(src, width)} ${width}w`)
          .join(', ')
      : undefined
  return (
    <span
      className={classNames(styles.frame, radius && styles[radius], className)}
      style={{ aspectRatio: String(ratio), ...(tint ? { backgroundColor: tint } : undefined) }}
    >
      {isLost ? (
        <span
          className={styles.lost}
          role={alt ? 'img' : undefined}
          aria-label={alt ? `${alt} ${texts.pictureFailed}` : undefined}
        >
          <PictureIcon />
        </span>
      ) : (
        <img
          key={count}
          ref={image}
          className={classNames(styles.image, fit === 'contain' && styles.contain)}
          src={urls ? urls.urlOf(src, 750) : src}
          srcSet={srcSet}
          sizes={srcSet ? sizes : undefined}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? undefined : 'async'}
          fetchPriority={priority}
          onError={fail}
        />
      )}
    </span>
  )
}
