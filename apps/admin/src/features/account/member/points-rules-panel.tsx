import type { AdminPointsRules } from '@mallard/contract/pricing/points/points-rules.calls'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { PointsRulesForm } from './points-rules.form.tsx'
import { pointsRulesTexts } from './points-rules.texts.ts'

/** How points are earned and spent and how long they hold, for who may to change. */
export function PointsRulesPanel() {
  const texts = pointsRulesTexts.use()
  const { api, canEverywhere } = useSession()
  const [isOpen, setOpen] = useState(false)
  const answer = useQuery({ ...api.pointsRules.read.query(), staleTime: 0 })
  return (
    <Loaded answer={answer}>
      {(rules) => (
        <Panel
          title={texts.title}
          extra={
            canEverywhere('level.write') && (
              <Button onClick={() => setOpen(true)}>{texts.change}</Button>
            )
          }
        >
          <Facts facts={factsOf(rules, texts)} />
          <p className="soft small" style={{ marginTop: 10 }}>
            {rules.updatedAt === null ? texts.usual : texts.changedAt(dateTime(rules.updatedAt))}
            <AuditLink object="pointsRules" />
          </p>
          {isOpen && <PointsRulesForm of={rules} onClose={() => setOpen(false)} />}
        </Panel>
      )}
    </Loaded>
  )
}

const factsOf = (
  { earnBp, spendPercent, expiryYears }: AdminPointsRules,
  texts: ReturnType<typeof pointsRulesTexts.use>,
): [string, string][] => [
  [texts.earn, earnBp === null ? texts.off : texts.earnOf(earnBp / 10_000)],
  [texts.spend, spendPercent === null ? texts.off : texts.spendOf(spendPercent)],
  [texts.expiry, expiryYears === null ? texts.never : texts.until(expiryYears)],
]
