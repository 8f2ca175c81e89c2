import type { AdminPromoter } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime, money } from '#platform/show.ts'
import { fxTexts } from './fx.texts.ts'
import { LedgerPanel } from './ledger-panel.tsx'
import { MaterialPage } from './material-page.tsx'
import { tones } from './promoter-tone.ts'
import { RatesPage } from './rates-page.tsx'
import { useDecide } from './use-promoters.ts'

/** One promoter, or the rules and the material of all of them. */
export default function PromoterScreen({ id }: { id: string }) {
  if (id === 'rates') return <RatesPage />
  return id === 'material' ? <MaterialPage /> : <PromoterPage id={Number(id)} />
}

type Verdict = 'approve' | 'reject' | 'disable' | 'enable'
const verdictsOf: Readonly<Record<0 | 1 | 2 | 3, readonly Verdict[]>> = {
  0: ['approve', 'reject'],
  1: ['disable'],
  2: [],
  3: ['enable'],
}

function PromoterPage({ id }: { id: number }) {
  const texts = fxTexts.use()
  const { api, canEverywhere, scope } = useSession()
  const { data: promoter, error, refetch } = useQuery(api.fxAdmin.promoter.query({ id }))
  const [verdict, setVerdict] = useState<Verdict>()
  const back = { to: addressOf(scope, 'promoters'), text: texts.back }
  if (!promoter)
    return (
      <>
        <PageHeader title={texts.promoter} back={back} />
        {error ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </>
    )
  const { nickname, status, available, frozen, withdrawing, withdrawn, sales, orders } = promoter
  return (
    <>
      <PageHeader
        title={nickname}
        back={back}
        beside={
          <>
            <Pill tone={tones[status]}>{texts[`status${status}`]}</Pill>
            <Pill tone="plain">{texts.level(promoter.level)}</Pill>
          </>
        }
        hint={<AuditLink isPersonal object={`promoter ${id}`} />}
        actions={
          canEverywhere('promoter.write') &&
          verdictsOf[status].map((each) => (
            <Button
              key={each}
              type={each === 'approve' ? 'primary' : 'default'}
              danger={each === 'reject' || each === 'disable'}
              onClick={() => setVerdict(each)}
            >
              {texts[each]}
            </Button>
          ))
        }
      />
      <Sums
        sums={[
          { name: texts.available, value: money(available) },
          { name: texts.frozen, value: money(frozen) },
          { name: texts.withdrawing, value: money(withdrawing) },
          { name: texts.withdrawn, value: money(withdrawn) },
          { name: texts.sales, value: money(sales) },
          { name: texts.orders, value: count(orders) },
        ]}
      />
      <Columns main={<LedgerPanel id={id} />} aside={<About promoter={promoter} />} />
      {verdict && (
        <DecideForm promoter={promoter} verdict={verdict} onClose={() => setVerdict(undefined)} />
      )}
    </>
  )
}

function About({ promoter }: { promoter: AdminPromoter }) {
  const texts = fxTexts.use()
  const { scope, can } = useSession()
  const { memberId, nickname, realName, phone, idTail, appliedAt, decidedAt, note } = promoter
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          [
            texts.promoter,
            can('member.read') ? (
              <Link key="member" to={addressOf(scope, 'members', memberId)}>
                {nickname}
              </Link>
            ) : (
              nickname
            ),
          ],
          [texts.realName, realName],
          [texts.phone, phone],
          ...(idTail ? [[texts.idTail, idTail] as const] : []),
          [texts.customers, count(promoter.customers)],
          [texts.appliedAt, dateTime(appliedAt)],
          ...(decidedAt === null ? [] : [[texts.decidedAt, dateTime(decidedAt)] as const]),
          ...(note ? [[texts.note, note] as const] : []),
        ]}
      />
    </Panel>
  )
}

interface DecideProps {
  promoter: AdminPromoter
  verdict: Verdict
  onClose: () => void
}

/** What takes something away wants a reason, which the promoter reads. */
function DecideForm({ promoter: { id, nickname }, verdict, onClose }: DecideProps) {
  const texts = fxTexts.use()
  const call = useDecide()
  const words = { title: texts[`${verdict}Ask`](nickname), hint: texts[`${verdict}Hint`] }
  if (verdict === 'approve' || verdict === 'enable')
    return (
      <ModalForm
        {...words}
        ok={texts[verdict]}
        call={call}
        inputOf={() => ({ id, verdict, note: '' })}
        done={texts.decided}
        onClose={onClose}
      />
    )
  return (
    <ReasonForm
      words={{
        ...words,
        label: texts.reason,
        extra: texts.reasonExtra,
        needed: texts.reasonNeeded,
        usual: texts.usual,
        ok: texts[verdict],
      }}
      most={100}
      call={call}
      inputOf={(note) => ({ id, verdict, note })}
      done={texts.decided}
      onClose={onClose}
    />
  )
}
