import type { ReturnStatus } from '@mallard/contract/aftersales/returns/returns.fields'
import type { Instant } from '@mallard/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import type { PageFrame, PageHead } from '#platform/page/define-page.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { returnStatusText } from '#platform/return-status.ts'
import { dateTime } from '#platform/show.ts'
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

interface Return {
  readonly applyId: string
  readonly status: ReturnStatus
  readonly deadlineAt: Instant | null
  readonly createTime: Instant
}

interface HeadOf<Action> {
  readonly each: Return
  /** As the audit log names it. */
  readonly auditName: string
  readonly actions: readonly Action[]
  readonly onAction: (action: Action) => void
}

/** The number of a return, how it stands, until when, and what can be done. */
export function returnHead<Action extends keyof typeof rightOf>(
  { each, auditName, actions, onAction }: HeadOf<Action>,
  { texts, locale, session }: Omit<PageFrame<ReturnType<typeof returnsTexts.use>>, 'id'>,
): PageHead {
  const textOf = (action: keyof typeof rightOf): string => texts[action]
  return {
    title: each.applyId,
    beside: (
      <>
        <CopyButton text={each.applyId} label={texts.copy} done={texts.copied} />
        <Pill tone={returnTone(each.status)}>{returnStatusText(each.status, locale)}</Pill>
        {each.deadlineAt !== null && <Deadline each={each} at={each.deadlineAt} />}
      </>
    ),
    hint: (
      <>
        {texts.asked(dateTime(each.createTime))}
        <AuditLink isPersonal object={auditName} />
      </>
    ),
    actions: [...actions]
      .reverse()
      .filter((action) => session.can(rightOf[action]))
      .map((action) => (
        <Button
          key={action}
          type={action.startsWith('refuse') ? 'default' : 'primary'}
          danger={action.startsWith('refuse')}
          onClick={() => onAction(action)}
        >
          {textOf(action)}
        </Button>
      )),
  }
}

function Deadline({ each, at }: { each: Return; at: Instant }) {
  const texts = returnsTexts.use()
  const [now] = useState(() => Date.now())
  const isLate = isOverdue(each, now)
  return (
    <span className={isLate ? `small ${styles.late}` : 'soft small'}>
      {isLate ? texts.overdue : texts.until(dateTime(at))}
    </span>
  )
}
