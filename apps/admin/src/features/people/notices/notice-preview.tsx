import type { NoticeTemplate } from '@mallard/contract/people/notices/notice-template-admin.calls'
import {
  isEnglishField,
  type NoticeField,
  noticeFaultOf,
  renderNotice,
} from '@mallard/contract/people/notices/notice-template.codes'
import { Form } from 'antd'
import { holesOf } from './notice-holes.ts'
import styles from './notice-template.module.css'
import { noticeTemplateTexts } from './notice-template.texts.ts'

type Typed = Partial<Record<NoticeField, string>>

/** The message as its card on a phone, in both languages, with examples in place of variables. */
export function NoticePreview({ of }: { of: NoticeTemplate }) {
  const texts = noticeTemplateTexts.use()
  const typed: Typed = Form.useWatch([]) ?? {}
  const shown = (field: NoticeField) => {
    const holes = holesOf(of, field)
    const words = typed[field]?.trim() || of.house[field]
    // Words that cannot be sent are shown as they are typed: what is wrong stands at their field.
    return noticeFaultOf(field, words, holes)
      ? words
      : renderNotice(words, Object.fromEntries(holes.map(({ name, example }) => [name, example])))
  }
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <h3 className={styles.part}>{texts.preview}</h3>
      {(
        [
          ['title', 'text'],
          ['titleEn', 'textEn'],
        ] as const
      ).map(([title, text]) => (
        <div key={title} className={styles.card} lang={isEnglishField(title) ? 'en' : 'zh-CN'}>
          <div className={styles.cardHead}>
            <span className={styles.cardTitle}>{shown(title)}</span>
            <span className={styles.cardTime}>
              {isEnglishField(title) ? texts.nowEn : texts.now}
            </span>
          </div>
          <div className={styles.cardText}>{shown(text)}</div>
        </div>
      ))}
    </section>
  )
}
