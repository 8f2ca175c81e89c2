import type { ReturnStatus } from '@mallard/contract/aftersales/returns/returns.fields'
import type { Instant } from '@mallard/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { returnStatusText } from '#platform/return-status.ts'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { isOverdue, returnTone } from './return-status.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'

/** What an operator can do with a return, no matter who sold the goods. */
const rightOf = {
  agree: 'return.write',
  refuse: 'return.write',
  transferred: 'return.write',
  // What touches goods is the warehouse's.
  receive: 'return.receive',
  refuseReceipt: 'return.receive',
  sendAgain: 'return.receive',
  replaced: 'return.receive',
} as const

interface ReturnHeadProps<Action extends keyof typeof rightOf> {
  each: { applyId: string; status: ReturnStatus; deadlineAt: Instant | null; createTime: Instant }
  back: string
  /** As the audit log names it. */
  auditName?: string
  actions: readonly Action[]
  onAction: (action: Action) => void
}

/** The number of a return, how it stands, until when, and what can be done. */
export function ReturnHead<Action extends keyof typeof rightOf>({
  each,
  back,
  auditName,
  actions,
  onAction,
}: ReturnHeadProps<Action>) {
  const texts = returnsTexts.use()
  const locale = useLocale()
  const { can } = useSession()
  const textOf = (action: keyof typeof rightOf): string => texts[action]
  const [now] = useState(() => Date.now())
  return (
    <PageHeader
      title={each.applyId}
      back={{ to: back, text: texts.back }}
      beside={
        <>
          <CopyButton text={each.applyId} label={texts.copy} done={texts.copied} />
          <Pill tone={returnTone(each.status)}>{returnStatusText(each.status, locale)}</Pill>
          {each.deadlineAt !== null && (
            <span className={isOverdue(each, now) ? `small ${styles.late}` : 'soft small'}>
              {isOverdue(each, now) ? texts.overdue : texts.until(dateTime(each.deadlineAt))}
            </span>
          )}
        </>
      }
      hint={
        <>
          {texts.asked(dateTime(each.createTime))}
          {auditName && <AuditLink isPersonal object={auditName} />}
        </>
      }
      actions={[...actions]
        .reverse()
        .filter((action) => can(rightOf[action]))
        .map((action) => (
          <Button
            key={action}
            type={action.startsWith('refuse') ? 'default' : 'primary'}
            danger={action.startsWith('refuse')}
            onClick={() => onAction(action)}
          >
            {textOf(action)}
          </Button>
        ))}
    />
  )
}
