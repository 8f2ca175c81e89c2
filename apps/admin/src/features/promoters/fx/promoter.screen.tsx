import type { AdminPromoter } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { Button } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { definePage } from '#platform/page/define-page.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
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
  return id === 'material' ? <MaterialPage /> : <PromoterPage id={id} />
}

type Verdict = 'approve' | 'reject' | 'disable' | 'enable'
const verdictsOf: Readonly<Record<0 | 1 | 2 | 3, readonly Verdict[]>> = {
  0: ['approve', 'reject'],
  1: ['disable'],
  2: [],
  3: ['enable'],
}

const PromoterPage = definePage({
  texts: fxTexts,
  read: (api, id) => api.fxAdmin.promoter.query({ id: Number(id) }),
  section: 'promoters',
  back: ({ back }) => back,
  waiting: ({ texts }) => texts.promoter,
  head: ({ texts, session, id, one: { nickname, status, level }, open }) => ({
    title: nickname,
    beside: (
      <>
        <Pill tone={tones[status]}>{texts[`status${status}`]}</Pill>
        <Pill tone="plain">{texts.level(level)}</Pill>
      </>
    ),
    hint: <AuditLink isPersonal object={`promoter ${Number(id)}`} />,
    actions:
      session.canEverywhere('promoter.write') &&
      verdictsOf[status].map((verdict) => (
        <Button
          key={verdict}
          type={verdict === 'approve' ? 'primary' : 'default'}
          danger={verdict === 'reject' || verdict === 'disable'}
          onClick={() =>
            open((close, now) => <DecideForm promoter={now} verdict={verdict} onClose={close} />)
          }
        >
          {texts[verdict]}
        </Button>
      )),
  }),
  body: ({ texts, id, one: promoter }) => (
    <>
      <Sums
        sums={[
          { name: texts.available, value: money(promoter.available) },
          { name: texts.frozen, value: money(promoter.frozen) },
          { name: texts.withdrawing, value: money(promoter.withdrawing) },
          { name: texts.withdrawn, value: money(promoter.withdrawn) },
          { name: texts.sales, value: money(promoter.sales) },
          { name: texts.orders, value: count(promoter.orders) },
        ]}
      />
      <Columns main={<LedgerPanel id={Number(id)} />} aside={<About promoter={promoter} />} />
    </>
  ),
})

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
function DecideForm({ promoter, verdict, onClose }: DecideProps) {
  const { id, nickname } = promoter
  const texts = fxTexts.use()
  const call = useDecide()
  const words = { title: texts[`${verdict}Ask`](nickname), hint: texts[`${verdict}Hint`] }
  if (verdict === 'approve' || verdict === 'enable')
    return <GrantForm of={{ promoter, verdict }} onClose={onClose} />
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

interface Granting extends Omit<DecideProps, 'onClose'> {
  verdict: 'approve' | 'enable'
}

const GrantForm = defineForm({
  texts: fxTexts,
  initial: (_of: Granting) => ({}),
  useOwn: () => useDecide(),
  inputOf: (_values, _begun, { promoter: { id }, verdict }) => ({ id, verdict, note: '' }),
  send: (_api, input, _requestId, deciding) => deciding.mutateAsync(input),
  title: ({ texts, of: { promoter, verdict } }) => texts[`${verdict}Ask`](promoter.nickname),
  hint: ({ texts, of: { verdict } }) => texts[`${verdict}Hint`],
  ok: ({ texts, of: { verdict } }) => texts[verdict],
  done: ({ texts }) => texts.decided,
})
