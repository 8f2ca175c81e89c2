import type { NoticeTemplate } from '@mallard/contract/people/notices/notice-template-admin.calls'
import { Button } from 'antd'
import { useLocale } from '#platform/texts.ts'
import styles from './notice-template.module.css'
import { noticeTemplateTexts } from './notice-template.texts.ts'

export type NoticeVariable = NoticeTemplate['variables'][number]

/** What the words may name, and what it holds for instance; a press puts it in. */
export function NoticeVariables({
  of: { variables },
  onPick,
}: {
  of: NoticeTemplate
  onPick: (variable: NoticeVariable) => void
}) {
  const texts = noticeTemplateTexts.use()
  const isEnglish = useLocale() === 'en'
  if (variables.length === 0) return <p className="soft small">{texts.noVariables}</p>
  return (
    <section className={styles.variables} aria-label={texts.variables}>
      <h3 className={styles.part}>{texts.variables}</h3>
      <dl className={styles.holes}>
        {variables.map((variable) => {
          const { name, label, example, exampleEn, isNeeded, mayBeEmpty } = variable
          return (
            <div key={name}>
              <dt>
                <Button size="small" onClick={() => onPick(variable)}>
                  <code>{`{${name}}`}</code> {label}
                </Button>
              </dt>
              <dd className="soft small">
                {[
                  isEnglish ? exampleEn : example,
                  isNeeded && texts.isNeeded,
                  mayBeEmpty && texts.mayBeEmpty(name),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="soft small">{texts.wordsHint}</p>
    </section>
  )
}
