import { commissionKinds } from '@mallard/contract/promoters/fx/fx.codes'
import { orderKindText } from '@mallard/contract/trade/order/order-kind-words'
import { Checkbox, Form } from 'antd'
import { SwitchField } from '#platform/form/fields.tsx'
import { useLocale } from '#platform/texts.ts'
import { kindTexts } from './kind.texts.ts'

/** Fields that say which orders pay a commission, and to whom. */
export function PaidKinds() {
  const texts = kindTexts.use()
  const isEnglish = useLocale() === 'en'
  return (
    <>
      <Form.Item name="kinds" label={texts.pay} extra={texts.hint}>
        <Checkbox.Group
          options={commissionKinds.map((value) => ({
            value,
            label: orderKindText(value, isEnglish),
          }))}
        />
      </Form.Item>
      <SwitchField name="employeesEarn" label={texts.earn} />
      <SwitchField name="employeesPay" label={texts.buy} />
    </>
  )
}
