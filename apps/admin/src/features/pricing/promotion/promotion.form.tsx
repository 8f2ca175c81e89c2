import { kindLabel } from '@mallard/contract/pricing/promotion/kind-labels'
import type {
  AdminPickedSku,
  AdminPromotion,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { promotionKinds } from '@mallard/contract/pricing/promotion/promotion.codes'
import { Button, Form, Input, Radio } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { useAskDeepCut } from '#platform/deep-cut.ts'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { CategoriesSelect } from '#platform/pick/categories-select.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { SkuSelect } from '#platform/pick/sku-select.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate, useLeaveGuard } from '#platform/router.tsx'
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
  const feedback = useFeedback()
  const { can, scope } = useSession()
  const [draft, setDraft] = useState<PromotionDraft>(() =>
    promotion ? draftOf(promotion) : like ? draftLike(like, Date.now()) : newDraft(Date.now()),
  )
  const [known, setKnown] = useState<readonly AdminPickedSku[]>((promotion ?? like)?.skus ?? [])
  const [isTouched, setTouched] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [madeId, setMadeId] = useState<number>()
  const saving = useSavePromotion()
  const askDeepCut = useAskDeepCut()
  const closing = useClosePromotion()
  const setup = setupOf(draft, { id: promotion?.id ?? 0, version: promotion?.version ?? 0 })
  // A new one is not told of what was not typed yet, until it is to be saved.
  const fault =
    typeof setup === 'string' && (isAsked || (isTouched && promotion)) ? setup : undefined
  const Rule = formOf(draft.kind).Fields
  const isReadOnly = !can('promotion.write') || promotion?.state === 'CLOSED'

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
      void navigate(addressOf(scope, 'promotions', madeId), { replace: true })
  }, [madeId, scope])

  function change(part: Partial<PromotionDraft>): void {
    setTouched(true)
    setDraft((before) => ({ ...before, ...part }))
  }
  const see = (skus: readonly AdminPickedSku[]) =>
    setKnown((before) => [...new Map([...before, ...skus].map((sku) => [sku.skuId, sku])).values()])

  async function save(): Promise<void> {
    if (typeof setup === 'string') {
      setAsked(true)
      return feedback.note(texts.title, texts[setup])
    }
    if (!(await askDeepCut(deepCutsOf(setup, known, locale)))) return
    saving.mutate(setup, {
      onSuccess: (saved) => {
        setTouched(false)
        setDraft(draftOf(saved))
        feedback.done(texts.saved)
        if (!promotion) setMadeId(saved.id)
      },
      onError: (failure) =>
        isRefusal(failure, 'versionConflict')
          ? feedback.note(texts.title, texts.conflict)
          : feedback.failed(failure),
    })
  }

  async function close(id: number): Promise<void> {
    if (
      !(await feedback.ask({
        title: texts.close,
        text: texts.closeAsk,
        ok: texts.close,
        isDangerous: true,
      }))
    )
      return
    closing.mutate(id, {
      onSuccess: () => {
        setTouched(false)
        feedback.done(texts.closed)
      },
      onError: feedback.failed,
    })
  }

  return (
    <>
      <PageHeader
        title={promotion ? nameIn(promotion, locale) : texts.create}
        beside={promotion && <Pill tone={tones[promotion.state]}>{texts[promotion.state]}</Pill>}
        hint={isReadOnly ? texts.readOnly : undefined}
        back={{ to: addressOf(scope, 'promotions'), text: texts.back }}
        actions={
          <>
            {promotion && can('promotion.write') && (
              <Button
                onClick={() =>
                  void navigate(`${addressOf(scope, 'promotions', 'new')}?like=${promotion.id}`)
                }
              >
                {texts.copy}
              </Button>
            )}
            {!isReadOnly && (
              <>
                {promotion && (
                  <Button
                    danger
                    loading={closing.isPending}
                    onClick={() => void close(promotion.id)}
                  >
                    {texts.close}
                  </Button>
                )}
                <Button type="primary" loading={saving.isPending} onClick={() => void save()}>
                  {texts.save}
                </Button>
              </>
            )}
          </>
        }
      />
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
              <Form.Item label={texts.nameZh} htmlFor="promotion-name" {...wrong('badName')}>
                <Input
                  id="promotion-name"
                  value={draft.name}
                  maxLength={40}
                  onChange={(event) => change({ name: event.target.value })}
                />
              </Form.Item>
              <Form.Item label={texts.nameEn} htmlFor="promotion-name-en">
                <Input
                  id="promotion-name-en"
                  value={draft.nameEn}
                  maxLength={80}
                  placeholder={texts.nameEnHint}
                  onChange={(event) => change({ nameEn: event.target.value })}
                />
              </Form.Item>
              <Form.Item label={texts.from} htmlFor="promotion-from" {...wrong('badTime')}>
                <MomentInput
                  id="promotion-from"
                  value={draft.from}
                  onChange={(from) => change({ from })}
                />
              </Form.Item>
              <Form.Item label={texts.until} htmlFor="promotion-until">
                <MomentInput
                  id="promotion-until"
                  value={draft.until}
                  onChange={(until) => change({ until })}
                />
              </Form.Item>
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
        {!isReadOnly && <ClashPanel setup={typeof setup === 'string' ? undefined : setup} />}
      </div>
    </>
  )

  function wrong(which: DraftFault): { validateStatus?: 'error'; help?: string } {
    return fault === which ? { validateStatus: 'error', help: texts[fault] } : {}
  }
}
