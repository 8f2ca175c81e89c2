import type { PointsProposal } from '@mallard/contract/pricing/points/points-admin.calls'
import { Button } from 'antd'
import { useState } from 'react'
import { Panel } from '#platform/parts/panel.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './member.module.css'
import { memberTexts } from './member.texts.ts'
import { usePointsChange, useWaiting } from './use-members.ts'

export const signed = (delta: number) => (delta > 0 ? `+${count(delta)}` : `\u2212${count(-delta)}`)

/** Changes of points that wait for another person: all of them, or those of one member. */
export function WaitingPoints({ memberId }: { memberId?: number }) {
  const texts = memberTexts.use()
  const { data = [] } = useWaiting()
  const shown = memberId === undefined ? data : data.filter((each) => each.memberId === memberId)
  if (shown.length === 0) return null
  return (
    <div style={{ marginBottom: 16 }}>
      <Panel title={texts.waiting}>
        <ul className={styles.waiting}>
          {shown.map((each) => (
            <Waiting key={each.id} proposal={each} isNamed={memberId === undefined} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Waiting({ proposal, isNamed }: { proposal: PointsProposal; isNamed: boolean }) {
  const texts = memberTexts.use()
  const feedback = useFeedback()
  const { scope } = useSession()
  const { deciding } = usePointsChange()
  const [isDeclining, setIsDeclining] = useState(false)
  const { id, memberId, nickname, phoneMasked, what, delta, reason, by, at } = proposal
  const said = { agree: texts.agreed, withdraw: texts.withdrawn }

  async function settle(action: 'agree' | 'withdraw'): Promise<void> {
    if (
      action === 'agree' &&
      !(await feedback.ask({
        title: texts.agreeAsk(nickname, texts[what], signed(delta)),
        text: reason,
        ok: texts.agree,
      }))
    )
      return
    const verdict = action === 'agree' ? 'approve' : 'withdraw'
    deciding.mutate(
      { id, verdict, note: '' },
      { onSuccess: () => feedback.done(said[action]), onError: feedback.failed },
    )
  }

  return (
    <li>
      <div className={styles.cell}>
        <span>
          {isNamed && (
            <>
              <Link to={addressOf(scope, 'members', memberId)}>{nickname}</Link>{' '}
              <span className="soft small">{phoneMasked}</span>{' '}
            </>
          )}
          {texts[what]} <strong>{signed(delta)}</strong> · {reason}
        </span>
        <span className="soft small">{texts.by(by, dateTime(at))}</span>
      </div>
      <div className={styles.buttons}>
        {proposal.canDecide && (
          <>
            <Button
              type="primary"
              size="small"
              loading={deciding.isPending}
              onClick={() => void settle('agree')}
            >
              {texts.agree}
            </Button>
            <Button danger size="small" onClick={() => setIsDeclining(true)}>
              {texts.decline}
            </Button>
          </>
        )}
        {proposal.canWithdraw && (
          <Button size="small" loading={deciding.isPending} onClick={() => void settle('withdraw')}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      {isDeclining && (
        <ReasonForm
          words={{
            title: texts.declineTitle,
            hint: texts.declineHint,
            label: texts.reason,
            needed: texts.needed,
            usual: texts.declineReasons,
            ok: texts.decline,
          }}
          call={deciding}
          inputOf={(note) => ({ id, verdict: 'decline' as const, note })}
          done={texts.declined}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </li>
  )
}
