import { lotteryAdmin } from '@mallard/contract/admin-limits.gen'
import type {
  AdminLottery,
  LotteryClash,
} from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { maxPrizes } from '@mallard/contract/activities/lottery/lottery.codes'
import { Button, Input } from 'antd'
import { defineEditor } from '#platform/form/define-editor.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import {
  draftLike,
  draftOf,
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
import { Chances, Terms } from './term-fields.tsx'
import { lotteries } from './use-lotteries.ts'

const limits = lotteryAdmin.save

/**
 * Sets up a lottery, or changes one that has not begun; what stands against it is said at its field
 * all the time.
 */
export const LotteryEditor = defineEditor({
  texts: lotteryTexts,
  id: 'lottery',
  section: lotteries.section,
  limits,
  draftOf,
  first: (now, like: AdminLottery | undefined) => (like ? draftLike(like, now) : newDraft(now)),
  setupOf,
  useSave: lotteries.useSave,
  useClashes: lotteries.useClashes,
  fields: (view) => (
    <>
      <Terms {...view} />
      <Chances {...view} />
      <Panel title={view.texts.prizes}>
        <Prizes {...view} />
      </Panel>
    </>
  ),
})

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
                maxLength={limits['prizes.name'].most}
                onChange={(event) => change({ thanks: event.target.value })}
              />
            </label>
            <label className={styles.field}>
              <span className="soft small">{texts.nameEn}</span>
              <Input
                value={draft.thanksEn}
                maxLength={limits['prizes.nameEn'].most}
                onChange={(event) => change({ thanksEn: event.target.value })}
              />
            </label>
          </div>
        </li>
      </ul>
      {fault?.text === 'badPrizes' && <p className={styles.bad}>{texts.badPrizes}</p>}
      <Button
        icon={<Icon name="plus" />}
        disabled={prizes.length >= maxPrizes - 1}
        onClick={() => change({ prizes: [...prizes, newPrize()] })}
      >
        {texts.addPrize}
      </Button>
    </>
  )
}
