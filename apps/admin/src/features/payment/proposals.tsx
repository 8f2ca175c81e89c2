import type { MoneyProposal } from '@mallard/contract/payment/repair-desk.calls'
import { Button, Space, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, fenTyped, money } from '#platform/show.ts'
import { useTell } from '#platform/use-tell.ts'
import { AmountField, NumberField } from './proof.form.tsx'
import styles from './repair.module.css'
import { repairTexts } from './repair.texts.ts'
import { useMoneyProposals, useRepair } from './use-repairs.ts'

const states: Readonly<Record<MoneyProposal['state'], readonly ['pOpen' | 'pApproved' | 'pDeclined' | 'pWithdrawn' | 'pExpired', Tone]>> = {
  open: ['pOpen', 'warn'],
  approved: ['pApproved', 'good'],
  declined: ['pDeclined', 'bad'],
  withdrawn: ['pWithdrawn', 'plain'],
  expired: ['pExpired', 'plain'],
}
const said = { open: 'saidOpen', ended: 'saidEnded', unknown: 'saidUnknown', failed: 'saidFailed' } as const

/** What one person has said of money, for the second one. Amount and number are not shown while it waits: they are read from the proof. */
export function Proposals() {
  const texts = repairTexts.use()
  const tell = useTell()
  const { can } = useSession()
  const { data, error, isFetching, refetch } = useMoneyProposals()
  const { deciding } = useRepair()
  const [agreeing, setAgreeing] = useState<MoneyProposal>()
  const [declining, setDeclining] = useState<number>()

  const columns: TableColumnsType<MoneyProposal> = [
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
    { title: texts.said, key: 'said', width: 150, render: (_, { channelSaid }) => <span className="small">{texts[said[channelSaid]]}</span> },
    {
      title: texts.state,
      key: 'state',
      width: 210,
      render: (_, { state, by, at, expiresAt, decidedBy, decidedAt, note }) => {
        const [name, tone] = states[state]
        return (
          <div className={styles.cell}>
            <Pill tone={tone}>{texts[name]}</Pill>
            <span className="soft small">{texts.by(by, dateTime(at))}</span>
            {decidedAt !== null && decidedBy && <span className="soft small">{texts.by(decidedBy, dateTime(decidedAt))}</span>}
            {state === 'open' && <span className="soft small">{texts.before(dateTime(expiresAt))}</span>}
            {note && <span className="small">{note}</span>}
          </div>
        )
      },
    },
    {
      title: texts.actions,
      key: 'actions',
      width: 180,
      render: (_, proposal) => (
        <Space wrap size={8}>
          {proposal.canDecide && can('pay.confirm') && (
            <>
              <Button size="small" type="primary" onClick={() => setAgreeing(proposal)}>
                {texts.agree}
              </Button>
              <Button size="small" danger onClick={() => setDeclining(proposal.id)}>
                {texts.decline}
              </Button>
            </>
          )}
          {proposal.canWithdraw && can('pay.confirm') && (
            <Button
              size="small"
              onClick={() =>
                deciding.mutate({ id: proposal.id, verdict: 'withdraw', note: '' }, { onSuccess: () => tell.done(texts.withdrawn), onError: tell.failed })
              }
            >
              {texts.withdraw}
            </Button>
          )}
        </Space>
      ),
    },
  ]

  return (
    <>
      {error && !data ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Table
          rowKey="id"
          columns={columns}
          dataSource={data}
          loading={!data && isFetching}
          scroll={{ x: 980 }}
          pagination={false}
          locale={{ emptyText: <Blank title={texts.noProposals} isSmall /> }}
        />
      )}
      {agreeing && <AgreeForm proposal={agreeing} onClose={() => setAgreeing(undefined)} />}
      {declining !== undefined && (
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
          inputOf={(note) => ({ id: declining, verdict: 'decline' as const, note })}
          done={texts.declined}
          onClose={() => setDeclining(undefined)}
        />
      )}
    </>
  )
}

function AgreeForm({ proposal, onClose }: { proposal: MoneyProposal; onClose: () => void }) {
  const texts = repairTexts.use()
  const { deciding } = useRepair()

  return (
    <ModalForm
      title={texts.agreeTitle}
      ok={texts.agree}
      hint={texts.agreeHint}
      initial={{ amount: '', channelNo: '' }}
      call={deciding}
      inputOf={({ amount, channelNo }: { amount: string; channelNo: string }) => ({
        id: proposal.id,
        verdict: 'approve' as const,
        note: '',
        amount: fenTyped(amount) ?? 0,
        channelNo: channelNo.trim(),
      })}
      done={texts.agreed}
      onClose={onClose}
    >
      <AmountField />
      <NumberField />
    </ModalForm>
  )
}
