import type {
  AccountProposal,
  AdminAccount,
} from '@mallard/contract/trade/payment/account-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { AllRows } from '#platform/parts/all-rows.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { NextStep } from '#platform/parts/next-step.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { AccountForm } from './account.form.tsx'
import { AgreeForm, DeclineForm, StopForm } from './account-actions.tsx'
import { accountTexts } from './account.texts.ts'
import { useAccountChange } from './use-vouchers.ts'
import styles from './voucher.module.css'

type Terms = AccountProposal['terms']

/** `6222 0200 0100 0000`: read and compared in fours. */
export const inFours = (accountNo: string) =>
  accountNo.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

const fields = ['holder', 'bank', 'accountNo', 'leastAmount', 'twoPersonsFrom'] as const

function shown(terms: Terms, field: (typeof fields)[number]): string {
  const value = terms[field]
  if (field === 'accountNo') return inFours(String(value))
  return typeof value === 'number' ? money(value) : value
}

/** The account that shoppers transfer to: what it is, what is asked for, what was. */
export function AccountPage() {
  const texts = accountTexts.use()
  const { api, canEverywhere, scope } = useSession()
  const answer = useQuery({ ...api.accountAdmin.read.query(), staleTime: 0 })
  const { data } = answer
  const [open, setOpen] = useState<'propose' | 'stop'>()
  const mayWrite = canEverywhere('account.write')
  const waiting = data?.proposals.find(({ state }) => state === 'open')
  const account = data?.account ?? null
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ to: addressOf(scope, 'vouchers'), text: texts.back }}
        hint={
          <>
            {texts.hint}
            <AuditLink object={`account ${scope.partnerId}`} />
          </>
        }
        actions={
          data &&
          mayWrite && (
            <>
              {account?.isOpen && (
                <Button danger onClick={() => setOpen('stop')}>
                  {texts.stop}
                </Button>
              )}
              {!waiting && (
                <Button type="primary" onClick={() => setOpen('propose')}>
                  {account === null ? texts.first : account.isOpen ? texts.change : texts.reopen}
                </Button>
              )}
            </>
          )
        }
      />
      <Loaded answer={answer} rows={8}>
        {({ proposals }) => (
          <div style={{ display: 'grid', gap: 16 }}>
            {waiting && <Waiting proposal={waiting} account={account} />}
            <Present account={account} />
            <Log proposals={proposals} />
          </div>
        )}
      </Loaded>
      {open === 'propose' && <AccountForm of={account} onClose={close} />}
      {open === 'stop' && <StopForm onClose={close} />}
    </>
  )
}

function Present({ account }: { account: AdminAccount['account'] }) {
  const texts = accountTexts.use()
  if (!account) return <Blank title={texts.none} text={texts.noneHint} isSmall />
  return (
    <Panel
      title={texts.present}
      extra={
        <Pill tone={account.isOpen ? 'good' : 'bad'}>
          {account.isOpen ? texts.open : texts.stopped}
        </Pill>
      }
    >
      {!account.isOpen && (
        <Alert type="warning" title={texts.stoppedHint} style={{ marginBottom: 16 }} />
      )}
      <Facts
        facts={fields.map((field) => [
          texts[field],
          field === 'accountNo' ? (
            <span key={field} className={`mono ${styles.number}`}>
              {shown(account, field)}
            </span>
          ) : (
            shown(account, field)
          ),
        ])}
      />
    </Panel>
  )
}

/** What a proposal would change, the old beside the new. */
function Change({
  proposal,
  account,
}: {
  proposal: AccountProposal
  account: AdminAccount['account']
}) {
  const texts = accountTexts.use()
  const changed = fields.filter((field) => !account || account[field] !== proposal.terms[field])
  if (changed.length === 0) return texts.same
  return (
    <Facts
      facts={changed.map((field) => [
        texts[field],
        <span key={field} className={field === 'accountNo' ? 'mono' : undefined}>
          {account && <span className={styles.old}>{shown(account, field)}</span>}{' '}
          <strong>{shown(proposal.terms, field)}</strong>
        </span>,
      ])}
    />
  )
}

