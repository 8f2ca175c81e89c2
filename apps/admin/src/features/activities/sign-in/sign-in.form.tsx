import { signInAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminSignIn } from '@mallard/contract/activities/sign-in/sign-in-admin.calls'
import { Form, InputNumber } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, SwitchField } from '#platform/form/fields.tsx'
import styles from './sign-in.module.css'
import { signInTexts } from './sign-in.texts.ts'

/** What one day may bring at most. */
const most = 10_000
/** What the field begins with when missed days can be made up. */
const usualCost = 50

/** Changes the rule of daily sign-in. */
export const SignInForm = defineForm({
  texts: signInTexts,
  width: 560,
  limits: signInAdmin.save,
  initial: ({ isOn, rewards, makeUpCost }: AdminSignIn) => ({
    isOn,
    rewards: [...rewards],
    hasMakeUp: makeUpCost !== null,
    makeUpCost: makeUpCost ?? usualCost,
  }),
  inputOf: ({ isOn, rewards, hasMakeUp, makeUpCost }, { version }) => ({
    isOn,
    rewards: rewards.map((points) => points ?? 0),
    makeUpCost: hasMakeUp ? makeUpCost : null,
    version,
  }),
  send: (api, input) => api.signInAdmin.save(input),
  changes: (api) => [api.signInAdmin, api.staff.audit],
  draft: () => 'sign-in',
  title: ({ texts }) => texts.formTitle,
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => (
    <>
      <SwitchField name="isOn" label={texts.on} />
      <fieldset className={styles.rewards}>
        <legend>{texts.rewards}</legend>
        {[0, 1, 2, 3, 4, 5, 6].map((place) => (
          <Form.Item
            key={place}
            name={['rewards', place]}
            label={texts.nth(place + 1)}
            rules={[{ required: true, message: '' }]}
          >
            <InputNumber min={0} max={most} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        ))}
      </fieldset>
      <SwitchField name="hasMakeUp" label={texts.makeUp} hint={texts.makeUpHint} />
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) =>
          getFieldValue('hasMakeUp') === true && (
            <NumberField name="makeUpCost" label={texts.cost} />
          )
        }
      </Form.Item>
    </>
  ),
  done: ({ texts }) => texts.saved,
})
