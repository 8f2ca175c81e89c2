import { plainCode } from '@mallard/kernel'
import { Form, Input, Select } from 'antd'
import { defineTexts } from '#platform/texts.ts'
import { useCarriers } from './use-pick.ts'

const parcelTexts = defineTexts(
  {
    carrier: '快递公司',
    chooseCarrier: '请选择快递公司',
    waybill: '运单号',
    waybillRule: '运单号为 6-32 位字母、数字或横线',
  },
  {
    carrier: 'Carrier',
    chooseCarrier: 'Choose a carrier',
    waybill: 'Waybill number',
    waybillRule: '6 to 32 letters, digits or dashes',
  },
)

/** The fields `companyCode` and `deliverySn` of a form: who carries a parcel, and its number. */
export function ParcelFields() {
  const texts = parcelTexts.use()
  const { data: carriers } = useCarriers()
  return (
    <>
      <Form.Item
        name="companyCode"
        label={texts.carrier}
        rules={[{ required: true, message: texts.chooseCarrier }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={texts.chooseCarrier}
          options={carriers?.map(({ code, name }) => ({ value: code, label: name }))}
          // Before the list came, a name that is typed would choose nothing, and be lost.
          disabled={!carriers}
          loading={!carriers}
        />
      </Form.Item>
      <Form.Item
        name="deliverySn"
        label={texts.waybill}
        validateTrigger="onBlur"
        normalize={plainCode}
        rules={[{ required: true, pattern: /^[A-Za-z0-9-]{6,32}$/, message: texts.waybillRule }]}
      >
        <Input autoFocus maxLength={60} spellCheck={false} className="mono" />
      </Form.Item>
    </>
  )
}
