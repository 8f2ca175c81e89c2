import { pointsShopAdmin } from '@mallard/contract/admin-limits.gen'
import type {
  AdminPointsGoods,
  PointsGoodsClash,
} from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { pointsGoodsKinds } from '@mallard/contract/activities/points-shop/points-shop.codes'
import { useQuery } from '@tanstack/react-query'
import { Form, Radio, Select, type FormInstance } from 'antd'
import { CouponItem, PeriodFields, SkuItem } from '#platform/activity/setup-fields.tsx'
import { useTypedSetup } from '#platform/activity/use-typed-setup.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField } from '#platform/form/fields.tsx'
import { Said } from '#platform/form/said.tsx'
import { useSession } from '#platform/session.ts'
import { draftOf, isWhole, setupOf, type PointsGoodsDraft } from './points-goods-draft.ts'
import styles from './points-goods.module.css'
import { pointsGoodsTexts } from './points-goods.texts.ts'
import { pointsGoods } from './use-points-goods.ts'

/**
 * Puts goods or a coupon up for points, or changes what has not begun; what stands against it is
 * said at its field all the time.
 */
export const PointsGoodsForm = defineForm({
  texts: pointsGoodsTexts,
  shape: 'drawer',
  width: 560,
  limits: pointsShopAdmin.save,
  initial: (of: AdminPointsGoods | undefined) => draftOf(of, Date.now()),
  inputOf: (values, of) => setupOf(values, { id: of?.id ?? 0, version: of?.version ?? 0 }),
  send: (api, input, requestId) => api.pointsShopAdmin.save({ ...input, requestId }),
  changes: (api) => [api.pointsShopAdmin, api.staff.audit],
  draft: (of) => `points-goods:${of?.id ?? 'new'}`,
  title: ({ texts }) => texts.formTitle,
  hint: ({ texts }) => texts.formHint,
  ok: ({ texts }) => texts.save,
  fields: ({ form, of }) => <Fields form={form} of={of} />,
  done: ({ texts }) => texts.saved,
})

interface FieldsProps {
  form: FormInstance<PointsGoodsDraft>
  of: AdminPointsGoods | undefined
}

function Fields({ form, of }: FieldsProps) {
  const texts = pointsGoodsTexts.use()
  const clashes = pointsGoods.useClashes(useTypedSetup(form, of, setupOf, isWhole))
  const said = (field: PointsGoodsClash['field']) => <Said clashes={clashes} field={field} />
  const kind = Form.useWatch('kind', form)
  return (
    <>
      <Form.Item name="kind" label={texts.kind}>
        <Radio.Group
          optionType="button"
          options={pointsGoodsKinds.map((value) => ({ value, label: texts[value] }))}
        />
      </Form.Item>
      {kind === 'coupon' ? (
        <CouponItem texts={texts} said={said('templateId')} />
      ) : (
        <SkuItem texts={texts} said={said('skuId')} />
      )}
      <div className={styles.pair}>
        <NumberField name="points" suffix={texts.unit} label={texts.points} hint={said('points')} />
        {kind !== 'coupon' && (
          <NumberField
            name="cashAmount"
            unit={100}
            digits={2}
            suffix={texts.yuan}
            label={texts.cash}
            hint={texts.cashHint}
          />
        )}
        <NumberField name="quota" suffix={texts.pieces} label={texts.quota} hint={said('quota')} />
        <NumberField name="limitPerUser" suffix={texts.pieces} label={texts.limit} />
        <PeriodFields texts={texts} />
        <Form.Item name="minLevel" label={texts.minLevel} extra={said('minLevel')}>
          <LevelSelect label={texts.minLevel} />
        </Form.Item>
        <NumberField name="sort" label={texts.sort} hint={texts.sortHint} />
      </div>
    </>
  )
}

/** From which level on; the first one is everybody. */
function LevelSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value?: string
  onChange?: (code: string) => void
}) {
  const texts = pointsGoodsTexts.use()
  const { api } = useSession()
  const { data = [], isPending } = useQuery(api.levelAdmin.list.query())
  return (
    <Select
      aria-label={label}
      loading={isPending}
      value={value}
      {...(onChange && { onChange })}
      options={[
        { value: '', label: texts.everyone },
        ...data
          .filter(({ growthMin }) => growthMin > 0)
          .map(({ code, name }) => ({ value: code, label: texts.levelFrom(name) })),
      ]}
    />
  )
}
