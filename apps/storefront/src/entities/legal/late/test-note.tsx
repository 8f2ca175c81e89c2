import styles from './legal.module.css'
import { legalTexts } from './legal.texts.ts'
import { useFilings } from './use-filings.ts'

/**
 * Says on every page that nothing here is real, in a store that lacks what a shop must have. It
 * hangs from the edge, so that nothing moves when it comes, and lets through what is tapped.
 */
export function TestNote() {
  const texts = legalTexts()
  return useFilings()?.isTest ? (
    <p className={`fixed-column ${styles.note}`} role="status">
      <span>{texts.test}</span>
    </p>
  ) : null
}
