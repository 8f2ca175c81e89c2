import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children?: ReactNode
  /** Spoken name when there are no children. */
  label?: string | undefined
  indeterminate?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  className?: string | undefined
}

export function Checkbox({
  checked,
  onChange,
  children,
  label,
  indeterminate = false,
  disabled,
  name,
  className,
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)

  // What was ticked before hydration was told to nobody; the box holds it still.
  useLayoutEffect(() => {
    const isTicked = box.current?.checked ?? checked
    if (isTicked !== checked) onChange(isTicked)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: from then on every change is told
  }, [])

  return (
    <label className={classNames(styles.choice, className)}>
      <input
        ref={(element) => {
          box.current = element
          if (element) element.indeterminate = indeterminate
        }}
        type="checkbox"
        className={styles.mark}
        name={name}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children !== undefined && <span className={styles.words}>{children}</span>}
    </label>
  )
}
