import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { PauseIcon, PlayIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import { glide } from '../motion/index.ts'
import styles from './swiper.module.css'
import { useAutoplay } from './use-autoplay.ts'

export interface SwiperProps {
  /** Spoken name. */
  label: string
  /** One child per slide. */
  children: ReactNode
  /** Width / height of the frame; without it the slides decide. */
  ratio?: number | `var(${string})`
  /** ms per slide. */
  autoplay?: number | undefined
  indicator?: 'dots' | 'count' | 'none'
  onChange?: ((index: number) => void) | undefined
  /** Moves there when it changes from outside. */
  index?: number | undefined
  /** Lets the next slide show at the edge. */
  peek?: boolean | undefined
  className?: string | undefined
}

export function Swiper({
  label,
  children,
  ratio,
  autoplay,
  indicator = 'dots',
  onChange,
  index,
  peek,
  className,
}: SwiperProps) {
  const texts = useTexts()
  const slides = Children.toArray(children)
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const at = useRef(0)

  const goTo = useCallback((target: number) => {
    const element = track.current
    const slide = element?.children[target]
    if (!element || !(slide instanceof HTMLElement)) return
    element.scrollTo({ left: slide.offsetLeft - element.offsetLeft, behavior: glide() })
  }, [])

  const count = slides.length
  const step = useCallback(() => goTo((at.current + 1) % count), [goTo, count])
  const { isPaused, setPaused } = useAutoplay(count > 1 ? autoplay : undefined, isHeld, step)

  useEffect(() => {
    if (index !== undefined && index !== at.current) goTo(index)
  }, [index, goTo])

  function follow() {
    const element = track.current
    const first = element?.children[0]
    if (!element || !(first instanceof HTMLElement) || first.offsetWidth === 0) return
    const next = Math.min(count - 1, Math.round(element.scrollLeft / first.offsetWidth))
    if (next === at.current) return
    at.current = next
    setCurrent(next)
    onChange?.(next)
  }

  return (
    <section
      className={classNames(styles.swiper, className)}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onTouchStart={() => setHeld(true)}
      onTouchEnd={() => setHeld(false)}
    >
      <div
        ref={track}
        className={classNames(styles.track, peek && styles.peek)}
        style={ratio ? { aspectRatio: String(ratio) } : undefined}
        onScroll={follow}
        tabIndex={count > 1 ? 0 : undefined}
      >
        {slides.map((slide, place) => (
          <div
            key={place}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={texts.slideOf(place + 1, count)}
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && indicator === 'dots' && (
        <div className={styles.dots} aria-hidden="true">
          {slides.map((_, place) => (
            <span key={place} className={classNames(styles.dot, place === current && styles.on)} />
          ))}
        </div>
      )}
      {count > 1 && indicator === 'count' && (
        <div className={styles.count} aria-hidden="true">
          {current + 1} / {count}
        </div>
      )}
      {count > 1 && autoplay !== undefined && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? texts.play : texts.pause}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
        </button>
      )}
    </section>
  )
}
