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
  if (!logo.startsWith('data:'))
    return <img className={`${styles.picture} ${className}`} src={`${logo}?w=200`} alt="" />
  return (
    <span
      className={`${styles.shapes} ${className}`}
      style={{ '--sign': `url("${logo}")` } as CSSProperties}
    />
  )
}