function Waiting({
  proposal,
  account,
}: {
  proposal: AccountProposal
  account: AdminAccount['account']
}) {
  const texts = accountTexts.use()
  const feedback = useFeedback()
  const { deciding } = useAccountChange()
  const [open, setOpen] = useState<'agree' | 'decline'>()

  async function takeBack(): Promise<void> {
    if (!(await feedback.ask({ title: texts.withdrawAsk, ok: texts.withdraw }))) return
    deciding.mutate(
      { id: proposal.id, verdict: 'withdraw', note: '' },
      { onSuccess: () => feedback.done(texts.withdrawn), onError: feedback.failed },
    )
  }

  return (
    <Panel title={texts.waiting} extra={<Pill tone="warn">{texts.sOpen}</Pill>}>
      <div className={styles.waiting}>
        <Change proposal={proposal} account={account} />
        <p>
          {texts.reason}：{proposal.reason}
          <span className="soft small" style={{ display: 'block' }}>
            {texts.asked(proposal.by, dateTime(proposal.at))} ·{' '}
            {texts.until(dateTime(proposal.expiresAt))}
          </span>
        </p>
        {proposal.canWithdraw && !proposal.canAlone && <p className="soft">{texts.waitingMine}</p>}
        <p>
          <NextStep next={proposal.next} approvers={proposal.approvers} />
        </p>
        <div className={styles.buttons}>
          {(proposal.canDecide || proposal.canAlone) && (
            <Button type="primary" onClick={() => setOpen('agree')}>
              {texts.agree}
            </Button>
          )}
          {proposal.canDecline && (
            <Button danger onClick={() => setOpen('decline')}>
              {texts.decline}
            </Button>
          )}
          {proposal.canWithdraw && (
            <Button loading={deciding.isPending} onClick={() => void takeBack()}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      </div>
      {open === 'agree' && (
        <AgreeForm
          of={{ id: proposal.id, isAlone: proposal.canAlone }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'decline' && <DeclineForm id={proposal.id} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}

const tones: Readonly<Record<AccountProposal['state'], Tone>> = {
  open: 'warn',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
}

function Log({ proposals }: { proposals: readonly AccountProposal[] }) {
  const texts = accountTexts.use()
  const names = {
    open: texts.sOpen,
    approved: texts.sApproved,
    declined: texts.sDeclined,
    withdrawn: texts.sWithdrawn,
    expired: texts.sExpired,
  }
  const columns: ListColumn<AccountProposal>[] = [
    { title: texts.when, key: 'at', width: 150, render: (_, { at }) => dateTime(at) },
    {
      title: texts.who,
      key: 'by',
      width: 200,
      render: (_, { by, reason }) => (
        <div className={styles.cell}>
          <span>{by}</span>
          <span className="soft small">{reason}</span>
        </div>
      ),
    },
    {
      title: texts.what,
      key: 'terms',
      render: (_, { terms }) => (
        <div className={styles.cell}>
          <span>
            {terms.holder} · {terms.bank}
          </span>
          <span className="mono">{inFours(terms.accountNo)}</span>
          <span className="soft small">
            {texts.leastAmount} {money(terms.leastAmount)} · {texts.twoPersonsFrom}{' '}
            {money(terms.twoPersonsFrom)}
          </span>
        </div>
      ),
    },
    {
      title: texts.result,
      key: 'state',
      width: 240,
      render: (_, { state, decidedBy, decidedAt, note }) => (
        <div className={styles.cell}>
          <span>
            <Pill tone={tones[state]}>{names[state]}</Pill>
          </span>
          {decidedBy !== '' && decidedAt !== null && (
            <span className="soft small">{texts.by(decidedBy, dateTime(decidedAt))}</span>
          )}
          {note !== '' && <span className="small">{note}</span>}
        </div>
      ),
    },
  ]
  return (
    <Panel title={texts.log} isFlush>
      <AllRows
        rowKey="id"
        columns={columns}
        rows={proposals}
        width={760}
        empty={<Blank title={texts.noLog} text="" isSmall />}
      />
    </Panel>
  )
}
