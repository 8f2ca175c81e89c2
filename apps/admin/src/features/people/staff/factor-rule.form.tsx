import type { FactorTeam } from '@mallard/contract/people/staff/second-factor.calls'
import { Form, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { SwitchField } from '#platform/form/fields.tsx'
import { secondFactorTexts } from './second-factor.texts.ts'
import { useRoles } from './use-roles.ts'

/** Of whom the owner asks for a second factor. */
export const FactorRuleForm = defineForm({
  texts: secondFactorTexts,
  width: 460,
  useOwn: () => useRoles(),
  initial: ({ everybody, roles }: FactorTeam) => ({ everybody, roles: [...roles] }),
  inputOf: ({ everybody, roles }, { version }) => ({
    everybody,
    roles: everybody ? [] : roles,
    version,
  }),
  send: (api, input) => api.secondFactor.saveRule(input),
  changes: (api) => [api.secondFactor],
  title: ({ texts }) => texts.ruleTitle,
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.ruleHint,
  fields: ({ texts, own: { roles, nameOf } }) => (
    <>
      <SwitchField name="everybody" label={texts.everybody} />
      <Form.Item noStyle dependencies={['everybody']}>
        {({ getFieldValue }) => (
          <Form.Item name="roles" label={texts.someRoles}>
            <Select
              mode="multiple"
              disabled={getFieldValue('everybody') as boolean}
              virtual={false}
              options={roles.map(({ role }) => ({ value: role, label: nameOf(role) }))}
            />
          </Form.Item>
        )}
      </Form.Item>
    </>
  ),
  done: ({ texts }) => texts.saved,
})
