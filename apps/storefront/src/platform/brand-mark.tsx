import type { CSSProperties } from 'react'
import styles from './brand-mark.module.css'
import type { Partner } from './partner.ts'

/** The sign of a brand: its shapes in the brand's colour, or its picture as it is. */
export function BrandMark({
  partner,
  className,
}: {
  partner: Partner['partner'] | undefined
  /** Its size. */
  className: string | undefined
}) {
  const logo = partner?.logo
  if (!logo) return null
  return (
    <span
      className={`${logo[0] === '/' ? styles.picture : styles.shapes} ${className}`}
      style={{ '--sign': `url("${logo}")` } as CSSProperties}
    />
  )
}
