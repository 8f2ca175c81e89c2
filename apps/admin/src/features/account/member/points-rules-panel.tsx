import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
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
  const { data, error, refetch } = useQuery({
    ...api.pointsRules.read.query(),
    staleTime: 0,
  })
  if (!data) return error && <LoadFailed error={error} onAgain={refetch} />
  const { earnBp, spendPercent, expiryYears, updatedAt } = data
  return (
    <Panel
      title={texts.title}
      extra={
        canEverywhere('level.write') && (
          <Button onClick={() => setOpen(true)}>{texts.change}</Button>
        )
      }
    >
      <Facts
        facts={[
          [texts.earn, earnBp === null ? texts.off : texts.earnOf(earnBp / 10_000)],
          [texts.spend, spendPercent === null ? texts.off : texts.spendOf(spendPercent)],
          [texts.expiry, expiryYears === null ? texts.never : texts.until(expiryYears)],
        ]}
      />
      <p className="soft small" style={{ marginTop: 10 }}>
        {updatedAt === null ? texts.usual : texts.changedAt(dateTime(updatedAt))}
        <AuditLink object="pointsRules" />
      </p>
      {isOpen && <PointsRulesForm of={data} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
