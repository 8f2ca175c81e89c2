import type {
  AdminSeckill,
  SeckillClash,
  SeckillSetup,
} from '@mallard/contract/activities/seckill/seckill-admin.calls'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { minute, type Instant } from '@mallard/kernel'
import { Button, Form, Input } from 'antd'
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
  draftLike,
  draftOf,
  isFault,
  newDraft,
  refusalOf,
  setupOf,
  withSkus,
  type DraftFault,
  type Fault,
  type Refusal,
  type SeckillDraft,
  type SkuDraft,
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
  const feedback = useFeedback()
  const { scope } = useSession()
  const [draft, setDraft] = useState<SeckillDraft>(() =>
    session ? draftOf(session) : like ? draftLike(like, Date.now()) : newDraft(Date.now()),
  )
  const [known, setKnown] = useState<readonly AdminPickedSku[]>(draft.skus.map(({ sku }) => sku))
  const [isTouched, setTouched] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [madeId, setMadeId] = useState<number>()
  const [begun, take] = useBegun(session, isTouched, (next) => {
    setDraft(draftOf(next))
    setKnown(draftOf(next).skus.map(({ sku }) => sku))
    setAsked(false)
  })
  const now = useMinute()
  const setup = setupOf(draft, { id: session?.id ?? 0, version: begun?.version ?? 0 }, now)
  const fault = isFault(setup) && isAsked ? setup : undefined
  const clashes = seckills.useClashes(useDeferredValue(isFault(setup) ? undefined : setup))
  const [refusal, setRefusal] = useState<Refusal>()
  const saving = useSave(draft, setup, {
    onSaved: (saved) => {
      setTouched(false)
      if (session) take(saved)
      else setMadeId(saved.id)
    },
    onRefused: setRefusal,
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
    if (madeId !== undefined) void navigate(addressOf(scope, 'seckills', madeId), { replace: true })
  }, [madeId, scope])

  function change(next: SeckillDraft): void {
    setTouched(true)
    setRefusal(undefined)
    setDraft(next)
  }

  function save(): void {
    setAsked(true)
    if (isFault(setup)) feedback.note(texts.fix, texts[setup.text])
    else {
      setRefusal(undefined)
      void saving.save(setup)
    }
  }

  const isSkuFault = fault?.skuId !== undefined || fault?.text === 'badSkus'
  return (
    <>
      <PageHeader
        title={session ? session.name : texts.create}
        back={{ to: addressOf(scope, 'seckills'), text: texts.title }}
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
          <SessionFields
            draft={draft}
            fault={isSkuFault ? undefined : fault}
            refusal={refusal}
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
                  refusal={refusal?.skuId === line.sku.skuId ? refusal : undefined}
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

/** Saves a set-up, after asking whether a deep cut is meant; goes to the field that is refused. */
function useSave(
  draft: SeckillDraft,
  setup: SeckillSetup | Fault,
  then: { onSaved: (saved: AdminSeckill) => void; onRefused: (refusal: Refusal) => void },
) {
  const texts = seckillTexts.use()
  const locale = useLocale()
  const feedback = useFeedback()
  const askDeepCut = useAskDeepCut()
  const saving = seckills.useSave()
  const cuts = isFault(setup)
    ? []
    : setup.skus.map(({ skuId, price }) => {
        const { sku } = draft.skus.find((line) => line.sku.skuId === skuId)!
        return { name: `${sku.title} ${sku.attr}`.trim(), before: sku.salePrice, after: price }
      })
  return {
    isPending: saving.isPending,
    save: async (input: SeckillSetup) => {
      if (!(await askDeepCut(deepCutLines(cuts, locale)))) return
      saving.mutate(input, {
        onSuccess: (saved) => {
          feedback.done(texts.saved)
          then.onSaved(saved)
        },
        onError: (failure) => {
          const refusal = refusalOf(failure, locale)
          if (refusal) {
            then.onRefused(refusal)
            const id = refusal.skuId === undefined ? fromId : priceId(refusal.skuId)
            document.getElementById(id)?.focus()
          } else if (isRefusal(failure, 'versionConflict'))
            feedback.note(texts.title, texts.conflict)
          else feedback.failed(failure)
        },
      })
    },
  }
}

const fromId = 'seckill-from'
const priceId = (skuId: number) => `seckill-price-${skuId}`

interface SessionFieldsProps {
  draft: SeckillDraft
  fault: Fault | undefined
  refusal: Refusal | undefined
  change: (part: Partial<SeckillDraft>) => void
}

function SessionFields({ draft, fault, refusal, change }: SessionFieldsProps) {
  const texts = seckillTexts.use()
  const wrong = (...which: DraftFault[]) =>
    fault && which.includes(fault.text)
      ? ({ validateStatus: 'error', help: texts[fault.text] } as const)
      : {}
  return (
    <div className={styles.pair}>
      <Form.Item label={texts.nameZh} htmlFor="seckill-name" {...wrong('badName')}>
        <Input
          id="seckill-name"
          value={draft.name}
          maxLength={40}
          placeholder={texts.namePlaceholder}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.nameEn} htmlFor="seckill-name-en">
        <Input
          id="seckill-name-en"
          value={draft.nameEn}
          maxLength={80}
          placeholder={texts.nameEnHint}
          onChange={(event) => change({ nameEn: event.target.value })}
        />
      </Form.Item>
      <Form.Item
        label={texts.from}
        htmlFor={fromId}
        {...(refusal?.field === 'from'
          ? { validateStatus: 'error', help: refusal.text }
          : wrong('badStart'))}
      >
        <MomentInput id={fromId} value={draft.from} onChange={(from) => change({ from })} />
      </Form.Item>
      <Form.Item label={texts.until} htmlFor="seckill-until" {...wrong('badTime')}>
        <MomentInput
          id="seckill-until"
          value={draft.until}
          onChange={(until) => change({ until })}
        />
      </Form.Item>
    </div>
  )
}

interface SkuFieldsProps {
  line: SkuDraft
  fault: DraftFault | undefined
  refusal: Refusal | undefined
  clashes: readonly SeckillClash[]
  onChange: (line: SkuDraft) => void
  onRemove: () => void
}

function SkuFields({ line, fault, refusal, clashes, onChange, onRemove }: SkuFieldsProps) {
  const texts = seckillTexts.use()
  const { sku } = line
  const name = `${sku.title} ${sku.attr}`.trim()
  // What was refused is the newer word on what stands against it.
  const said = refusal ? clashes.filter(({ isBlocking }) => !isBlocking) : clashes
  const field = (which: 'price' | 'quota' | 'limit', isBad: boolean, unit: ReactNode) => (
    // The name of the SKU is for those who hear it: on the screen it stands beside.
    <label className={styles.field}>
      <span className="soft small">{texts[which]}</span>
      <Input
        aria-label={`${name} ${texts[which]}`}
        {...(which === 'price' && { id: priceId(sku.skuId) })}
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
    <li className={refusal ? `${styles.sku} ${styles.refused}` : styles.sku}>
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
          fault === 'badPrice' ||
            refusal?.field === 'price' ||
            clashes.some(({ kind }) => kind === 'price'),
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
      {(fault || refusal || said.length > 0) && (
        <ul className={styles.faults} aria-live="polite">
          {fault && <li className={styles.bad}>{texts[fault]}</li>}
          {refusal && <li className={styles.bad}>{refusal.text}</li>}
          {said.map(({ kind, text, isBlocking }) => (
            <li key={kind} className={isBlocking ? styles.bad : styles.warn}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
