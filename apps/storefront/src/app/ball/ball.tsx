import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { tabPages } from '@mallard/contract/page-paths.gen'
import { onFirstUse } from '@mallard/ui/first-use'
import {
  ArrowUpIcon,
  ClockIcon,
  CloseIcon,
  HomeIcon,
  MoreIcon,
  RefreshIcon,
  ShareIcon,
} from '@mallard/ui/icons'
import { glide } from '@mallard/ui/motion'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from '#platform/navigator/link.tsx'
import type { View } from '#platform/navigator/view.ts'
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
  const store = { partnerId: scope.partnerId, storeId: scope.storeId }
  const menuId = useId()
  const hintId = useId()
  const [openOn, setOpenOn] = useState<string>()
  const [words, setWords] = useState('')
  const [sheet, setSheet] = useState<'recent' | 'share'>()
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

  function show(what: 'recent' | 'share') {
    setSheet(what)
    close()
  }

  const button = (act: () => void, label: string, icon: ReactNode) => (
    <li>
      <button type="button" className={styles.item} onClick={act}>
        {icon}
        {label}
      </button>
    </li>
  )

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
        <nav
          id={menuId}
          className={styles.menu}
          data-side={place.side}
          aria-label={texts.open}
          style={place.down > 0.5 ? { bottom: `calc(100% - ${top + 48}px)` } : { top }}
        >
          <ul>
            {button(() => show('recent'), texts.recent, <ClockIcon size={20} />)}
            {button(() => show('share'), texts.share, <ShareIcon size={20} />)}
            {button(toTop, texts.top, <ArrowUpIcon size={20} />)}
            {/* The tab bar has it already. */}
            {!tabPages.has(view.name) && (
              <li>
                <Link to={href('homeScoped', store)} className={styles.item} onClick={close}>
                  <HomeIcon size={20} />
                  {texts.home}
                </Link>
              </li>
            )}
            {button(() => say(moveOn()), texts.move, <RefreshIcon size={20} />)}
          </ul>
        </nav>
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
