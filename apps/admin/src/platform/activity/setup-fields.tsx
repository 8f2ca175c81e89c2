import { Form } from 'antd'
import type { ReactNode } from 'react'
import { CouponSelect } from '../pick/coupon-select.tsx'
import { MomentInput } from '../pick/moment-input.tsx'
import { SkuField } from '../pick/sku-field.tsx'

interface Period {
  readonly from: string
}

interface PeriodFieldsProps {
  texts: { readonly from: string; readonly until: string; readonly badTime: string }
  /** What stands against its end. */
  said?: ReactNode
}

/** From then until later. */
export function PeriodFields({ texts, said }: PeriodFieldsProps) {
  return (
    <>
      <Form.Item name="from" label={texts.from} rules={[{ required: true, message: '' }]}>
        <MomentInput />
      </Form.Item>
      <Form.Item
        name="until"
        label={texts.until}
        extra={said}
        dependencies={['from']}
        rules={[
          ({ getFieldsValue }) => ({
            validator: (_rule, until: string) =>
              until > (getFieldsValue() as Period).from
                ? Promise.resolve()
                : Promise.reject(new Error(texts.badTime)),
          }),
        ]}
      >
        <MomentInput />
      </Form.Item>
    </>
  )
}

/** The SKU that it is about; what stands against it is said there. */
export function SkuItem({
  texts,
  said,
}: {
  texts: { readonly sku: string; readonly noSku: string }
  said: ReactNode
}) {
  return (
    <Form.Item
      name="sku"
      label={texts.sku}
      extra={said}
      rules={[{ required: true, message: texts.noSku }]}
    >
      <SkuField label={texts.sku} />
    </Form.Item>
  )
}

/** The coupon that it gives; what stands against it is said there. */
export function CouponItem({
  texts,
  said,
}: {
  texts: { readonly coupon: string; readonly noCoupon: string }
  said: ReactNode
}) {
  return (
    <Form.Item
      name="templateId"
      label={texts.coupon}
      extra={said}
      rules={[{ required: true, message: texts.noCoupon }]}
    >
      <CouponSelect label={texts.coupon} />
    </Form.Item>
  )
}
