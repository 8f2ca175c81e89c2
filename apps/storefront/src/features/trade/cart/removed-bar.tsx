import { useEffect, useState } from 'react'
import { cartTexts } from './cart.texts.ts'
import type { CartHandle } from './use-cart.ts'
import styles from './cart.module.css'

/** How long a removal can be undone (ms); longer while a finger or the focus is on the bar. */
const offered = 8000

/** Says what was removed, and brings it back. */
export function RemovedBar({
  handle: { removed, restore, forgetRemoved },
}: {
  handle: CartHandle
}) {
  const texts = cartTexts()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (removed.length === 0 || isHeld) return
    const timer = setTimeout(forgetRemoved, offered)
    return () => clearTimeout(timer)
  }, [removed, isHeld, forgetRemoved])

  return (
    <div role="status">
      {removed[0] && (
        <div
          className={styles.removed}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          <span>{texts.removed}</span>
          <button
            type="button"
            aria-label={texts.restoreOf(removed[0].title)}
            onClick={() => {
              setHeld(false)
              restore()
            }}
          >
            {texts.undo}
          </button>
        </div>
      )}
    </div>
  )
}
