import type { AdminGroup } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { Button } from 'antd'
import { defineActivity } from '#platform/activity/define-activity.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { BatchTable } from './batch-table.tsx'
import { GroupBoard } from './group-board.tsx'
import { GroupEditor } from './group-buy.form.tsx'
import { groupTexts } from './group-buy.texts.ts'
import { resultTones } from './progress.ts'
import { groupBuys } from './use-group-buys.ts'

/** One activity: its set-up until it begins, its figures and purchases from then on; or a new one. */
export default defineActivity({
  texts: groupTexts,
  queries: groupBuys,
  object: 'groupBuy',
  nameOf: ({ name }) => name,
  beside: ({ texts, one: { state, result } }) =>
    state !== 'WAIT' && <Pill tone={resultTones[result]}>{texts[result]}</Pill>,
  after: ({ texts, one: { forcedReason } }) =>
    forcedReason && ` · ${texts.forcedBecause(forcedReason)}`,
  actions: ({ texts, one, isRunning, open }) =>
    isRunning &&
    one.result === 'forming' &&
    one.paid > 0 && (
      <Button onClick={() => open((close) => <SucceedForm group={one} onClose={close} />)}>
        {texts.succeed}
      </Button>
    ),
  editor: GroupEditor,
  body: ({ one }) => (
    <>
      <GroupBoard group={one} />
      <BatchTable group={one} />
    </>
  ),
})

function SucceedForm({ group: { id, name }, onClose }: { group: AdminGroup; onClose: () => void }) {
  const texts = groupTexts.use()
  return (
    <ReasonForm
      words={{
        title: texts.succeedTitle(name),
        hint: texts.succeedHint,
        label: texts.closeReason,
        needed: texts.closeNeeded,
        usual: texts.succeedUsual,
        ok: texts.succeed,
        cancel: texts.cancel,
      }}
      most={200}
      call={groupBuys.useChange((api, input: { id: number; reason: string }) =>
        api.groupBuyAdmin.succeed(input),
      )}
      inputOf={(reason) => ({ id, reason })}
      done={texts.succeeded}
      onClose={onClose}
    />
  )
}
