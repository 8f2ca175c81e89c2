import type { GoodsVideo } from '@mallard/contract/catalog/catalog/catalog.fields'
import { PlayIcon } from '@mallard/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { goodsPlayerTexts } from './goods-player.texts.ts'
import styles from './goods-player.module.css'

interface GoodsPlayerProps {
  title: string
  video: GoodsVideo
}

/** How much of it must be in sight for it to go on. */
const enough = 0.5

/**
 * The video of goods, over its cover. Not a byte of it is fetched before somebody plays it, which
 * spares data and whoever wants less motion; it is silent until its own controls say otherwise, and
 * stops when it leaves the sight.
 */
export default function GoodsPlayer({ title, video }: GoodsPlayerProps) {
  const texts = goodsPlayerTexts()
  const player = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'cover' | 'playing' | 'failed'>('cover')
  const isOver = state !== 'playing'

  useEffect(() => {
    const element = player.current
    if (!element || isOver) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ intersectionRatio }) => intersectionRatio < enough)) element.pause()
      },
      { threshold: enough },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [isOver])

  function play(): void {
    const element = player.current
    if (!element) return
    setState('playing')
    element.muted = true
    // What failed once is fetched anew.
    if (element.error) element.load()
    // In the very tap: elsewhere phones refuse it.
    element.play().catch((reason: unknown) => {
      // Paused before it began: its controls are there.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setState('failed')
    })
  }

  return (
    <>
      <video
        ref={player}
        className={isOver ? styles.away : styles.video}
        src={video.url}
        width={video.width}
        height={video.height}
        preload="none"
        muted
        playsInline
        webkit-playsinline="true"
        x5-playsinline="true"
        x5-video-player-type="h5-page"
        controls
        aria-label={texts.videoOf(title)}
        onEnded={() => setState('cover')}
        onError={() => setState('failed')}
      />
      {isOver && (
        <button type="button" className={styles.play} aria-label={texts.play(title)} onClick={play}>
          <span className={styles.round}>
            <PlayIcon size={28} />
          </span>
          <span className={styles.time}>{clock(video.duration)}</span>
        </button>
      )}
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {texts.failed}
        </p>
      )}
    </>
  )
}

/** 0:07, 1:00. */
function clock(duration: number): string {
  const seconds = Math.max(1, Math.round(duration / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
