import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { CloseIcon, SearchIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import styles from './search-bar.module.css'

export interface SearchBarProps {
  value: string
  onChange: (value: string) => void
  /** By the keyboard's search key or the button; trimmed. */
  onSubmit: (value: string) => void
  placeholder?: string | undefined
  autoFocus?: boolean | undefined
  onFocus?: (() => void) | undefined
  /** Text of the button; without it there is none. */
  action?: string | undefined
  className?: string | undefined
}

export function SearchBar({
  value,
  onChange,
  onSubmit,
  placeholder,
  autoFocus,
  onFocus,
  action,
  className,
}: SearchBarProps) {
  const texts = useTexts()
  const input = useRef<HTMLInputElement>(null)

  // What was typed into a drawn page before hydration was told to nobody; the box holds it still.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? value
    if (typed !== value) onChange(typed)
  })

  return (
    <form
      role="search"
      className={classNames(styles.bar, className)}
      onSubmit={(event) => {
        event.preventDefault()
        input.current?.blur()
        onSubmit(value.trim())
      }}
    >
      <div className={styles.box}>
        <SearchIcon size={20} className={styles.glass} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="keyword"
          enterKeyHint="search"
          autoComplete="off"
          autoFocus={autoFocus}
          aria-label={placeholder ?? texts.search}
          placeholder={placeholder}
          maxLength={60}
          value={value}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <IconButton
            className={styles.clear}
            icon={<CloseIcon size={16} />}
            label={texts.clear}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          />
        )}
      </div>
      {action && (
        <button type="submit" className={styles.action}>
          {action}
        </button>
      )}
    </form>
  )
}
