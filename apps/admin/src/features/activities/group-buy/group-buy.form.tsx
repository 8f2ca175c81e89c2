import { groupBuyAdmin } from '@mallard/contract/admin-limits.gen'
import { groupGoals } from '@mallard/contract/activities/group-buy/group-buy.codes'
import type { AdminGroup } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { Checkbox, Form, Select } from 'antd'
import { NamedPeriod } from '#platform/activity/named-period.tsx'
import { isSkuFault, skuCuts } from '#platform/activity/sku-draft.ts'
import { SkuPanel } from '#platform/activity/sku-panel.tsx'
import { deepCutLines } from '#platform/deep-cut.ts'
import { defineEditor } from '#platform/form/define-editor.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { draftOf, newDraft, setupOf } from './group-buy-draft.ts'
import styles from './group-buy.module.css'
import { groupTexts } from './group-buy.texts.ts'
import { groupBuys } from './use-group-buys.ts'

/**
 * Sets up an activity, or changes one that has not begun; what stands against it is said at each SKU
 * all the time.
 */
export const GroupEditor = defineEditor({
  texts: groupTexts,
  id: 'group',
  section: groupBuys.section,
  limits: groupBuyAdmin.save,
  draftOf: (group: AdminGroup) => draftOf(group),
  first: newDraft,
  setupOf,
  useSave: groupBuys.useSave,
  useClashes: groupBuys.useClashes,
  cuts: ({ skus }, { draft, locale }) => deepCutLines(skuCuts(draft.skus, skus), locale),
  fields: ({ texts, draft, change, fault, wrong, clashes, ...fields }) => (
    <>
      <Panel title={texts.name}>
        <div className={styles.pair}>
          <NamedPeriod
            of={fields}
            texts={texts}
            wrong={{
              name: wrong('badName'),
              from: wrong('badStart'),
              until: wrong('badTime'),
            }}
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
          {draft.goalType !== 'none' &&
            fields.line('goalValue', {
              label: texts.goalValue,
              isNumber: true,
              wrong: clashes.find(({ kind }) => kind === 'goal')?.text ?? wrong('badGoal'),
              suffix: draft.goalType === 'people' ? texts.persons : texts.pieces,
            })}
          <Form.Item extra={texts.freightCouponHint}>
            <Checkbox
              checked={draft.freightCoupon}
              onChange={(event) => change({ freightCoupon: event.target.checked })}
            >
              {texts.freightCoupon}
            </Checkbox>
          </Form.Item>
        </div>
      </Panel>
      <SkuPanel
        texts={texts}
        lines={draft.skus}
        fault={fault && isSkuFault(fault) ? fault : undefined}
        clashes={clashes}
        onChange={(skus) => change({ skus })}
      />
    </>
  ),
})
