import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Picture } from '../picture/index.ts'
import styles from './chip.module.css'

export interface ChipOption<Value extends string> {
  value: Value
  label: ReactNode
  disabled?: boolean | undefined
  picture?: string | undefined
}

export interface ChipGroupProps<Value extends string> {
  label: string
  options: readonly ChipOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** The label is read out but not drawn. */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

/**
 * One choice of several, as for a colour or a set: native radios, so arrows and screen readers
 * work.
 */
export function ChipGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  hideLabel,
  className,
}: ChipGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={hideLabel ? 'sr-only' : styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              styles.chip,
              option.value === value && styles.selected,
              option.disabled && styles.out,
              option.picture !== undefined && styles.pictured,
            )}
          >
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.picture !== undefined && (
              <Picture
                className={styles.picture}
                src={option.picture}
                alt=""
                sizes="40px"
                widths={[200]}
              />
            )}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
