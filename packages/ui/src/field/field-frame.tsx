import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

interface FieldFrameProps {
  id: string
  label?: string | undefined
  required?: boolean | undefined
  error?: string | undefined
  help?: ReactNode
  layout?: 'row' | 'stack' | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Label, control and note, tied together for the eye and for the screen reader. */
export function FieldFrame({
  id,
  label,
  required,
  error,
  help,
  layout = 'row',
  disabled,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div
      className={classNames(
        styles.field,
        styles[layout],
        disabled && styles.disabled,
        error && styles.wrong,
        className,
      )}
    >
      {label !== undefined && (
        <label htmlFor={id} className={styles.label}>
          {label}
          {required && (
            <span className={styles.star} aria-hidden="true">
              *
            </span>
          )}
        </label>
      )}
      <div className={styles.control}>{children}</div>
      <div id={`${id}-note`} className={styles.note} aria-live="polite">
        {error ?? help}
      </div>
    </div>
  )
}
