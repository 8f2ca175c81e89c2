import { promotionAdmin } from '@mallard/contract/admin-limits.gen'
import { kindLabel } from '@mallard/contract/pricing/promotion/kind-labels'
import type {
  AdminPickedSku,
  AdminPromotion,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { promotionKinds } from '@mallard/contract/pricing/promotion/promotion.codes'
import type { Locale } from '@mallard/kernel'
import { Button, Form, Radio } from 'antd'
import { useState } from 'react'
import { NamedPeriod } from '#platform/activity/named-period.tsx'
import { defineEditor } from '#platform/form/define-editor.tsx'
import type { DraftFields } from '#platform/form/draft-fields.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { CategoriesSelect } from '#platform/pick/categories-select.tsx'
import { SkuSelect } from '#platform/pick/sku-select.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
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

/** Said at their own fields. */
const otherFaults: ReadonlySet<DraftFault> = new Set([
  'badName',
  'badTime',
  'badScope',
  'badNumbers',
])

/** Sets up a promotion, or changes one; what it overlaps with stands beside it all the time. */
export const PromotionEditor = defineEditor({
  texts: promotionTexts,
  id: 'promotion',
  section: 'promotions',
  limits: promotionAdmin.save,
  draftOf: (promotion: AdminPromotion) => draftOf(promotion),
  first: (now, like) => (like ? draftLike(like, now) : newDraft(now)),
  setupOf: (draft, named) => {
    const made = setupOf(draft, named)
    return typeof made === 'string' ? { text: made } : made
  },
  useSave: useSavePromotion,
  useOwn: (of, like) => useKnown((of ?? like)?.skus ?? []),
  isReadOnly: (of, { can }) => !can('promotion.write') || of?.state === 'CLOSED',
  // A new one is not told of what was not typed yet, until it is to be saved.
  isToldAtOnce: true,
  cuts: (made, { locale, own }) => deepCutsOf(made, own.known, locale),
  head: ({ texts, locale, of, isReadOnly }) => ({
    ...(of && {
      title: nameIn(of, locale),
      beside: <Pill tone={tones[of.state]}>{texts[of.state]}</Pill>,
      actions: <Actions id={of.id} isReadOnly={isReadOnly} />,
    }),
    hint: isReadOnly && texts.readOnly,
  }),
  fields: ({ fault, own, ...view }) => (
    <>
      <Basics {...view} />
      <Scope {...view} {...own} />
      <Rule {...view} {...own} fault={fault?.text} />
      <More {...view} />
    </>
  ),
  beside: ({ setup, isReadOnly }) => !isReadOnly && <ClashPanel setup={setup} />,
})

/** SKUs that were chosen or found before. */
function useKnown(first: readonly AdminPickedSku[]) {
  const [known, setKnown] = useState(first)
  const onSeen = (skus: readonly AdminPickedSku[]) =>
    setKnown((before) => [...new Map([...before, ...skus].map((sku) => [sku.skuId, sku])).values()])
  return { known, onSeen }
}

type Known = ReturnType<typeof useKnown>

interface PartProps extends DraftFields<PromotionDraft> {
  of: AdminPromotion | undefined
  locale: Locale
  isReadOnly: boolean
  draft: PromotionDraft
  change: (part: Partial<PromotionDraft>) => void
  wrong: (fault: DraftFault) => string | undefined
}

function Basics(props: PartProps) {
  const { of, locale, isReadOnly, draft, change, wrong } = props
  const texts = promotionTexts.use()
  return (
    <Panel title={texts.name}>
      <Form.Item label={texts.kind}>
        <Radio.Group
          value={draft.kind}
          disabled={isReadOnly || of !== undefined}
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
          of={props}
          texts={texts}
          wrong={{ name: wrong('badName'), from: wrong('badTime') }}
        />
      </div>
    </Panel>
  )
}

/** Which goods it is for. */
function Scope({ isReadOnly, draft, change, wrong, known, onSeen }: PartProps & Known) {
  const texts = promotionTexts.use()
  const badScope = wrong('badScope')
  return (
    <Panel title={texts.scope}>
      <Form.Item {...(badScope && { validateStatus: 'error', help: badScope })}>
        <Radio.Group
          value={draft.scope}
          onChange={(event) => change({ scope: event.target.value as PromotionDraft['scope'] })}
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
          onSeen={onSeen}
          value={draft.skuIds}
          onChange={(skuIds) => change({ skuIds })}
          disabled={isReadOnly}
        />
      )}
    </Panel>
  )
}

function Rule({
  draft,
  change,
  known,
  onSeen,
  fault,
}: PartProps & Known & { fault: DraftFault | undefined }) {
  const texts = promotionTexts.use()
  const { Fields } = formOf(draft.kind)
  return (
    <Panel title={texts.rule}>
      <Fields
        key={draft.kind}
        draft={draft.rules[draft.kind]}
        change={(part) =>
          change({
            rules: { ...draft.rules, [draft.kind]: { ...draft.rules[draft.kind], ...part } },
          })
        }
        known={known}
        onSeen={onSeen}
      />
      {fault && !otherFaults.has(fault) && <p className={styles.bad}>{texts[fault]}</p>}
    </Panel>
  )
}

function More({ line, wrong }: PartProps) {
  const texts = promotionTexts.use()
  return (
    <Panel title={texts.more}>
      <div className={styles.pair}>
        {line('priority', {
          label: texts.priority,
          isNumber: true,
          hint: texts.priorityHint,
          wrong: wrong('badNumbers'),
        })}
        {line('limitPerUser', {
          label: texts.limitPerUser,
          isNumber: true,
          hint: texts.limitHint,
        })}
      </div>
    </Panel>
  )
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
