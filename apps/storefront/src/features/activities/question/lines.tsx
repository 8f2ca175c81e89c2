import { linesOf } from '#platform/lines-of.ts'
import styles from './question.module.css'

/** Lines of text, those that are blank left out. */
export function Lines({ text }: { text: string }) {
  return linesOf(text).map((line) => (
    <p key={line} className={styles.line}>
      {line}
    </p>
  ))
}
