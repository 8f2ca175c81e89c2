import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { useTexts } from '../locale/index.ts'
import { usePictureUrls } from '../picture/picture-urls.tsx'
import styles from './image-viewer.module.css'

const tapScale = 2.5
const maxScale = 4

interface Focus {
  /** The point to keep still, as a share of the picture. */
  x: number
  y: number
  scale: number
}

/**
 * A tap enlarges around the finger, another goes back; two fingers do it freely; the enlarged
 * picture scrolls.
 */
export function ZoomPicture({
  src,
  alt,
  isCurrent,
}: {
  src: string
  alt: string
  isCurrent: boolean
}) {
  const texts = useTexts()
  const urls = usePictureUrls()
  const frame = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState<Focus>({ x: 0.5, y: 0.5, scale: 1 })
  const scale = useRef(1)

  if (!isCurrent && focus.scale !== 1) setFocus({ x: 0.5, y: 0.5, scale: 1 })

  useLayoutEffect(() => {
    const element = frame.current
    scale.current = focus.scale
    if (!element) return
    element.scrollTo?.({
      left: element.scrollWidth * focus.x - element.clientWidth / 2,
      top: element.scrollHeight * focus.y - element.clientHeight / 2,
    })
  }, [focus])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let startGap = 0
    let startScale = 1
    const gapOf = (touches: TouchList) => {
      const [one, two] = [touches[0], touches[1]]
      return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0
    }
    function start(event: TouchEvent) {
      startGap = gapOf(event.touches)
      startScale = scale.current
    }
    function move(event: TouchEvent) {
      const gap = gapOf(event.touches)
      if (!element || gap === 0 || startGap === 0) return
      event.preventDefault()
      const next = Math.max(1, Math.min(maxScale, (startScale * gap) / startGap))
      setFocus({
        x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
        y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
        scale: next,
      })
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
    }
  }, [])

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    // The keyboard's click has no place: enlarge the middle.
    const hasPlace = event.detail > 0 && box.width > 0
    const x = hasPlace ? (event.clientX - box.left) / box.width : 0.5
    const y = hasPlace ? (event.clientY - box.top) / box.height : 0.5
    setFocus({ x, y, scale: focus.scale > 1 ? 1 : tapScale })
  }

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-zoomed={focus.scale > 1 || undefined}
      tabIndex={focus.scale > 1 ? 0 : undefined}
    >
      <button
        type="button"
        className={styles.zoom}
        style={{ width: `${focus.scale * 100}%`, height: `${focus.scale * 100}%` }}
        aria-pressed={focus.scale > 1}
        aria-label={`${alt} ${texts.zoom}`}
        onClick={toggle}
      >
        <img
          className={styles.image}
          src={urls ? urls.urlOf(src, 1080) : src}
          alt=""
          draggable={false}
        />
      </button>
    </div>
  )
}
