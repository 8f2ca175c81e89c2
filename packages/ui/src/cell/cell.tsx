import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronIcon } from '../icons/index.ts'
import { useLink } from '../link/index.ts'
import styles from './cell.module.css'

export interface CellProps {
  title: ReactNode
  note?: ReactNode
  value?: ReactNode
  icon?: ReactNode
  /** Drawn by itself when there is a href or onPress. */
  arrow?: boolean | undefined
  href?: string | undefined
  onPress?: (() => void) | undefined
  /** A control of its own at the end, such as a switch. */
  trailing?: ReactNode
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Cell({
  title,
  note,
  value,
  icon,
  href,
  onPress,
  arrow = href !== undefined || onPress !== undefined,
  trailing,
  disabled,
  className,
}: CellProps) {
  const Link = useLink()
  const look = classNames(
    styles.cell,
    (href !== undefined || onPress) && styles.pressable,
    className,
  )
  const inside = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {arrow && <ChevronIcon size={18} className={styles.arrow} />}
      {trailing}
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={look}>
        {inside}
      </Link>
    )
  }
  if (onPress) {
    return (
      <button type="button" className={look} onClick={onPress} disabled={disabled}>
        {inside}
      </button>
    )
  }
  return <div className={look}>{inside}</div>
}
