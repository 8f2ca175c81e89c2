import type { RecoveryCodes } from '@mallard/contract/people/staff/second-factor.calls'
import { Form, Input } from 'antd'
import type { Api } from '#platform/api.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { FactorCodeField } from './factor-code-field.tsx'
import { secondFactorTexts } from './second-factor.texts.ts'

/** What somebody wants with their second factor. */
export type FactorWish = 'begin' | 'codes' | 'off'

/** What is shown next. */
export type FactorAnswer =
  | { readonly setup: Awaited<ReturnType<Api['secondFactor']['begin']>> }
  | RecoveryCodes
  | undefined

const titles = { begin: 'setUp', codes: 'newCodes', off: 'turnOff' } as const

/** The password and, where there is one already, a code: who finds an open session has neither. */
export const FactorProofForm = defineForm({
  texts: secondFactorTexts,
  width: 420,
  initial: (_of: { wish: FactorWish; isOn: boolean }) => ({ password: '', code: '' }),
  useOwn: ({ wish }) => wish,
  inputOf: ({ password, code }) => ({ password, ...(code && { code }) }),
  send: async (api, input, _requestId, wish): Promise<FactorAnswer> => {
    if (wish === 'begin') return { setup: await api.secondFactor.begin(input) }
    if (wish === 'codes') return api.secondFactor.codes(input)
    await api.secondFactor.off(input)
    return undefined
  },
  changes: (api) => [api.secondFactor.mine, api.secondFactor.team],
  title: ({ texts, of: { wish, isOn } }) =>
    wish === 'begin' && isOn ? texts.another : texts[titles[wish]],
  ok: ({ texts, of: { wish } }) => (wish === 'off' ? texts.turnOff : texts.go),
  hint: ({ texts }) => texts.proofHint,
  fields: ({ texts, of: { isOn }, session: { me } }) => (
    <>
      <input type="text" autoComplete="username" value={me.login} readOnly hidden />
      <Form.Item
        name="password"
        label={texts.password}
        rules={[{ required: true, message: texts.needPassword }]}
      >
        <Input.Password autoFocus autoComplete="current-password" maxLength={128} />
      </Form.Item>
      {isOn && <FactorCodeField />}
    </>
  ),
  done: ({ texts, of: { wish } }) => (wish === 'off' ? texts.isOffNow : undefined),
})
