import type { AdminMemberPage } from '@mallard/contract/account/member/member-admin.calls'
import type { Standing } from '@mallard/contract/people/standing/standing.codes'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { saveBlob } from '#platform/files.ts'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import styles from './member.module.css'
import { standingTexts } from './standing.texts.ts'

/** What is asked before it is done. */
type Asking = { readonly what: Standing; readonly isOn: boolean } | 'close'

/** What a member may not do, and what is done about it; what the law gives them all the same. */
export function StandingPanel({ member }: { member: AdminMemberPage }) {
  const texts = standingTexts.use()
  const { canEverywhere } = useSession()
  const [asking, setAsking] = useState<Asking>()
  const { frozen, blocked } = member.standing
  const mayFreeze = canEverywhere('member.freeze')
  const copy = useCopy(member.memberId)
  const turn = (what: Standing, isOn: boolean, name: string) => (
    <Button size="small" danger={isOn} onClick={() => setAsking({ what, isOn })}>
      {name}
    </Button>
  )
  return (
    <Panel title={texts.title}>
      <div className={styles.stack}>
        {!frozen && !blocked && <p className="soft">{texts.free}</p>}
        {frozen && (
          <HeldSince tone="bad" name={texts.frozen} hint={texts.frozenHint} held={frozen} />
        )}
        {blocked && (
          <HeldSince tone="warn" name={texts.blocked} hint={texts.blockedHint} held={blocked} />
        )}
        {member.closesAt !== null && <p>{texts.closing(dateTime(member.closesAt))}</p>}
        <div className={styles.buttons}>
          {mayFreeze && turn('frozen', !frozen, frozen ? texts.unfreeze : texts.freeze)}
          {mayFreeze && turn('blocked', !blocked, blocked ? texts.unblock : texts.block)}
          {canEverywhere('data.export') && (
            <Button size="small" loading={copy.isPending} onClick={() => void copy.ask()}>
              {texts.copy}
            </Button>
          )}
          {mayFreeze && member.closesAt === null && (
            <Button size="small" danger onClick={() => setAsking('close')}>
              {texts.close}
            </Button>
          )}
        </div>
      </div>
      {asking === 'close' && <CloseForm member={member} onClose={() => setAsking(undefined)} />}
      {asking && asking !== 'close' && (
        <TurnForm member={member} {...asking} onClose={() => setAsking(undefined)} />
      )}
    </Panel>
  )
}

interface HeldProps {
  tone: 'bad' | 'warn'
  name: string
  hint: string
  held: NonNullable<AdminMemberPage['standing'][Standing]>
}

function HeldSince({ tone, name, hint, held: { reason, by, since } }: HeldProps) {
  const texts = standingTexts.use()
  return (
    <div className={styles.cell}>
      <span>
        <Pill tone={tone}>{name}</Pill> {reason}
      </span>
      <span className="soft small">{texts.since(by, dateTime(since))}</span>
      <span className="soft small">{hint}</span>
    </div>
  )
}

interface AskedOf {
  member: Pick<AdminMemberPage, 'memberId' | 'nickname'>
  onClose: () => void
}

function TurnForm({
  member: { memberId, nickname },
  what,
  isOn,
  onClose,
}: AskedOf & Exclude<Asking, 'close'>) {
  const texts = standingTexts.use()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const act = useMutation({
    mutationFn: (reason: string) => api.standingAdmin.set({ memberId, what, isOn, reason }),
    onSettled: () => invalidate(api.memberAdmin, api.staff.audit),
  })
  const name = what === 'frozen' ? (isOn ? 'freeze' : 'unfreeze') : isOn ? 'block' : 'unblock'
  return (
    <ReasonForm
      words={{
        title: texts[`${name}Title`](nickname),
        hint: texts[`${name}Text`],
        label: texts.reasonLabel,
        extra: texts.reasonExtra,
        needed: texts.needReason,
        usual: isOn ? texts.usual : texts.usualBack,
        ok: texts[name],
      }}
      least={2}
      isDangerous={isOn}
      call={act}
      inputOf={(reason) => reason}
      done={texts.done}
      onClose={onClose}
    />
  )
}

function CloseForm({ member: { memberId, nickname }, onClose }: AskedOf) {
  const texts = standingTexts.use()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const close = useMutation({
    mutationFn: (reason: string) => api.memberAdmin.close({ memberId, reason }),
    onSettled: () => invalidate(api.memberAdmin, api.staff.audit),
  })
  return (
    <ReasonForm
      words={{
        title: texts.closeTitle(nickname),
        hint: texts.closeText,
        label: texts.reasonLabel,
        needed: texts.needReason,
        usual: texts.closeUsual,
        ok: texts.close,
      }}
      least={2}
      call={close}
      inputOf={(reason) => reason}
      done={texts.closed}
      onClose={onClose}
    />
  )
}

function useCopy(memberId: number) {
  const texts = standingTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const copying = useMutation({
    mutationFn: () => api.memberAdmin.copy({ memberId }),
    onSettled: () => invalidate(api.staff.audit),
  })
  async function ask(): Promise<void> {
    if (!(await feedback.ask({ title: texts.copyAsk, text: texts.copyText, ok: texts.copy })))
      return
    copying.mutate(undefined, {
      onSuccess: (copy) => {
        const text = JSON.stringify(copy, null, 2)
        saveBlob(`member-${memberId}.json`, new Blob([text], { type: 'application/json' }))
        feedback.done(texts.copied)
      },
      onError: feedback.failed,
    })
  }
  return { ask, isPending: copying.isPending }
}
