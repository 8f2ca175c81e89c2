import { useEffect, useState } from 'react'
import { PrizeIcon } from './prize-icon.tsx'
import { cellPrizes, lightPath, lightPause, ring } from './turn.rules.ts'
import type { BoardProps } from './wheel.tsx'
import styles from './lottery.module.css'

/** Eight prizes around a button; a light runs over them, which is one layer that is moved. */
export function Grid({ prizes, place, onStop, children }: BoardProps) {
  const [lit, setLit] = useState(0)

  useEffect(() => {
    if (place === undefined) return
    const path = lightPath(lit, place)
    let timer: ReturnType<typeof setTimeout>
    const go = (step: number) => {
      const cell = path[step]
      if (cell === undefined) return onStop()
      setLit(cell)
      timer = setTimeout(() => go(step + 1), lightPause(step, path.length))
    }
    go(0)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a run begins with its place alone
  }, [place])

  const at = ring[lit] ?? 0
  return (
    <div className={styles.grid}>
      <span
        className={styles.light}
        data-lit={place !== undefined || undefined}
        style={{ transform: `translate(${(at % 3) * 100}%, ${Math.floor(at / 3) * 100}%)` }}
        aria-hidden
      />
      {cellPrizes(prizes.length).map((prize, cell) => {
        const shown = prizes[prize]
        const where = ring[cell] ?? 0
        return (
          shown && (
            <div
              key={cell}
              className={styles.cell}
              style={{ gridArea: `${Math.floor(where / 3) + 1} / ${(where % 3) + 1}` }}
            >
              <PrizeIcon type={shown.type} pic={shown.pic} />
              <span className={styles.cellName}>{shown.name}</span>
            </div>
          )
        )
      })}
      <div className={`${styles.cell} ${styles.middle}`}>{children}</div>
    </div>
  )
}
