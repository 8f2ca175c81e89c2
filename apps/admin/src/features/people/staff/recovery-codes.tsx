import { Button } from 'antd'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './second-factor.module.css'
import { secondFactorTexts } from './second-factor.texts.ts'

/** Shown once: to be copied, or kept as a file. */
export function RecoveryCodeList({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) {
  const texts = secondFactorTexts.use()
  const feedback = useFeedback()
  const all = codes.join('\n')
  return (
    <div className={styles.steps}>
      <p>{texts.codesHint}</p>
      <ul className={`mono ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(all).then(() => feedback.done(texts.copied))
          }
        >
          {texts.copyCodes}
        </Button>
        <Button
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${all}\n`)}`}
          download={`${texts.file}.txt`}
        >
          {texts.download}
        </Button>
        <Button type="primary" onClick={onClose}>
          {texts.kept}
        </Button>
      </div>
    </div>
  )
}
