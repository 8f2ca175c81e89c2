import { groupGoals } from '@mallard/contract/activities/group-buy/group-buy.codes'
import type {
  AdminGroup,
  GroupClash,
  GroupSetup,
} from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { minute, type Instant } from '@mallard/kernel'
import { Button, Checkbox, Form, Input, Select } from 'antd'
import { useCallback, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { isRefusal } from '#platform/api-error.ts'
import { deepCutLines, useAskDeepCut } from '#platform/deep-cut.ts'
import { useBegun } from '#platform/form/use-begun.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader, type PageHeaderProps } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { SkuSelect } from '#platform/pick/sku-select.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate, useLeaveGuard } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import {
  draftOf,
  isFault,
  newDraft,
  setupOf,
  withSkus,
  type DraftFault,
  type Fault,
  type GroupDraft,
  type SkuDraft,
} from './group-buy-draft.ts'
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
  const feedback = useFeedback()
  const { scope } = useSession()
  const [draft, setDraft] = useState<GroupDraft>(() =>
    group ? draftOf(group) : newDraft(Date.now()),
  )
  const [known, setKnown] = useState<readonly AdminPickedSku[]>(draft.skus.map(({ sku }) => sku))
  const [isTouched, setTouched] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [madeId, setMadeId] = useState<number>()
  const [begun, take] = useBegun(group, isTouched, (next) => {
    setDraft(draftOf(next))
    setKnown(draftOf(next).skus.map(({ sku }) => sku))
    setAsked(false)
  })
  const now = useMinute()
  const setup = setupOf(draft, { id: group?.id ?? 0, version: begun?.version ?? 0 }, now)
  const fault = isFault(setup) && isAsked ? setup : undefined
  const clashes = groupBuys.useClashes(useDeferredValue(isFault(setup) ? undefined : setup))
  const saving = useSave(draft, setup, (saved) => {
    setTouched(false)
    if (group) take(saved)
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
      void navigate(addressOf(scope, 'group-buys', madeId), { replace: true })
  }, [madeId, scope])

  function change(next: GroupDraft): void {
    setTouched(true)
    setDraft(next)
  }

  function save(): void {
    setAsked(true)
    if (isFault(setup)) feedback.note(texts.fix, texts[setup.text])
    else void saving.save(setup)
  }

  const isSkuFault = fault?.skuId !== undefined || fault?.text === 'badSkus'
  return (
    <>
      <PageHeader
        title={group ? group.name : texts.create}
        back={{ to: addressOf(scope, 'group-buys'), text: texts.title }}
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
        <Panel title={texts.name}>
          <GroupFields
            draft={draft}
            fault={isSkuFault ? undefined : fault}
            goalClash={clashes.find(({ kind }) => kind === 'goal')?.text}
            change={(part) => change({ ...draft, ...part })}
          />
        </Panel>
        <Panel title={texts.goods}>
          <p className={`${styles.hint} soft small`}>{texts.goodsHint}</p>
          <Form.Item noStyle>
            <SkuSelect
              mode="multiple"
              label={texts.addSkus}
              known={known}
              onSeen={(skus) =>
                setKnown((before) => [
                  ...new Map([...before, ...skus].map((sku) => [sku.skuId, sku])).values(),
                ])
              }
              value={draft.skus.map(({ sku }) => sku.skuId)}
              onChange={(skuIds) => change(withSkus(draft, skuIds, known))}
            />
          </Form.Item>
          {draft.skus.length === 0 ? (
            <p className={fault?.text === 'badSkus' ? styles.bad : 'soft'}>{texts.noSkus}</p>
          ) : (
            <ul className={styles.skus}>
              {draft.skus.map((line) => (
                <SkuFields
                  key={line.sku.skuId}
                  line={line}
                  fault={fault?.skuId === line.sku.skuId ? fault.text : undefined}
                  clashes={clashes.filter(({ skuId }) => skuId === line.sku.skuId)}
                  onChange={(next) =>
                    change({
                      ...draft,
                      skus: draft.skus.map((each) => (each === line ? next : each)),
                    })
                  }
                  onRemove={() =>
                    change({ ...draft, skus: draft.skus.filter((each) => each !== line) })
                  }
                />
              ))}
            </ul>
          )}
        </Panel>
      </Form>
    </>
  )
}

/**
 * The time as it was at most a minute ago: what begins soon may begin too soon while somebody
 * types.
 */
