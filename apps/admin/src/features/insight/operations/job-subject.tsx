import type { JobSubject } from '@mallard/contract/insight/operations/operations-admin.calls'
import { kindText } from '@mallard/contract/people/staff/audit-words'
import type { ComponentProps } from 'react'
import { PageLink } from '#platform/parts/page-link.tsx'
import { otherReturn } from '#platform/other-return.ts'
import { useLocale } from '#platform/texts.ts'

type Target = Pick<ComponentProps<typeof PageLink>, 'to' | 'id' | 'query'>

const targets: Readonly<Record<JobSubject['kind'], (number: string) => Target>> = {
  order: (id) => ({ to: 'orders', id }),
  return: (id) => ({ to: 'returns', id }),
  thirdReturn: (number) => ({ to: 'returns', id: `${otherReturn}${number}` }),
  refund: (q) => ({ to: 'payments', query: { tab: 'refunds', q } }),
  payment: (q) => ({ to: 'payments', query: { q } }),
  invoice: (id) => ({ to: 'invoices', id }),
}

/** What a job was for, with the way to its page. */
export function JobSubjectLink({
  subject: { kind, number, partnerId, storeId },
}: {
  subject: JobSubject
}) {
  const isEnglish = useLocale() === 'en'
  return (
    <PageLink {...targets[kind](number)} of={{ partnerId, storeId }}>
      {kindText(kind, isEnglish)} <span className="mono">{number}</span>
    </PageLink>
  )
}
