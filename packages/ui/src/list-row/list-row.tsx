import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useLink } from '../link/index.ts'
import { slashed } from '../slashed/index.ts'
import styles from './list-row.module.css'

export interface ListRowProps {
  /** A `Picture`; it is 88 px wide. */
  picture?: ReactNode
  title: ReactNode
  note?: ReactNode
  tags?: ReactNode
  /** The last line, left: usually a Price. */
  foot?: ReactNode
  /** The last line, right: a Stepper, a count, a button. */
  trailing?: ReactNode
  /** Before the picture: a Checkbox. */
  leading?: ReactNode
  /** Picture and title become links; what stands in foot and trailing stays free. */
  href?: string | undefined
  /** Sold out or no longer valid. */
  dim?: boolean | undefined
  className?: string | undefined
}

/** A line with a picture: in the cart, an order, a list of goods. */
export function ListRow({
  picture,
  title,
  note,
  tags,
  foot,
  trailing,
  leading,
  href,
  dim,
  className,
}: ListRowProps) {
  const Link = useLink()
  return (
    <div className={classNames(styles.row, dim && styles.dim, className)}>
      {leading}
      {picture !== undefined && (
        <div className={styles.picture}>
          {href === undefined ? (
            picture
          ) : (
            <Link href={href} tabIndex={-1} aria-hidden="true">
              {picture}
            </Link>
          )}
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.title}>
          {href === undefined ? title : <Link href={href}>{title}</Link>}
        </div>
        {note && (
          <div className={styles.note}>{typeof note === 'string' ? slashed(note) : note}</div>
        )}
        {tags && <div className={styles.tags}>{tags}</div>}
        {(foot !== undefined || trailing !== undefined) && (
          <div className={styles.foot}>
            <div className={styles.main}>{foot}</div>
            {trailing}
          </div>
        )}
      </div>
    </div>
  )
}
