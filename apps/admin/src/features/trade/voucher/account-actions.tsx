import { Form, Input } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
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
export function AgreeForm({ id, isAlone, onClose }: OneProposal & { isAlone: boolean }) {
  const texts = accountTexts.use()
  const { deciding } = useAccountChange()

  return (
    <ModalForm
      title={texts.agreeTitle}
      ok={texts.agree}
      hint={texts.agreeHint}
      initial={{ accountNo: '' }}
      call={deciding}
      inputOf={({ accountNo, phoneCode }: { accountNo: string; phoneCode?: string }) => ({
        id,
        verdict: 'approve' as const,
        note: '',
        accountNo,
        ...(phoneCode && { phoneCode }),
      })}
      done={texts.agreed}
      onClose={onClose}
    >
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
    </ModalForm>
  )
}

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
