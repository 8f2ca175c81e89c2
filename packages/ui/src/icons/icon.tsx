import styles from './icons.module.css'
import { classNames } from '../class-names.ts'

export interface IconProps {
  /** In px of a 375 px screen; grows with the column. */
  size?: number
  /** Spoken name; without it the icon is decoration. */
  label?: string
  className?: string | undefined
}

/** A line icon on a 24 px grid: one path, stroke 1.5, round ends. */
export function icon(path: string, isFilled = false) {
  return function Icon({ size = 24, label, className }: IconProps) {
    return (
      <svg
        className={classNames(styles.icon, isFilled && styles.filled, className)}
        style={size === 24 ? undefined : { width: `calc(var(--u) * ${size})` }}
        viewBox="0 0 24 24"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={path} />
      </svg>
    )
  }
}

export type IconComponent = ReturnType<typeof icon>
