import { classNames } from '../class-names.ts'
import { ChevronIcon } from '../icons/index.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import styles from './field.module.css'

/**
 * A field whose value is chosen elsewhere: a button, so that no keyboard opens. Leaving it for its
 * picker is no mistake yet, so blur checks nothing.
 */
export function PressField({
  id,
  label,
  name,
  value,
  placeholder,
  error,
  help,
  required,
  disabled,
  prefix,
  suffix,
  layout,
  className,
  onPress,
}: FieldProps & { id: string; onPress: () => void }) {
  return (
    <FieldFrame
      id={id}
      label={label}
      required={required}
      error={error}
      help={help}
      layout={layout}
      disabled={disabled}
      className={className}
    >
      {prefix}
      <button
        type="button"
        id={id}
        name={name}
        className={classNames(styles.input, styles.pressable, value === '' && styles.vacant)}
        disabled={disabled}
        aria-label={[label, value || placeholder].filter(Boolean).join(' ')}
        aria-describedby={error || help ? `${id}-note` : undefined}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        {value || placeholder}
      </button>
      <ChevronIcon size={18} className={styles.arrow} />
      {suffix}
    </FieldFrame>
  )
}
