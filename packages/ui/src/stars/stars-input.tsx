import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { StarFilledIcon, StarIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import styles from './stars.module.css'

export interface StarsInputProps {
  /** 1 to 5; 0 is not chosen yet. */
  value: number
  onChange: (value: number) => void
  label: string
  className?: string | undefined
}

export function StarsInput({ value, onChange, label, className }: StarsInputProps) {
  const texts = useTexts()
  const name = useId()
  return (
    <span className={classNames(styles.input, className)} role="radiogroup" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} className={classNames(styles.star, star <= value && styles.on)}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={star}
            checked={star === value}
            aria-label={texts.starsOf(star)}
            onChange={() => onChange(star)}
          />
          {star <= value ? <StarFilledIcon size={26} /> : <StarIcon size={26} />}
        </label>
      ))}
    </span>
  )
}
