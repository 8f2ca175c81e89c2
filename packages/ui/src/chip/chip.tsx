import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

export interface ChipProps {
  children: ReactNode
  onPress: () => void
  selected?: boolean | undefined
  disabled?: boolean | undefined
  icon?: ReactNode
  className?: string | undefined
}

/** A word that one presses: a hot word, a filter that is on or off. */
export function Chip({ children, onPress, selected, disabled, icon, className }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, selected && styles.selected, className)}
      aria-pressed={selected}
      disabled={disabled}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  )
}
