import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { pickedBy } from './pick.ts'
import styles from './radio.module.css'

export interface RadioProps {
  name: string
  value: string
  checked: boolean
  onChange: (value: string) => void
  /** Chosen for good, by a tap, Space or Enter; arrows call `onChange` alone. */
  onPick?: ((value: string) => void) | undefined
  children?: ReactNode
  /** Spoken name when there are no children. */
  label?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Radio({
  name,
  value,
  checked,
  onChange,
  onPick,
  children,
  label,
  disabled,
  className,
}: RadioProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        type="radio"
        className={styles.mark}
        name={name}
        value={value}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={() => onChange(value)}
        {...(onPick && pickedBy(() => onPick(value)))}
      />
      {children !== undefined && <span className={styles.words}>{children}</span>}
    </label>
  )
}
