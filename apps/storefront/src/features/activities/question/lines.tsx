import styles from './question.module.css'

/** Lines of text, those that are blank left out. */
export function Lines({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => (
    <p key={line} className={styles.line}>
      {line}
    </p>
  ))
}
