import { optional } from '@mallard/ui/first-use'
import { Suspense, useEffect, useState } from 'react'
import styles from './seckill-block.module.css'

const SeckillStrip = optional(() =>
  import('#entities/seckill/seckill-strip.tsx').then((module) => module.default),
)

/**
 * The place of the flash sale. What is on sale this minute is no part of the page that the server
 * draws and keeps.
 */
export function SeckillBlock() {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>{isHere && <SeckillStrip />}</Suspense>
    </div>
  )
}
