import type { AdminSeckill } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { Form } from 'antd'
import { useDeferredValue, useState } from 'react'
import { NamedPeriod } from '#platform/activity/named-period.tsx'
import { isSkuFault, skuCuts } from '#platform/activity/sku-draft.ts'
import { skuPriceId, SkuPanel } from '#platform/activity/sku-panel.tsx'
import { deepCutLines, useAskDeepCut } from '#platform/deep-cut.ts'
import { useSetupEditor } from '#platform/form/use-setup-editor.tsx'
import type { PageHeaderProps } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useLocale } from '#platform/texts.ts'
import { useMinute } from '#platform/use-minute.ts'
import {
  draftLike,
  draftOf,
  newDraft,
  refusalOf,
  setupOf,
  type Refusal,
  type SeckillDraft,
} from './seckill-draft.ts'
import styles from './seckill.module.css'
import { seckillTexts } from './seckill.texts.ts'
import { seckills } from './use-seckills.ts'

interface SeckillEditorProps {
  session: AdminSeckill | undefined
  /** What a new one begins with. */
  like?: AdminSeckill | undefined
  /** What the page of a known one says beside its title. */
  header?: Partial<PageHeaderProps>
}

/**
 * Sets up a session, or changes one that has not begun; what stands against it is said at each SKU
 * all the time.
 */
export function SeckillEditor({ session, like, header }: SeckillEditorProps) {
  const texts = seckillTexts.use()
  const locale = useLocale()
  const now = useMinute()
  const askDeepCut = useAskDeepCut()
  const [refusal, setRefusal] = useState<Refusal>()
  const { draft, setup, fault, heading, ...editor } = useSetupEditor({
    texts,
    section: seckills.section,
    saving: seckills.useSave(),
    of: session,
    header,
    draftOf,
    first: (at) => (like ? draftLike(like, at) : newDraft(at)),
    setupOf: (typed: SeckillDraft, named) => setupOf(typed, named, now),
    ask: ({ skus }, typed) => {
      setRefusal(undefined)
      return askDeepCut(deepCutLines(skuCuts(typed.skus, skus), locale))
    },
    refused: (failure) => {
      const refused = refusalOf(failure, locale)
      setRefusal(refused)
      const id = refused?.skuId === undefined ? 'seckill-from' : skuPriceId(refused.skuId)
      if (refused) document.getElementById(id)?.focus()
      return refused !== undefined
    },
  })
  const clashes = seckills.useClashes(useDeferredValue(setup))

  function change(part: Partial<SeckillDraft>): void {
    setRefusal(undefined)
    editor.change(part)
  }

  const saidAt = (text: 'badName' | 'badStart' | 'badTime') =>
    fault?.text === text ? texts[text] : undefined
  return (
    <>
      {heading}
      <Form layout="vertical" requiredMark={false} className={styles.column}>
        <Panel title={texts.name}>
          <div className={styles.pair}>
            <NamedPeriod
              id="seckill"
              draft={draft}
              texts={texts}
              wrong={{
                name: saidAt('badName'),
                from: refusal?.field === 'from' ? refusal.text : saidAt('badStart'),
                until: saidAt('badTime'),
              }}
              change={change}
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
      </Form>
    </>
  )
}
