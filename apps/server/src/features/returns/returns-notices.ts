import { href } from '@mallard/contract/paths'
import { notify } from '#features/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ReturnRow } from './returns.repo.ts'
import { eventTexts, type ReturnEvent } from './returns.states.ts'

/** Tells whoever asked, and nobody else, what became of his return. */
export async function tellApplicant(trx: Db, apply: ReturnRow, event: ReturnEvent, at: Date, reason = ''): Promise<void> {
  const [zh, en] = eventTexts[event]
  const { title = '', titleEn = '' } = apply.lines[0]?.item ?? {}
  const { partnerId, storeId, applyId, applicantId } = apply
  const told = reason && `：${reason}`
  await notify(trx, [
    {
      scope: { partnerId, storeId },
      memberId: applicantId,
      kind: 'return',
      topic: `return ${event} ${applyId}`,
      title: ['售后进度', 'Your return'],
      text: [`${[...title].slice(0, 24).join('')}，${zh}${told}`, `${[...titleEn].slice(0, 40).join('')}: ${en}${reason && `: ${reason}`}`],
      link: href('returnDetail', { partnerId, storeId, applyId }),
      at,
    },
  ])
}
