import type {
  AdminLottery,
  LotteryClash,
  LotterySetup,
} from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { mostPrizes } from '@mallard/contract/activities/lottery/lottery.codes'
import { Button, Form, Input } from 'antd'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { useBegun } from '#platform/form/use-begun.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader, type PageHeaderProps } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate, useLeaveGuard } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import {
  draftLike,
  draftOf,
  isFault,
  newDraft,
  newPrize,
  oddsText,
  setupOf,
  weightLeft,
  type Fault,
  type LotteryDraft,
} from './lottery-draft.ts'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'
import { PrizeFields } from './prize-fields.tsx'
import { TermFields } from './term-fields.tsx'
import { lotteries } from './use-lotteries.ts'

interface LotteryEditorProps {
  lottery: AdminLottery | undefined
  /** What a new one begins with. */
  like?: AdminLottery | undefined
  /** What the page of a known one says beside its title. */
  header?: Partial<PageHeaderProps>
}

/**
 * Sets up a lottery, or changes one that has not begun; what stands against it is said at its field
 * all the time.
 */
export function LotteryEditor({ lottery, like, header }: LotteryEditorProps) {
  const texts = lotteryTexts.use()
  const feedback = useFeedback()
  const { scope } = useSession()
  const [now] = useState(() => Date.now())
  const [draft, setDraft] = useState<LotteryDraft>(() =>
    lottery ? draftOf(lottery) : like ? draftLike(like, now) : newDraft(now),
  )
  const [isTouched, setTouched] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [madeId, setMadeId] = useState<number>()
  const [begun, take] = useBegun(lottery, isTouched, (next) => {
    setDraft(draftOf(next))
    setAsked(false)
  })
  const setup = setupOf(draft, { id: lottery?.id ?? 0, version: begun?.version ?? 0 }, now)
  const fault = isFault(setup) && isAsked ? setup : undefined
  const clashes = lotteries.useClashes(useDeferredValue(isFault(setup) ? undefined : setup))
  const saving = useSave((saved) => {
    setTouched(false)
    if (lottery) take(saved)
    else setMadeId(saved.id)
  })

  const mayLeave = useCallback(
    () =>
      feedback.ask({
        title: texts.leave,
        text: texts.leaveHint,
        ok: texts.leaveOk,
        cancel: texts.stay,
        isDangerous: true,
      }),
    [feedback, texts],
  )
  useLeaveGuard(isTouched ? mayLeave : undefined)
  // Only once the guard above has stood down.
  useEffect(() => {
    if (madeId !== undefined)
      void navigate(addressOf(scope, 'lotteries', madeId), { replace: true })
  }, [madeId, scope])

  function change(part: Partial<LotteryDraft>): void {
    setTouched(true)
    setDraft({ ...draft, ...part })
  }

  function save(): void {
    setAsked(true)
    if (isFault(setup)) feedback.note(texts.fix, texts[setup.text])
    else saving.save(setup)
  }

  return (
    <>
      <PageHeader
        title={lottery ? lottery.name : texts.create}
        back={{ to: addressOf(scope, 'lotteries'), text: texts.title }}
        {...header}
        actions={
          <>
            {header?.actions}
            <Button type="primary" loading={saving.isPending} onClick={save}>
              {texts.save}
            </Button>
          </>
        }
      />
      <Form layout="vertical" requiredMark={false} className={styles.column}>
        <TermFields draft={draft} fault={fault} clashes={clashes} change={change} />
        <Panel title={texts.prizes}>
          <Prizes draft={draft} fault={fault} clashes={clashes} change={change} />
        </Panel>
      </Form>
    </>
  )
}

function useSave(onSaved: (saved: AdminLottery) => void) {
  const texts = lotteryTexts.use()
  const feedback = useFeedback()
  const saving = lotteries.useSave()
  return {
    isPending: saving.isPending,
    save: (input: LotterySetup) =>
      saving.mutate(input, {
        onSuccess: (saved) => {
          feedback.done(texts.saved)
          onSaved(saved)
        },
        onError: (failure) =>
          isRefusal(failure, 'versionConflict')
            ? feedback.note(texts.title, texts.conflict)
            : feedback.failed(failure),
      }),
  }
}

interface PrizesProps {
  draft: LotteryDraft
  fault: Fault | undefined
  clashes: readonly LotteryClash[]
  change: (part: Partial<LotteryDraft>) => void
}

/** What can be won, and the prize without a win, which takes all other draws. */
function Prizes({ draft, fault, clashes, change }: PrizesProps) {
  const texts = lotteryTexts.use()
  const { prizes } = draft
  const left = weightLeft(prizes)
  return (
    <>
      <p className={`${styles.hint} soft small`}>{texts.prizesHint}</p>
      <ul className={styles.prizes}>
        {prizes.map((prize, place) => (
          <PrizeFields
            key={prize.key}
            place={place}
            prize={prize}
            fault={fault?.key === prize.key ? fault.text : undefined}
            clashes={clashes.filter((clash) => clash.place === place)}
            onChange={(part) =>
              change({
                prizes: prizes.map((each) => (each === prize ? { ...each, ...part } : each)),
              })
            }
            onRemove={() => change({ prizes: prizes.filter((each) => each !== prize) })}
          />
        ))}
        <li className={styles.prize}>
          <div className={styles.prizeHead}>
            <strong>{texts.thanks}</strong>
            <span className={left < 0 ? styles.bad : 'soft'} aria-live="polite">
              {left < 0 ? texts.badSum : texts.thanksOdds(oddsText(left))}
            </span>
          </div>
          <div className={styles.fields}>
            <label className={styles.field}>
              <span className="soft small">{texts.prizeName}</span>
              <Input
                value={draft.thanks}
                maxLength={20}
                onChange={(event) => change({ thanks: event.target.value })}
              />
            </label>
            <label className={styles.field}>
              <span className="soft small">{texts.nameEn}</span>
              <Input
                value={draft.thanksEn}
                maxLength={40}
                onChange={(event) => change({ thanksEn: event.target.value })}
              />
            </label>
          </div>
        </li>
      </ul>
      {fault?.text === 'badPrizes' && <p className={styles.bad}>{texts.badPrizes}</p>}
      <Button
        icon={<Icon name="plus" />}
        disabled={prizes.length >= mostPrizes - 1}
        onClick={() => change({ prizes: [...prizes, newPrize()] })}
      >
        {texts.addPrize}
      </Button>
    </>
  )
}
