import { cutText } from '@mallard/kernel'
import type { AuditEntry } from '@mallard/contract/people/staff/staff.calls'
import { readableChanges } from '@mallard/contract/people/staff/audit-changes'
import { changeWords } from '@mallard/contract/people/staff/audit-words'
import { Button } from 'antd'
import { useState } from 'react'
import { useLocale } from '#platform/texts.ts'
import styles from './audit.module.css'
import { auditTexts } from './audit.texts.ts'

const longest = 120

/** Field by field: what it was, what it is. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const texts = auditTexts.use()
  const locale = useLocale()
  const changes = readableChanges(entry, locale)
  const [isOpen, setIsOpen] = useState(false)
  const isLong = changes.some(
    ({ before, after }) => (before?.length ?? 0) > longest || after.length > longest,
  )
  const cut = (text: string) =>
    isOpen || text.length <= longest ? text : `${cutText(text, longest)}…`
  if (changes.length === 0)
    return <span className="soft">{changeWords.same[locale === 'en' ? 1 : 0]}</span>
  return (
    <>
      <dl className={styles.changes}>
        {changes.map(({ field, before, after }) => (
          <div key={field} className={styles.change}>
            <dt>{field}</dt>
            <dd>
              {before !== undefined && (
                <>
                  <del>{cut(before)}</del>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <ins>{cut(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {isLong && (
        <Button type="text" size="small" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.less : texts.more}
        </Button>
      )}
    </>
  )
}
