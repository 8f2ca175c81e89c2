import { couponAdmin } from '@mallard/contract/admin-limits.gen'
import { couponObtains } from '@mallard/contract/pricing/coupon/coupon.codes'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { Alert, Button, Form, Input, InputNumber, Radio, Select, type FormInstance } from 'antd'
import { useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { SwitchField } from '#platform/form/fields.tsx'
import { failureText } from '#platform/api-error.ts'
import { CategoriesSelect } from '#platform/pick/categories-select.tsx'
import { GoodsSelect } from '#platform/pick/goods-select.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { SkuSelect } from '#platform/pick/sku-select.tsx'
import { useSkus } from '#platform/pick/use-pick.ts'
import { useSession } from '#platform/session.ts'
import { fenTyped } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { obtainText } from './coupon-words.ts'
import styles from './coupon.module.css'
import { couponTexts } from './coupon.texts.ts'
import { newDraft, queryOf, type CouponDraft } from './coupon-draft.ts'
import { type CouponInput, useCouponActs } from './use-coupons.ts'

const limits = couponAdmin.create

/** What it begins with, when it is to be like another one; with the names of what was chosen. */
interface Like {
  readonly draft: CouponDraft
  readonly names: readonly { readonly id: number; readonly name: string }[]
}

/** Sets up a coupon: it is looked at and checked before it is given. */
export const CouponForm = defineForm({
  texts: couponTexts,
  shape: 'drawer',
  width: 600,
  initial: (like: Like | undefined) => like?.draft ?? newDraft(),
  useOwn: (like, form) => useLooking(like, form),
  inputOf: (draft, _begun, _now, { initial }) => queryOf({ ...initial, ...draft }),
  send: (_api, input, _requestId, { creating }) => creating.mutateAsync(input),
  title: ({ texts }) => texts.create,
  ok: ({ texts }) => texts.save,
  beside: ({ texts, own: { previewing, check } }) => (
    <Button loading={previewing.isPending} onClick={check}>
      {texts.preview}
    </Button>
  ),
  cuts: (input, { own: { deepCutOf } }) => deepCutOf(input),
  fields: ({ of: like, own: { previewing }, failure }) => (
    <>
      <Looked at={previewing.data} failure={failure ? null : previewing.error} />
      <WorthFields />
      <ScopeFields names={like?.names ?? []} />
      <ValidityFields />
      <DrawFields />
    </>
  ),
  done: ({ texts }) => texts.saved,
})

function useLooking(like: Like | undefined, form: FormInstance<CouponDraft>) {
  const { previewing, creating } = useCouponActs()
  const [initial] = useState(() => like?.draft ?? newDraft())

  /** What the shelf says of it; a refusal is said by the call that saves. */
  const deepCutOf = (input: CouponInput) =>
    previewing.mutateAsync(input).then(
      ({ deepCuts }) => deepCuts,
      () => [],
    )

  function check(): void {
    form.validateFields().then(
      () => previewing.mutate(queryOf({ ...initial, ...form.getFieldsValue() })),
      // The fields say what is missing.
      () => undefined,
    )
  }

  return { previewing, creating, initial, deepCutOf, check }
}

interface LookedProps {
  at: ReturnType<typeof useCouponActs>['previewing']['data']
  failure: Error | null
}

/** What came of looking at it. */
function Looked({ at, failure }: LookedProps) {
  const texts = couponTexts.use()
  const locale = useLocale()
  return (
    <>
      {failure && (
        <Alert type="error" title={failureText(failure, locale)} style={{ marginBottom: 16 }} />
      )}
      {at && (
        <Alert
          type={at.warnings.length > 0 ? 'warning' : 'success'}
          title={`${at.coupon.name} · ${at.coupon.scopeText} · ${texts.previewOf(at.goods)}`}
          description={
            <ul>
              {(at.warnings.length > 0 ? at.warnings : [texts.noWarnings]).map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          }
          style={{ marginBottom: 16 }}
        />
      )}
    </>
  )
}

/** What fields ask for, in words. */
function useRules() {
  const texts = couponTexts.use()
  return {
    needed: { required: true, message: texts.needed },
    moneyRule: {
      validator: async (_: unknown, text: string) => {
        if (fenTyped(text ?? '') === undefined) throw new Error(texts.wrongMoney)
      },
    },
    chosen: {
      validator: async (_: unknown, ids: readonly number[]) => {
        if (ids.length === 0) throw new Error(texts.chooseSome)
      },
    },
    after: (field: 'drawFrom' | 'validFrom') => (form: Pick<FormInstance, 'getFieldValue'>) => ({
      validator: async (_: unknown, until: string) => {
        if (until <= String(form.getFieldValue(field))) throw new Error(texts.wrongTime)
      },
    }),
  }
}

/** What it is called, and what it is worth. */
function WorthFields() {
  const texts = couponTexts.use()
  const { needed, moneyRule } = useRules()
  const kind = Form.useWatch<number>('kind') ?? 1
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="name" label={texts.name} rules={[{ ...needed, whitespace: true }]}>
          <Input maxLength={limits.name.most} autoFocus />
        </Form.Item>
        <Form.Item name="nameEn" label={texts.nameEn}>
          <Input maxLength={limits.nameEn.most} />
        </Form.Item>
      </div>
      <Form.Item name="kind" label={texts.kind}>
        <Radio.Group
          optionType="button"
          options={[1, 2, 3, 4].map((value) => ({
            value,
            label: texts[`kind${value as 1 | 2 | 3 | 4}`],
          }))}
        />
      </Form.Item>
      <div className={styles.pair}>
        {kind === 2 ? (
          <>
            <Form.Item name="discount" label={texts.discount} rules={[needed]}>
              <InputNumber min={0.1} max={9.9} step={0.5} precision={1} style={{ width: '100%' }} />
            </Form.Item>
            <Form.Item name="most" label={texts.most} rules={[moneyRule]}>
              <Input prefix="¥" inputMode="decimal" />
            </Form.Item>
          </>
        ) : (
          <Form.Item
            name="face"
            label={kind === 4 ? texts.exchangePrice : texts.face}
            rules={[moneyRule]}
          >
            <Input prefix="¥" inputMode="decimal" />
          </Form.Item>
        )}
        <Form.Item name="threshold" label={texts.threshold} rules={[moneyRule]}>
          <Input prefix="¥" inputMode="decimal" />
        </Form.Item>
      </div>
    </>
  )
}

interface ScopeProps {
  /** Names of the goods that it begins with. */
  names: Like['names']
}

/** What it is for. */
function ScopeFields({ names }: ScopeProps) {
  const texts = couponTexts.use()
  const { needed, chosen } = useRules()
  const kind = Form.useWatch<number>('kind') ?? 1
  const scope = Form.useWatch<CouponDraft['scope']>('scope') ?? 'all'
  return (
    <>
      {kind === 4 ? (
        <Form.Item name="productSn" label={texts.productSn} rules={[needed]}>
          <ExchangeSku label={texts.productSn} />
        </Form.Item>
      ) : (
        <>
          <Form.Item name="scope" label={texts.scope}>
            <Radio.Group
              options={(['all', 'category', 'goods'] as const).map((value) => ({
                value,
                label: texts[value],
              }))}
            />
          </Form.Item>
          {scope === 'category' && (
            <Form.Item name="categoryIds" rules={[chosen]}>
              <CategoriesSelect />
            </Form.Item>
          )}
          {scope === 'goods' && (
            <Form.Item name="goodsIds" rules={[chosen]}>
              <GoodsSelect label={texts.chooseGoods} known={names} />
            </Form.Item>
          )}
        </>
      )}
    </>
  )
}

/** How long it holds once it is drawn. */
function ValidityFields() {
  const texts = couponTexts.use()
  const { needed, after } = useRules()
  const validity = Form.useWatch<CouponDraft['validity']>('validity') ?? 'days'
  return (
    <>
      <Form.Item name="validity" label={texts.validity}>
        <Radio.Group
          options={[
            { value: 'days', label: texts.byDays },
            { value: 'fixed', label: texts.byDates },
          ]}
        />
      </Form.Item>
      {validity === 'days' ? (
        <Form.Item name="days" label={texts.days} rules={[needed]}>
          <InputNumber
            min={limits.validDays.least}
            max={limits.validDays.most}
            precision={0}
            style={{ width: '100%' }}
          />
        </Form.Item>
      ) : (
        <div className={styles.pair}>
          <Form.Item name="validFrom" label={texts.validFrom} rules={[needed]}>
            <MomentInput />
          </Form.Item>
          <Form.Item
            name="validTo"
            label={texts.validTo}
            dependencies={['validFrom']}
            rules={[needed, after('validFrom')]}
          >
            <MomentInput />
          </Form.Item>
        </div>
      )}
    </>
  )
}

/** How, when and how often it is drawn, and where it counts. */
function DrawFields() {
  const texts = couponTexts.use()
  const { needed, after } = useRules()
  const { canEverywhere } = useSession()
  const kind = Form.useWatch<number>('kind') ?? 1
  return (
    <>
      <Form.Item name="obtain" label={texts.obtain}>
        <Select
          options={couponObtains.map((value) => ({ value, label: obtainText(value, texts) }))}
        />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="drawFrom" label={texts.drawFrom} rules={[needed]}>
          <MomentInput />
        </Form.Item>
        <Form.Item
          name="drawTo"
          label={texts.drawTo}
          dependencies={['drawFrom']}
          rules={[needed, after('drawFrom')]}
        >
          <MomentInput />
        </Form.Item>
        <Form.Item name="total" label={texts.total} rules={[needed]}>
          <InputNumber
            min={limits.total.least}
            max={limits.total.most}
            precision={0}
            style={{ width: '100%' }}
          />
        </Form.Item>
        <Form.Item name="perUser" label={texts.perUser} rules={[needed]}>
          <InputNumber
            min={limits.perUserLimit.least}
            max={limits.perUserLimit.most}
            precision={0}
            style={{ width: '100%' }}
          />
        </Form.Item>
        <SwitchField name="stack" label={texts.stack} isDisabled={kind === 4} />
        <SwitchField
          name="everywhere"
          label={texts.everywhere}
          isDisabled={!canEverywhere('promotion.write')}
        />
      </div>
    </>
  )
}

/** The SKU that is exchanged, kept by its number. */
function ExchangeSku({
  label,
  value = '',
  onChange,
}: {
  label: string
  value?: string
  onChange?: (productSn: string) => void
}) {
  const [seen, setSeen] = useState<AdminPickedSku>()
  const { data: found = [] } = useSkus(value)
  const chosen = [seen, ...found].find((sku) => sku !== undefined && sku.productSn === value)

  function choose([sku]: readonly AdminPickedSku[]): void {
    setSeen(sku)
    onChange?.(sku?.productSn ?? '')
  }

  // What is seen is what is chosen: the id alone would not tell its number.
  return (
    <SkuSelect
      label={label}
      known={chosen ? [chosen] : []}
      onSeen={choose}
      value={chosen?.skuId}
      onChange={() => undefined}
    />
  )
}
