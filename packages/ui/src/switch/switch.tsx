import { classNames } from '../class-names.ts'
import styles from './switch.module.css'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Spoken name. */
  label: string
  busy?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Switch({ checked, onChange, label, busy, disabled, className }: SwitchProps) {
  return (
    <label className={classNames(styles.switch, className)}>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        aria-label={label}
        aria-busy={busy || undefined}
        checked={checked}
        disabled={disabled || busy}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
