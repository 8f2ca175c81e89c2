import { optional } from '@mallard/ui/first-use'
import { ChevronIcon } from '@mallard/ui/icons'
import { Suspense, useEffect, useState } from 'react'
import { Link } from '#platform/navigator/index.ts'
import styles from './goods-price.module.css'

// A second that runs is worth nothing in the first one.
const DealCountdown = optional(() =>
  import('./deal-countdown.tsx').then((module) => module.default),
)
const lateness = 1500

export interface DealRowProps {
  /** `href`: the page where it is sold so. */
  deal: { tag: string; endAt: number; href?: string }
  itemId: number
}

/** A band over the price that holds for a time: what it gives, and how long still. */
export function DealRow({ deal: { tag, endAt, href }, itemId }: DealRowProps) {
  const [isCounting, setCounting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCounting(true), lateness)
    return () => clearTimeout(timer)
  }, [])
  const words = (
    <>
      <b>{tag}</b>
      <span className={styles.left}>
        <Suspense fallback={null}>
          {isCounting && <DealCountdown until={endAt} itemId={itemId} />}
        </Suspense>
      </span>
    </>
  )
  return href ? (
    <Link to={href} className={styles.deal}>
      {words}
      <ChevronIcon size={16} />
    </Link>
  ) : (
    <p className={styles.deal}>{words}</p>
  )
}
