import styles from './said.module.css'

interface Clash {
  readonly field: string
  readonly text: string
  readonly isBlocking: boolean
}

/** What stands against what is typed, said at its field; what cannot be saved is red. */
export function Said({ clashes, field }: { clashes: readonly Clash[]; field: string }) {
  return (
    <span aria-live="polite">
      {clashes
        .filter((clash) => clash.field === field)
        .map(({ text, isBlocking }) => (
          <span key={text} className={isBlocking ? styles.bad : styles.warn}>
            {text}
          </span>
        ))}
    </span>
  )
}
