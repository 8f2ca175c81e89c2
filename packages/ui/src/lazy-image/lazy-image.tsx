import { useEffect, useRef, useState } from 'react'
import { Picture, type PictureProps } from '../picture/index.ts'

export interface LazyImageProps extends Omit<PictureProps, 'eager'> {
  /** Screens from the top of the sight at which it begins to load; spec §9: 1.3. */
  preload?: number
}

/**
 * A picture that is not asked for before it is nearly in sight; it is tried 3 times. For lists that
 * the browser draws.
 */
export function LazyImage({ preload = 1.3, ...picture }: LazyImageProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const element = place.current
    if (isNear || !element) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${Math.round((preload - 1) * 100)}% 0%`,
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isNear, preload])

  if (isNear) return <Picture {...picture} eager />
  const { ratio = 1, tint, className } = picture
  return (
    <span
      ref={place}
      className={className}
      style={{ display: 'block', aspectRatio: String(ratio), background: tint ?? 'var(--fill)' }}
      role={picture.alt ? 'img' : undefined}
      aria-label={picture.alt || undefined}
    />
  )
}
