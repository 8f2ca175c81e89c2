import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { ArrowUpIcon, BoltIcon, CartIcon, CloseIcon, GridIcon, HomeIcon, RefreshIcon, UserIcon } from '@mallard/ui/icons'
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

/** The floating shortcut ball (specification §2): drag it where it is not in the way, tap it for the way to the main pages. */
export function Ball({ view, scope }: BallProps) {
  return showsBall(view) ? <ShownBall view={view} scope={scope} /> : null
}

function ShownBall({ view, scope: { partnerId, storeId } }: BallProps) {
  const texts = ballTexts()
  const store = { partnerId, storeId }
  const menuId = useId()
  const hintId = useId()
  const [openOn, setOpenOn] = useState<string>()
  const [words, setWords] = useState('')
  const { ball, place, top, isMoving, pulled, moveOn, moveByKey, onPointerDown, onPointerMove, drop } = useBallPlace(view.key)
  const layer = useRef<HTMLDivElement>(null)
  const wasMoved = useRef(false)
  // Another page closes the menu by itself.
  const isOpen = openOn === view.key
  const close = () => setOpenOn(undefined)

  useEffect(() => {
    if (!isOpen) return
    const onOutside = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !layer.current?.contains(event.target)) setOpenOn(undefined)
    }
    document.addEventListener('pointerdown', onOutside)
    return () => document.removeEventListener('pointerdown', onOutside)
  }, [isOpen])

  function say({ side, down }: BallPlace) {
    setWords(texts.moved(texts[side], down < 0.34 ? texts.high : down > 0.66 ? texts.low : texts.middle))
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

  const link = (to: string, label: string, icon: ReactNode) => (
    <li>
      <Link to={to} className={styles.item} onClick={close}>
        {icon}
        {label}
      </Link>
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
        {isOpen ? <CloseIcon size={20} /> : <BoltIcon size={20} />}
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
            {link(href('homeScoped', store), texts.home, <HomeIcon size={20} />)}
            {link(href('goodslist', store), texts.categories, <GridIcon size={20} />)}
            {link(href('cart', store), texts.cart, <CartIcon size={20} />)}
            {link(href('userCenter', store), texts.me, <UserIcon size={20} />)}
            <li>
              <button type="button" className={styles.item} onClick={toTop}>
                <ArrowUpIcon size={20} />
                {texts.top}
              </button>
            </li>
            <li>
              <button type="button" className={styles.item} onClick={() => say(moveOn())}>
                <RefreshIcon size={20} />
                {texts.move}
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  )

  function toTop() {
    window.scrollTo({ top: 0, behavior: glide() })
    close()
    ball.current?.focus({ preventScroll: true })
  }
}
