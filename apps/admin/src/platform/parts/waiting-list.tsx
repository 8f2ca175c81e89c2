import type { Proposal } from '@mallard/contract/people/staff/proposal.fields'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { dateTime } from '../show.ts'
import { defineTexts } from '../texts.ts'
import { useFeedback } from '../use-feedback.ts'
import { ModalForm } from './modal-form.tsx'
import { NextStep } from './next-step.tsx'
import { Panel } from './panel.tsx'
import { PhoneCodeField } from './phone-code-field.tsx'
import { ReasonForm } from './reason-form.tsx'
import styles from './waiting-list.module.css'

const texts = defineTexts(
  {
    by: (who: string, when: string) => `${who} 于 ${when} 申请`,
    agree: '同意',
    agreeAlone: '凭验证码同意',
    decline: '不同意',
    declineHint: '申请人会看到原因。',
    declined: '已回复',
    needed: '请填写原因',
    withdraw: '撤回',
  },
  {
    by: (who, when) => `Asked for by ${who}, ${when}`,
    agree: 'Agree',
    agreeAlone: 'Agree by a code',
    decline: 'Decline',
    declineHint: 'Who asked for it reads the reason.',
    declined: 'Answered',
    needed: 'Give a reason',
    withdraw: 'Take it back',
  },
)

interface Decided {
  readonly id: number
  readonly verdict: 'approve' | 'decline' | 'withdraw'
  readonly note: string
  readonly phoneCode?: string
}

/** The call, of which only this is needed. */
interface Deciding {
  readonly mutate: (
    input: Decided,
    options: { onSuccess: (answer: unknown) => void; onError: (failure: Error) => void },
  ) => void
  readonly isPending: boolean
  readonly variables: { readonly id: number | string } | undefined
  readonly error: Error | null
  readonly reset: () => void
}

interface Shown {
  /** What is wanted, and of what it is. */
  readonly what: ReactNode
  readonly more?: string
  /** Asked before it is agreed to. */
  readonly ask: string
  readonly details: string
}

interface WaitingListProps<Each extends Proposal> {
  proposals: readonly Each[]
  words: {
    readonly title: string
    readonly agreed: string
    readonly declineTitle: string
    /** Usual ones, joined by `|`. */
    readonly declineReasons: string
  }
  mayDecide: boolean
  deciding: Deciding
  show: (proposal: Each) => Shown
}

/** What waits for a second person, and their word on it. */
export function WaitingList<Each extends Proposal>({
  proposals,
  words,
  mayDecide,
  deciding,
  show,
}: WaitingListProps<Each>) {
  const own = texts.use()
  const feedback = useFeedback()
  const [declining, setDeclining] = useState<number>()
  const [alone, setAlone] = useState<Shown & { id: number }>()
  if (proposals.length === 0) return null

  async function settle({ id }: Proposal, { ask, details }: Shown, isYes: boolean) {
    const question = { title: ask, text: details, ok: own.agree }
    if (isYes && !(await feedback.ask(question))) return
    deciding.mutate(
      { id, verdict: isYes ? 'approve' : 'withdraw', note: '' },
      {
        onSuccess: () => feedback.done(isYes ? words.agreed : own.withdrawn),
        onError: feedback.failed,
      },
    )
  }

  return (
    <div className={styles.panel}>
      <Panel title={words.title}>
        <ul className={styles.list}>
          {proposals.map((each) => {
            const shown = show(each)
            const isBusy = deciding.isPending && deciding.variables?.id === each.id
            return (
              <li key={each.id}>
                <div className={styles.cell}>
                  <span>{shown.what}</span>
                  {shown.more && <span className="small">{shown.more}</span>}
                  <span className="soft small">{own.by(each.by, dateTime(each.at))}</span>
                  <NextStep next={each.next} approvers={each.approvers} />
                </div>
                <div className={styles.buttons}>
                  {each.canDecide && mayDecide && (
                    <Button
                      type="primary"
                      size="small"
                      loading={isBusy}
                      onClick={() => void settle(each, shown, true)}
                    >
                      {own.agree}
                    </Button>
                  )}
                  {each.canAlone && mayDecide && (
                    <Button
                      type="primary"
                      size="small"
                      onClick={() => setAlone({ ...shown, id: each.id })}
                    >
                      {own.agreeAlone}
                    </Button>
                  )}
                  {each.canDecline && mayDecide && (
                    <Button danger size="small" onClick={() => setDeclining(each.id)}>
                      {own.decline}
                    </Button>
                  )}
                  {each.canWithdraw && (
                    <Button
                      size="small"
                      loading={isBusy}
                      onClick={() => void settle(each, shown, false)}
                    >
                      {own.withdraw}
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      </Panel>
      {alone && (
        <ModalForm
          title={alone.ask}
          hint={<span style={{ whiteSpace: 'pre-line' }}>{alone.details}</span>}
          ok={own.agree}
          call={deciding}
          inputOf={({ phoneCode }: { phoneCode: string }) => ({
            id: alone.id,
            verdict: 'approve' as const,
            note: '',
            phoneCode,
          })}
          done={words.agreed}
          onClose={() => setAlone(undefined)}
        >
          <PhoneCodeField />
        </ModalForm>
      )}
      {declining !== undefined && (
        <ReasonForm
          words={{
            title: words.declineTitle,
            hint: own.declineHint,
            label: own.reason,
            needed: own.needed,
            usual: words.declineReasons,
            ok: own.decline,
          }}
          call={deciding}
          inputOf={(note) => ({ id: declining, verdict: 'decline' as const, note })}
          done={own.declined}
          onClose={() => setDeclining(undefined)}
        />
      )}
    </div>
  )
}
