import type { LotteryPrize } from '@mallard/contract/activities/lottery/lottery.fields'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { PrizeIcon } from './prize-icon.tsx'
import { sectorPath, turnTo } from './turn.rules.ts'
import styles from './lottery.module.css'

export interface BoardProps {
  prizes: readonly LotteryPrize[]
  /** Place of the prize to stop at; undefined: it rests. */
  place: number | undefined
  onStop: () => void
  /** The button in the middle. */
  children: ReactNode
}

/** Longer than the wheel turns, in milliseconds: a page in the background has no end of a turn. */
const maxSpinMs = 6000

/** A wheel; it is turned as one layer, so that a slow phone keeps up. */
export function Wheel({ prizes, place, onStop, children }: BoardProps) {
  const [degrees, setDegrees] = useState(0)
  const sector = useMemo(() => sectorPath(prizes.length), [prizes.length])

  useEffect(() => {
    if (place === undefined) return
    setDegrees((from) => turnTo(from, place, prizes.length))
    const timer = setTimeout(onStop, maxSpinMs)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a turn begins with its place alone
  }, [place])

  return (
    <div className={styles.wheel}>
      <div
        className={styles.disc}
        data-turning={place !== undefined || undefined}
        style={{ transform: `rotate(${degrees}deg)` }}
        onTransitionEnd={(event) => {
          if (event.target === event.currentTarget && place !== undefined) onStop()
        }}
      >
        <svg viewBox="-100 -100 200 200" className={styles.sectors} aria-hidden>
          {prizes.map(({ id }, nth) => (
            <path
              key={id}
              d={sector}
              className={styles.sector}
              data-odd={nth % 2 === 1 || undefined}
              data-last={(prizes.length % 2 === 1 && nth === prizes.length - 1) || undefined}
              transform={`rotate(${(nth * 360) / prizes.length})`}
            />
          ))}
        </svg>
        {prizes.map(({ id, name, type, pic }, nth) => (
          <div
            key={id}
            className={styles.spoke}
            style={{ transform: `rotate(${(nth * 360) / prizes.length}deg)` }}
          >
            <span className={styles.spokeName}>{name}</span>
            <PrizeIcon type={type} pic={pic} />
          </div>
        ))}
      </div>
      <span className={styles.pointer} aria-hidden />
      <div className={styles.hub}>{children}</div>
    </div>
  )
}