function useMinute(): Instant {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Saves a set-up, after asking whether a deep cut is meant. */
function useSave(
  draft: GroupDraft,
  setup: GroupSetup | Fault,
  onSaved: (saved: AdminGroup) => void,
) {
  const texts = groupTexts.use()
  const locale = useLocale()
  const feedback = useFeedback()
  const askDeepCut = useAskDeepCut()
  const saving = groupBuys.useSave()
  const cuts = isFault(setup)
    ? []
    : setup.skus.map(({ skuId, price }) => {
        const { sku } = draft.skus.find((line) => line.sku.skuId === skuId)!
        return { name: `${sku.title} ${sku.attr}`.trim(), before: sku.salePrice, after: price }
      })
  return {
    isPending: saving.isPending,
    save: async (input: GroupSetup) => {
      if (!(await askDeepCut(deepCutLines(cuts, locale)))) return
      saving.mutate(input, {
        onSuccess: (saved) => {
          feedback.done(texts.saved)
          onSaved(saved)
        },
        onError: (failure) =>
          isRefusal(failure, 'versionConflict')
            ? feedback.note(texts.title, texts.conflict)
            : feedback.failed(failure),
      })
    },
  }
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
  const wrong = (...which: DraftFault[]) =>
    fault && which.includes(fault.text)
      ? ({ validateStatus: 'error', help: texts[fault.text] } as const)
      : {}
  const goalHelp = goalClash ? ({ validateStatus: 'error', help: goalClash } as const) : {}
  return (
    <div className={styles.pair}>
      <Form.Item label={texts.nameZh} htmlFor="group-name" {...wrong('badName')}>
        <Input
          id="group-name"
          value={draft.name}
          maxLength={40}
          placeholder={texts.namePlaceholder}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.nameEn} htmlFor="group-name-en">
        <Input
          id="group-name-en"
          value={draft.nameEn}
          maxLength={80}
          placeholder={texts.nameEnHint}
          onChange={(event) => change({ nameEn: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.from} htmlFor="group-from" {...wrong('badStart')}>
        <MomentInput id="group-from" value={draft.from} onChange={(from) => change({ from })} />
      </Form.Item>
      <Form.Item label={texts.until} htmlFor="group-until" {...wrong('badTime')}>
        <MomentInput id="group-until" value={draft.until} onChange={(until) => change({ until })} />
      </Form.Item>
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
          {...wrong('badGoal')}
          {...goalHelp}
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

interface SkuFieldsProps {
  line: SkuDraft
  fault: DraftFault | undefined
  clashes: readonly GroupClash[]
  onChange: (line: SkuDraft) => void
  onRemove: () => void
}

function SkuFields({ line, fault, clashes, onChange, onRemove }: SkuFieldsProps) {
  const texts = groupTexts.use()
  const { sku } = line
  const name = `${sku.title} ${sku.attr}`.trim()
  const field = (which: 'price' | 'quota' | 'limit', isBad: boolean, unit: ReactNode) => (
    // The name of the SKU is for those who hear it: on the screen it stands beside.
    <label className={styles.field}>
      <span className="soft small">{texts[which]}</span>
      <Input
        aria-label={`${name} ${texts[which]}`}
        value={line[which]}
        inputMode={which === 'price' ? 'decimal' : 'numeric'}
        maxLength={12}
        {...(isBad && { status: 'error' as const })}
        onChange={(event) => onChange({ ...line, [which]: event.target.value })}
        suffix={<span className="soft">{unit}</span>}
      />
    </label>
  )
  return (
    <li className={styles.sku}>
      <Thumb pic={sku.pic} />
      <div className={styles.words}>
        {name}
        <div className="soft small">
          {texts.salePrice(money(sku.salePrice))} · {texts.available(sku.available)} ·{' '}
          <span className="mono">{sku.productSn}</span>
        </div>
      </div>
      <div className={styles.fields}>
        {field(
          'price',
          fault === 'badPrice' || clashes.some(({ kind }) => kind === 'price'),
          texts.yuan,
        )}
        {field('quota', fault === 'badQuota', texts.pieces)}
        {field('limit', fault === 'badLimit', texts.pieces)}
        <Button
          type="text"
          aria-label={`${texts.remove} ${name}`}
          icon={<Icon name="trash" />}
          onClick={onRemove}
        />
      </div>
      {(fault || clashes.length > 0) && (
        <ul className={styles.faults} aria-live="polite">
          {fault && <li className={styles.bad}>{texts[fault]}</li>}
          {clashes.map(({ text, isBlocking }) => (
            <li key={text} className={isBlocking ? styles.bad : styles.warn}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
