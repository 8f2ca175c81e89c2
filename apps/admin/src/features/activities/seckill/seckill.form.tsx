import { seckillAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminSeckill } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { NamedPeriod } from '#platform/activity/named-period.tsx'
import { isSkuFault, skuCuts } from '#platform/activity/sku-draft.ts'
import { SkuPanel } from '#platform/activity/sku-panel.tsx'
import { deepCutLines } from '#platform/deep-cut.ts'
import { defineEditor } from '#platform/form/define-editor.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { draftLike, draftOf, newDraft, refusalOf, setupOf } from './seckill-draft.ts'
import styles from './seckill.module.css'
import { seckillTexts } from './seckill.texts.ts'
import { seckills } from './use-seckills.ts'

/**
 * Sets up a session, or changes one that has not begun; what stands against it is said at each SKU
 * all the time.
 */
export const SeckillEditor = defineEditor({
  texts: seckillTexts,
  id: 'seckill',
  section: seckills.section,
  limits: seckillAdmin.save,
  draftOf,
  first: (now, like: AdminSeckill | undefined) => (like ? draftLike(like, now) : newDraft(now)),
  setupOf,
  useSave: seckills.useSave,
  useClashes: seckills.useClashes,
  cuts: ({ skus }, { draft, locale }) => deepCutLines(skuCuts(draft.skus, skus), locale),
  refusalOf,
  fields: ({ texts, draft, change, fault, wrong, refusal, clashes, ...fields }) => (
    <>
      <Panel title={texts.name}>
        <div className={styles.pair}>
          <NamedPeriod
            of={fields}
            texts={texts}
            wrong={{
              name: wrong('badName'),
              from: refusal?.field === 'from' ? refusal.text : wrong('badStart'),
              until: wrong('badTime'),
            }}
          />
        </div>
      </Panel>
      <SkuPanel
        texts={texts}
        lines={draft.skus}
        fault={fault && isSkuFault(fault) ? fault : undefined}
        refusal={refusal}
        clashes={clashes}
        onChange={(skus) => change({ skus })}
      />
    </>
  ),
})
