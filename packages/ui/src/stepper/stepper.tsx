import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { MinusIcon, PlusIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import styles from './stepper.module.css'

export interface StepperProps {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number | undefined
  /** From one value to the next, counted from `min`. */
  step?: number
  /** What is counted, for screen readers. */
  label: string
  disabled?: boolean | undefined
  size?: 'sm' | 'md'
  /** Pressed or typed beyond a bound: say why. */
  onLimit?: ((bound: 'min' | 'max') => void) | undefined
  className?: string | undefined
}

export function Stepper({
  value,
  onChange,
  min = 1,
  max,
  step = 1,
  label,
  disabled,
  size = 'md',
  onLimit,
  className,
}: StepperProps) {
  const texts = useTexts()
  const [draft, setDraft] = useState<string>()
  const ceiling = max ?? Number.MAX_SAFE_INTEGER

  function ask(wanted: number) {
    if (wanted < min) onLimit?.('min')
    if (wanted > ceiling) onLimit?.('max')
    const inside = Math.max(min, Math.min(ceiling, wanted))
    const allowed = min + Math.floor((inside - min) / step) * step
    if (allowed !== value) onChange(allowed)
  }

  function settle() {
    setDraft(undefined)
    if (draft) ask(Number(draft))
  }

  return (
    <div
      className={classNames(styles.stepper, styles[size], className)}
      role="group"
      aria-label={label}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={texts.less}
        aria-disabled={value <= min || undefined}
        disabled={disabled}
        onClick={() => ask(value - step)}
      >
        <MinusIcon size={16} />
      </button>
      <input
        className={styles.input}
        aria-label={texts.quantity}
        inputMode="numeric"
        enterKeyHint="done"
        value={draft ?? String(value)}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 5))}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'ArrowUp') ask(value + step)
          if (event.key === 'ArrowDown') ask(value - step)
        }}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={texts.more}
        aria-disabled={value >= ceiling || undefined}
        disabled={disabled}
        onClick={() => ask(value + step)}
      >
        <PlusIcon size={16} />
      </button>
    </div>
  )
}
