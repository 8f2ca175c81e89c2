import type { MoneyProposal } from '@mallard/contract/trade/repair/repair-admin.calls'
import { Button, Space } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { asPage, defineList, wholePage, type ListView } from '#platform/list/define-list.tsx'
import { NextStep } from '#platform/parts/next-step.tsx'
import { PhoneCodeField } from '#platform/parts/phone-code-field.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { dateTime, fenTyped, money } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { AmountField, NumberField } from './proof.form.tsx'
import styles from './repair.module.css'
import { repairTexts } from './repair.texts.ts'
import { useRepair } from './use-repairs.ts'

const states: Readonly<
  Record<
    MoneyProposal['state'],
    readonly ['pOpen' | 'pApproved' | 'pDeclined' | 'pWithdrawn' | 'pExpired', Tone]
  >
> = {
  open: ['pOpen', 'warn'],
  approved: ['pApproved', 'good'],
  declined: ['pDeclined', 'bad'],
  withdrawn: ['pWithdrawn', 'plain'],
  expired: ['pExpired', 'plain'],
}
const said = {
  open: 'saidOpen',
  ended: 'saidEnded',
  unknown: 'saidUnknown',
  failed: 'saidFailed',
} as const

/**
 * What one person has said of money, for the second one. Amount and number are not shown while it
 * waits: they are read from the proof.
 */
export const Proposals = defineList({
  texts: repairTexts,
  filters: {},
  read: (api) => asPage(api.repairAdmin.proposals.query(), wholePage),
  isWhole: true,
  isFresh: true,
  useOwn: ({ open }) => useProposalActions(open),
  rowKey: 'id',
  columns: ({ texts, session: { can } }, actionsOn) => [
    {
      title: texts.number,
      key: 'number',
      width: 252,
      render: (_, { kind, number }) => (
        <div className={styles.cell}>
          <span>{kind === 'payment' ? texts.payments : texts.refunds}</span>
          <span className="mono">{number}</span>
        </div>
      ),
    },
    {
      title: texts.proof,
      key: 'proof',
      card: 'wide',
      render: (_, { state, amount, channelNo, reason, canDecide }) => (
        <div className={styles.cell}>
          {state === 'open' && canDecide ? null : (
            <>
              <strong>{money(amount)}</strong>
              <span className="mono small">{channelNo}</span>
            </>
          )}
          <span className="small">{reason}</span>
        </div>
      ),
    },
    {
      title: texts.said,
      key: 'said',
      width: 150,
      render: (_, { channelSaid }) => <span className="small">{texts[said[channelSaid]]}</span>,
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 240,
      render: (_, { state, by, at, expiresAt, decidedBy, decidedAt, note, next, approvers }) => {
        const [name, tone] = states[state]
        return (
          <div className={styles.cell}>
            <Pill tone={tone}>{texts[name]}</Pill>
            <span className="soft small">{texts.by(by, dateTime(at))}</span>
            {decidedAt !== null && decidedBy && (
              <span className="soft small">{texts.by(decidedBy, dateTime(decidedAt))}</span>
            )}
            {state === 'open' && (
              <span className="soft small">{texts.before(dateTime(expiresAt))}</span>
            )}
            {note && <span className="small">{note}</span>}
            <NextStep next={next} approvers={approvers} />
          </div>
        )
      },
    },
    {
      title: texts.actions,
      key: 'actions',
      card: 'last',
      width: 180,
      render: (_, proposal) => can('pay.confirm') && actionsOn(proposal),
    },
  ],
  width: 980,
  empty: ({ texts }) => ({ title: texts.noProposals }),
})

/** The buttons of a proposal, for who may decide and for who made it. */
function useProposalActions(open: ListView['open']) {
  const texts = repairTexts.use()
  const feedback = useFeedback()
  const { deciding } = useRepair()

  function withdraw(id: number): void {
    deciding.mutate(
      { id, verdict: 'withdraw', note: '' },
      { onSuccess: () => feedback.done(texts.withdrawn), onError: feedback.failed },
    )
  }

  return (proposal: MoneyProposal) => (
    <Space wrap size={8}>
      {(proposal.canDecide || proposal.canAlone) && (
        <Button
          size="small"
          type="primary"
          onClick={() => open((close) => <AgreeForm of={proposal} onClose={close} />)}
        >
          {texts.agree}
        </Button>
      )}
      {proposal.canDecline && (
        <Button
          size="small"
          danger
          onClick={() => open((close) => <DeclineForm id={proposal.id} onClose={close} />)}
        >
          {texts.decline}
        </Button>
      )}
      {proposal.canWithdraw && (
        <Button size="small" onClick={() => withdraw(proposal.id)}>
          {texts.withdraw}
        </Button>
      )}
    </Space>
  )
}

function DeclineForm({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = repairTexts.use()
  const { deciding } = useRepair()
  return (
    <ReasonForm
      words={{
        title: texts.declineTitle,
        hint: texts.declineHint,
        label: texts.reason,
        needed: texts.needReason,
        usual: texts.usual,
        ok: texts.decline,
      }}
      least={2}
      call={deciding}
      inputOf={(note) => ({ id, verdict: 'decline' as const, note })}
      done={texts.declined}
      onClose={onClose}
    />
  )
}

const AgreeForm = defineForm({
  texts: repairTexts,
  initial: (_proposal: MoneyProposal): Agreeing => ({ amount: '', channelNo: '' }),
  inputOf: ({ amount, channelNo, phoneCode }, { id }) => ({
    id,
    verdict: 'approve' as const,
    note: '',
    amount: fenTyped(amount) ?? 0,
    channelNo: channelNo.trim(),
    ...(phoneCode && { phoneCode }),
  }),
  send: (api, input) => api.repairAdmin.decide(input),
  changes: (api) => [api.repairAdmin],
  title: ({ texts }) => texts.agreeTitle,
  hint: ({ texts }) => texts.agreeHint,
  ok: ({ texts }) => texts.agree,
  fields: ({ of: { canAlone } }) => (
    <>
      <AmountField />
      <NumberField />
      {canAlone && <PhoneCodeField />}
    </>
  ),
  done: ({ texts }) => texts.agreed,
})

interface Agreeing {
  amount: string
  channelNo: string
  phoneCode?: string
}
