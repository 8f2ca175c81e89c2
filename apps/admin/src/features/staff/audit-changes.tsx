import type { AuditEntry } from '@mallard/contract/staff/staff.calls'
import { Button } from 'antd'
import { useState } from 'react'
import { useLocale } from '#platform/texts.ts'
import styles from './audit.module.css'
import { auditTexts } from './audit.texts.ts'
import { readableChanges } from './readable-changes.ts'

const longest = 120

/** Field by field: what it was, what it is. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const texts = auditTexts.use()
  const changes = readableChanges(entry, useLocale())
  const [isOpen, setIsOpen] = useState(false)
  const isLong = changes.some(({ before, after }) => (before?.length ?? 0) > longest || after.length > longest)
  const cut = (text: string) => (isOpen || text.length <= longest ? text : `${text.slice(0, longest)}…`)
  if (changes.length === 0) return <span className="soft">{texts.same}</span>
  return (
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
      {isLong && (
        <Button type="text" size="small" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.less : texts.more}
        </Button>
      )}
    </dl>
  )
}
