import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { PhoneCodeField } from '#platform/parts/phone-code-field.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { accountTexts } from './account.texts.ts'
import { useAccountChange } from './use-vouchers.ts'

interface OneProposal {
  id: number
  onClose: () => void
}

/**
 * The number comes from the bank's papers: copying it from the screen would only repeat what
 * somebody typed.
 */
export const AgreeForm = defineForm({
  texts: accountTexts,
  initial: (_of: { id: number; isAlone: boolean }): { accountNo: string; phoneCode?: string } => ({
    accountNo: '',
  }),
  inputOf: ({ accountNo, phoneCode }, { id }) => ({
    id,
    verdict: 'approve' as const,
    note: '',
    accountNo,
    ...(phoneCode && { phoneCode }),
  }),
  send: (api, input) => api.accountAdmin.decide(input),
  changes: (api) => [api.accountAdmin.read],
  title: ({ texts }) => texts.agreeTitle,
  ok: ({ texts }) => texts.agree,
  hint: ({ texts }) => texts.agreeHint,
  fields: ({ texts, of: { isAlone } }) => (
    <>
      <Form.Item
        name="accountNo"
        label={texts.retype}
        rules={[{ required: true, pattern: /^[\d\s-]{8,40}$/, message: texts.needAccount }]}
      >
        <Input
          autoFocus
          inputMode="numeric"
          maxLength={40}
          className="mono"
          onPaste={(event) => event.preventDefault()}
        />
      </Form.Item>
      {isAlone && <PhoneCodeField />}
    </>
  ),
  done: ({ texts }) => texts.agreed,
})

export function DeclineForm({ id, onClose }: OneProposal) {
  const texts = accountTexts.use()
  const { deciding } = useAccountChange()
  return (
    <ReasonForm
      words={{
        title: texts.declineTitle,
        hint: texts.declineHint,
        label: texts.reason,
        needed: texts.needReason,
        usual: texts.declineReasons,
        ok: texts.decline,
      }}
      least={2}
      call={deciding}
      inputOf={(note) => ({ id, verdict: 'decline' as const, note })}
      done={texts.declined}
      onClose={onClose}
    />
  )
}

export function StopForm({ onClose }: { onClose: () => void }) {
  const texts = accountTexts.use()
  const { stopping } = useAccountChange()
  return (
    <ReasonForm
      words={{
        title: texts.stopTitle,
        hint: texts.stopHint,
        label: texts.reason,
        needed: texts.needReason,
        usual: texts.stopReasons,
        ok: texts.stop,
      }}
      least={2}
      call={stopping}
      inputOf={(reason) => reason}
      done={texts.stopped2}
      onClose={onClose}
    />
  )
}
