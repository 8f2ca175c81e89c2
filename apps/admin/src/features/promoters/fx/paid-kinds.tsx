import { commissionKinds } from '@mallard/contract/promoters/fx/fx.codes'
import { Checkbox, Form } from 'antd'
import { SwitchField } from '#platform/form/fields.tsx'
import { kindName, kindTexts } from './kind.texts.ts'

/** Fields that say which orders pay a commission, and to whom. */
export function PaidKinds() {
  const texts = kindTexts.use()
  return (
    <>
      <Form.Item name="kinds" label={texts.pay} extra={texts.hint}>
        <Checkbox.Group
          options={commissionKinds.map((value) => ({ value, label: kindName(value, texts) }))}
        />
      </Form.Item>
      <SwitchField name="employeesEarn" label={texts.earn} />
      <SwitchField name="employeesPay" label={texts.buy} />
    </>
  )
}
