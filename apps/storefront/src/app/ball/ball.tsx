import type { Scope } from '@mallard/kernel'
import { onFirstUse } from '@mallard/ui/first-use'
import { CloseIcon, MoreIcon } from '@mallard/ui/icons'
import { glide } from '@mallard/ui/motion'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { View } from '#platform/navigator/view.ts'
import { BallMenu, type BallSheet } from './ball-menu.tsx'
import { ballTexts } from './ball.texts.ts'
import styles from './ball.module.css'
import type { BallPlace } from './ball-place.ts'
import { showsBall } from './ball.rules.ts'
import { useBallPlace } from './use-ball-place.ts'

export interface BallProps {
  view: View
  scope: Scope
}

const RecentSheet = onFirstUse(() => import('./recent-sheet.tsx').then((module) => module.default))
const ShareSheet = onFirstUse(() =>
  import('#entities/share/share-sheet.tsx').then((module) => module.default),
)

/**
 * The floating shortcut ball (specification §2): drag it where it is not in the way, tap it for
 * what the page itself lacks.
 */
export function Ball({ view, scope }: BallProps) {
  return showsBall(view) ? <ShownBall view={view} scope={scope} /> : null
}

function ShownBall({ view, scope }: BallProps) {
  const texts = ballTexts()
  const menuId = useId()
  const hintId = useId()
  const [openOn, setOpenOn] = useState<string>()
  const [words, setWords] = useState('')
  const [sheet, setSheet] = useState<BallSheet>()
  const {
    ball,
    place,
    top,
    isMoving,
    isTucked,
    comeOut,
    pulled,
    moveOn,
    moveByKey,
    onPointerDown,
    onPointerMove,
    drop,
  } = useBallPlace(view.key)
  const layer = useRef<HTMLDivElement>(null)
  const wasMoved = useRef(false)
  // Another page closes the menu by itself.
  const isOpen = openOn === view.key
  const close = () => setOpenOn(undefined)

  useEffect(() => {
    if (!isOpen) return
    const onOutside = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !layer.current?.contains(event.target))
        setOpenOn(undefined)
    }
    document.addEventListener('pointerdown', onOutside)
    return () => document.removeEventListener('pointerdown', onOutside)
  }, [isOpen])

  function say({ side, down }: BallPlace) {
    setWords(
      texts.moved(texts[side], down < 0.34 ? texts.high : down > 0.66 ? texts.low : texts.middle),
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      close()
      ball.current?.focus()
      return
    }
    if (event.target !== ball.current) return
    const moved = moveByKey(event.key)
    if (!moved) return
    // The arrow moves the ball, not the page.
    event.preventDefault()
    say(moved)
  }

  function show(what: BallSheet) {
    setSheet(what)
    close()
  }

  return (
    <div ref={layer} data-ball className={styles.layer} onKeyDown={onKeyDown}>
      <button
        ref={ball}
        type="button"
        className={styles.ball}
        data-side={place.side}
        data-moving={isMoving || undefined}
        data-tucked={(isTucked && !isOpen) || undefined}
        onFocus={comeOut}
        style={{ top, translate: `${pulled.x}px ${pulled.y}px` }}
        aria-label={texts.open}
        aria-describedby={hintId}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          wasMoved.current = drop()
          if (wasMoved.current) close()
        }}
        onPointerCancel={() => void drop()}
        onClick={() => {
          // The click that ends a drag is none.
          if (!wasMoved.current) setOpenOn(isOpen ? undefined : view.key)
          wasMoved.current = false
        }}
      >
        {isOpen ? <CloseIcon size={20} /> : <MoreIcon size={20} />}
      </button>
      <span id={hintId} hidden>
        {texts.hint}
      </span>
      <span className="sr-only" role="status">
        {words}
      </span>
      {isOpen && (
        <BallMenu
          id={menuId}
          view={view}
          scope={scope}
          place={place}
          top={top}
          onShow={show}
          onTop={toTop}
          onMove={() => say(moveOn())}
          onClose={close}
        />
      )}
      <RecentSheet open={sheet === 'recent'} onClose={() => setSheet(undefined)} scope={scope} />
      <ShareSheet open={sheet === 'share'} onClose={() => setSheet(undefined)} />
    </div>
  )

  function toTop() {
    window.scrollTo({ top: 0, behavior: glide() })
    close()
    ball.current?.focus({ preventScroll: true })
  }
}
