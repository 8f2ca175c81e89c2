import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { pickedBy } from './pick.ts'
import styles from './radio.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  note?: ReactNode
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string> {
  /** Spoken name of the group. */
  label: string
  value: Value | undefined
  onChange: (value: Value) => void
  /** Chosen for good, by a tap, Space or Enter; arrows call `onChange` alone. */
  onPick?: ((value: Value) => void) | undefined
  options: readonly RadioOption<Value>[]
  /** What is wrong with the choice, said below it. */
  error?: string | undefined
  /** The focus has left the group. */
  onBlur?: (() => void) | undefined
  className?: string | undefined
}

/** Rows of which one is chosen, as ways to pay or reasons of a return. */
export function RadioGroup<Value extends string>({
  label,
  value,
  onChange,
  onPick,
  options,
  error,
  onBlur,
  className,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
      className={classNames(styles.group, className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.()
      }}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          {option.icon}
          <span className={styles.text}>
            {option.label}
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          <input
            type="radio"
            className={styles.mark}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            {...(onPick && pickedBy(() => onPick(option.value)))}
          />
        </label>
      ))}
      {error !== undefined && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
