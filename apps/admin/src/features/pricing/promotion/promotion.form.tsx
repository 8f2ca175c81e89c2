import { kindLabel } from '@mallard/contract/pricing/promotion/kind-labels'
import type {
  AdminPickedSku,
  AdminPromotion,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { promotionKinds } from '@mallard/contract/pricing/promotion/promotion.codes'
import { Button, Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { NamedPeriod } from '#platform/activity/named-period.tsx'
import { useAskDeepCut } from '#platform/deep-cut.ts'
import { useSetupEditor } from '#platform/form/use-setup-editor.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { CategoriesSelect } from '#platform/pick/categories-select.tsx'
import { SkuSelect } from '#platform/pick/sku-select.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { ClashPanel } from './clash-panel.tsx'
import { formOf, kindNames } from './kind-forms.ts'
import { deepCutsOf } from './promotion-cuts.ts'
import {
  draftLike,
  draftOf,
  nameIn,
  newDraft,
  setupOf,
  type DraftFault,
  type PromotionDraft,
} from './promotion-draft.ts'
import styles from './promotion.module.css'
import { promotionTexts } from './promotion.texts.ts'
import { tones } from './state-tone.ts'
import { useClosePromotion, useSavePromotion } from './use-promotions.ts'

const otherFaults: ReadonlySet<DraftFault> = new Set([
  'badName',
  'badTime',
  'badScope',
  'badNumbers',
])

interface PromotionEditorProps {
  promotion: AdminPromotion | undefined
  /** What a new one begins with. */
  like?: AdminPromotion | undefined
}

/** Sets up a promotion, or changes one; what it overlaps with stands beside it all the time. */
export function PromotionEditor({ promotion, like }: PromotionEditorProps) {
  const texts = promotionTexts.use()
  const locale = useLocale()
  const { can } = useSession()
  const askDeepCut = useAskDeepCut()
  const [known, setKnown] = useState<readonly AdminPickedSku[]>((promotion ?? like)?.skus ?? [])
  const isReadOnly = !can('promotion.write') || promotion?.state === 'CLOSED'
  const { draft, setup, heading, change, ...editor } = useSetupEditor({
    texts,
    section: 'promotions',
    saving: useSavePromotion(),
    of: promotion,
    header: {
      ...(promotion && {
        title: nameIn(promotion, locale),
        beside: <Pill tone={tones[promotion.state]}>{texts[promotion.state]}</Pill>,
        actions: <Actions id={promotion.id} isReadOnly={isReadOnly} />,
      }),
      hint: isReadOnly && texts.readOnly,
    },
    isReadOnly,
    draftOf,
    first: (at) => (like ? draftLike(like, at) : newDraft(at)),
    setupOf: (typed: PromotionDraft, named) => {
      const made = setupOf(typed, named)
      return typeof made === 'string' ? { text: made } : made
    },
    ask: (made) => askDeepCut(deepCutsOf(made, known, locale)),
  })
  // A new one is not told of what was not typed yet, until it is to be saved.
  const fault = (editor.fault ?? (promotion && editor.typedFault))?.text
  const Rule = formOf(draft.kind).Fields
  const see = (skus: readonly AdminPickedSku[]) =>
    setKnown((before) => [...new Map([...before, ...skus].map((sku) => [sku.skuId, sku])).values()])
  return (
    <>
      {heading}
      <div className={styles.columns}>
        <Form
          layout="vertical"
          requiredMark={false}
          disabled={isReadOnly}
          className={styles.column}
        >
          <Panel title={texts.name}>
            <Form.Item label={texts.kind}>
              <Radio.Group
                value={draft.kind}
                disabled={isReadOnly || promotion !== undefined}
                onChange={(event) => change({ kind: event.target.value as PromotionDraft['kind'] })}
                options={kindNames.map((name) => ({
                  value: name,
                  label: kindLabel(promotionKinds[name].code, locale === 'en'),
                }))}
                optionType="button"
              />
            </Form.Item>
            <div className={styles.pair}>
              <NamedPeriod
                id="promotion"
                draft={draft}
                texts={texts}
                wrong={{
                  name: fault === 'badName' ? texts.badName : undefined,
                  from: fault === 'badTime' ? texts.badTime : undefined,
                }}
                change={change}
              />
            </div>
          </Panel>
          <Panel title={texts.scope}>
            <Form.Item {...wrong('badScope')}>
              <Radio.Group
                value={draft.scope}
                onChange={(event) =>
                  change({ scope: event.target.value as PromotionDraft['scope'] })
                }
                options={(['all', 'category', 'sku'] as const).map((value) => ({
                  value,
                  label: texts[value],
                }))}
              />
            </Form.Item>
            {draft.scope === 'category' && (
              <CategoriesSelect
                value={draft.categoryIds}
                onChange={(categoryIds) => change({ categoryIds })}
              />
            )}
            {draft.scope === 'sku' && (
              <SkuSelect
                mode="multiple"
                label={texts.chooseSkus}
                known={known}
                onSeen={see}
                value={draft.skuIds}
                onChange={(skuIds) => change({ skuIds })}
                disabled={isReadOnly}
              />
            )}
          </Panel>
          <Panel title={texts.rule}>
            <Rule
              key={draft.kind}
              draft={draft.rules[draft.kind]}
              change={(part) =>
                change({
                  rules: { ...draft.rules, [draft.kind]: { ...draft.rules[draft.kind], ...part } },
                })
              }
              known={known}
              onSeen={see}
            />
            {fault && !otherFaults.has(fault) && <p className={styles.bad}>{texts[fault]}</p>}
          </Panel>
          <Panel title={texts.more}>
            <div className={styles.pair}>
              <Form.Item
                label={texts.priority}
                htmlFor="promotion-priority"
                extra={texts.priorityHint}
                {...wrong('badNumbers')}
              >
                <Input
                  id="promotion-priority"
                  inputMode="numeric"
                  value={draft.priority}
                  onChange={(event) => change({ priority: event.target.value })}
                />
              </Form.Item>
              <Form.Item
                label={texts.limitPerUser}
                htmlFor="promotion-limit"
                extra={texts.limitHint}
              >
                <Input
                  id="promotion-limit"
                  inputMode="numeric"
                  value={draft.limitPerUser}
                  onChange={(event) => change({ limitPerUser: event.target.value })}
                />
              </Form.Item>
            </div>
          </Panel>
        </Form>
        {!isReadOnly && <ClashPanel setup={setup} />}
      </div>
    </>
  )

  function wrong(which: DraftFault): { validateStatus?: 'error'; help?: string } {
    return fault === which ? { validateStatus: 'error', help: texts[fault] } : {}
  }
}

interface ActionsProps {
  id: number
  isReadOnly: boolean
}

/** What is done with one that is there: another like it, and its end. */
function Actions({ id, isReadOnly }: ActionsProps) {
  const texts = promotionTexts.use()
  const feedback = useFeedback()
  const { can, scope } = useSession()
  const closing = useClosePromotion()

  async function close(): Promise<void> {
    const isMeant = await feedback.ask({
      title: texts.close,
      text: texts.closeAsk,
      ok: texts.close,
      isDangerous: true,
    })
    if (!isMeant) return
    closing.mutate(id, {
      onSuccess: () => feedback.done(texts.closed),
      onError: feedback.failed,
    })
  }

  return (
    <>
      {can('promotion.write') && (
        <Button
          onClick={() => void navigate(`${addressOf(scope, 'promotions', 'new')}?like=${id}`)}
        >
          {texts.copy}
        </Button>
      )}
      {!isReadOnly && (
        <Button danger loading={closing.isPending} onClick={() => void close()}>
          {texts.close}
        </Button>
      )}
    </>
  )
}
