import type { CarrierKind } from '@mallard/contract/trade/order/carrier.codes'
import { plainCode } from '@mallard/kernel'
import { Form, Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import { saidAtBlur } from '#platform/form/said-at-blur.ts'
import { defineTexts } from '#platform/texts.ts'
import { useCarriers } from './use-pick.ts'

const parcelTexts = defineTexts(
  {
    chooseCarrier: '请选择快递公司',
    waybill: '运单号',
    waybillRule: '运单号为 6-32 位字母、数字或横线',
    van: '由商家自己送货，不需要运单号；买家能看到送货电话。',
    none: '虚拟商品或服务，不寄送实物，不需要运单号。',
    pickup: '买家到店取货，不需要运单号。',
  },
  {
    chooseCarrier: 'Choose a carrier',
    waybill: 'Waybill number',
    waybillRule: '6 to 32 letters, digits or dashes',
    van: 'The store brings it itself, without a waybill; the buyer sees the phone of who drives.',
    none: 'Something virtual or a service: nothing is sent, and there is no waybill.',
    pickup: 'The buyer fetches it at the store, without a waybill.',
  },
)

interface Way {
  readonly code: string
  readonly name: string
  readonly kind: CarrierKind
}

/** Stands for the waybill of what goes without one: a repeated call is known by it. */
const madeSign = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20)

/** What the fields of a parcel hold. */
export interface Parcel {
  companyCode: string
  deliverySn: string
}

/** The fields `companyCode` and `deliverySn` of a form: who carries a parcel, and its number. */
export function ParcelFields({
  isByCarrier = false,
  kept,
}: {
  /** Only what has a waybill may be chosen. */
  isByCarrier?: boolean
  /** What the parcel went by, which may be chosen though it is off by now. */
  kept?: Way | undefined
}) {
  const texts = parcelTexts.use()
  const form = Form.useFormInstance<{ companyCode?: string; deliverySn?: string }>()
  const chosen = Form.useWatch('companyCode', form)
  const { data: offered } = useCarriers()
  const ways = offered && waysOf(offered, isByCarrier, kept)
  const [sign] = useState(madeSign)
  const kind = ways?.find(({ code }) => code === chosen)?.kind ?? 'express'
  // The first one of the list is the usual one, also for what was used last and is off by now.
  useEffect(() => {
    const now = form.getFieldValue('companyCode') as string | undefined
    const [first] = ways ?? []
    if (first && !ways?.some(({ code }) => code === now))
      form.setFieldValue('companyCode', first.code)
  }, [form, ways])
  useEffect(() => {
    const isSigned = form.getFieldValue('deliverySn') === sign
    if (kind !== 'express') form.setFieldValue('deliverySn', sign)
    else if (isSigned) form.setFieldValue('deliverySn', '')
  }, [form, kind, sign])
  return (
    <>
      <Form.Item
        name="companyCode"
        label={texts.carrier}
        rules={[{ required: true, message: texts.chooseCarrier }]}
        extra={kind === 'express' ? undefined : texts[kind]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={texts.chooseCarrier}
          options={ways?.map(({ code, name }) => ({ value: code, label: name }))}
          // Before the list came, a name that is typed would choose nothing, and be lost.
          disabled={!ways}
          loading={!ways}
        />
      </Form.Item>
      <Form.Item
        name="deliverySn"
        label={texts.waybill}
        hidden={kind !== 'express'}
        normalize={plainCode}
        {...saidAtBlur({
          required: true,
          pattern: /^[A-Za-z0-9-]{6,32}$/,
          message: texts.waybillRule,
        })}
      >
        <Input autoFocus maxLength={60} spellCheck={false} className="mono" />
      </Form.Item>
    </>
  )
}

function waysOf(
  offered: readonly Way[],
  isByCarrier: boolean,
  kept: Way | undefined,
): readonly Way[] {
  const ways = offered.filter(({ kind }) => !isByCarrier || kind === 'express')
  return kept && !ways.some(({ code }) => code === kept.code) ? [...ways, kept] : ways
}
