import { groupGoals } from '@mallard/contract/activities/group-buy/group-buy.codes'
import type { AdminGroup } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { Checkbox, Form, Input, Select } from 'antd'
import { useDeferredValue } from 'react'
import { NamedPeriod } from '#platform/activity/named-period.tsx'
import { isSkuFault, skuCuts } from '#platform/activity/sku-draft.ts'
import { SkuPanel } from '#platform/activity/sku-panel.tsx'
import { deepCutLines, useAskDeepCut } from '#platform/deep-cut.ts'
import { useSetupEditor } from '#platform/form/use-setup-editor.tsx'
import type { PageHeaderProps } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useLocale } from '#platform/texts.ts'
import { useMinute } from '#platform/use-minute.ts'
import { draftOf, newDraft, setupOf, type Fault, type GroupDraft } from './group-buy-draft.ts'
import styles from './group-buy.module.css'
import { groupTexts } from './group-buy.texts.ts'
import { groupBuys } from './use-group-buys.ts'

interface GroupEditorProps {
  group: AdminGroup | undefined
  /** What the page of a known one says beside its title. */
  header?: Partial<PageHeaderProps>
}

/**
 * Sets up an activity, or changes one that has not begun; what stands against it is said at each SKU
 * all the time.
 */
export function GroupEditor({ group, header }: GroupEditorProps) {
  const texts = groupTexts.use()
  const locale = useLocale()
  const now = useMinute()
  const askDeepCut = useAskDeepCut()
  const { draft, setup, fault, heading, change } = useSetupEditor({
    texts,
    section: groupBuys.section,
    saving: groupBuys.useSave(),
    of: group,
    header,
    draftOf,
    first: newDraft,
    setupOf: (typed: GroupDraft, named) => setupOf(typed, named, now),
    ask: ({ skus }, typed) => askDeepCut(deepCutLines(skuCuts(typed.skus, skus), locale)),
  })
  const clashes = groupBuys.useClashes(useDeferredValue(setup))
  return (
    <>
      {heading}
      <Form layout="vertical" requiredMark={false} className={styles.column}>
        <Panel title={texts.name}>
          <GroupFields
            draft={draft}
            fault={fault}
            goalClash={clashes.find(({ kind }) => kind === 'goal')?.text}
            change={change}
          />
        </Panel>
        <SkuPanel
          texts={texts}
          lines={draft.skus}
          fault={fault && isSkuFault(fault) ? fault : undefined}
          clashes={clashes}
          onChange={(skus) => change({ skus })}
        />
      </Form>
    </>
  )
}

interface GroupFieldsProps {
  draft: GroupDraft
  fault: Fault | undefined
  /** What stands against the goal. */
  goalClash: string | undefined
  change: (part: Partial<GroupDraft>) => void
}

function GroupFields({ draft, fault, goalClash, change }: GroupFieldsProps) {
  const texts = groupTexts.use()
  const saidAt = (text: 'badName' | 'badStart' | 'badTime' | 'badGoal') =>
    fault?.text === text ? texts[text] : undefined
  const goalHelp = goalClash ?? saidAt('badGoal')
  return (
    <div className={styles.pair}>
      <NamedPeriod
        id="group"
        draft={draft}
        texts={texts}
        wrong={{
          name: saidAt('badName'),
          from: saidAt('badStart'),
          until: saidAt('badTime'),
        }}
        change={change}
      />
      <Form.Item label={texts.goalType} htmlFor="group-goal">
        <Select
          id="group-goal"
          value={draft.goalType}
          options={groupGoals.map((value) => ({
            value,
            label: value === 'none' ? texts.noCondition : texts[value],
          }))}
          onChange={(goalType) => change({ goalType })}
        />
      </Form.Item>
      {draft.goalType !== 'none' && (
        <Form.Item
          label={texts.goalValue}
          htmlFor="group-value"
          {...(goalHelp && { validateStatus: 'error', help: goalHelp })}
        >
          <Input
            id="group-value"
            value={draft.goalValue}
            inputMode="numeric"
            maxLength={6}
            onChange={(event) => change({ goalValue: event.target.value })}
            suffix={
              <span className="soft">
                {draft.goalType === 'people' ? texts.persons : texts.pieces}
              </span>
            }
          />
        </Form.Item>
      )}
      <Form.Item extra={texts.freightCouponHint}>
        <Checkbox
          checked={draft.freightCoupon}
          onChange={(event) => change({ freightCoupon: event.target.checked })}
        >
          {texts.freightCoupon}
        </Checkbox>
      </Form.Item>
    </div>
  )
}
