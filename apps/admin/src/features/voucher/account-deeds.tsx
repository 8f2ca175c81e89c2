import { Alert, Form, Input, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { accountTexts } from './account.texts.ts'
import { useAccountChange } from './use-vouchers.ts'

interface OneProposal {
  id: number
  onClose: () => void
}

/** The number comes from the bank's papers: copying it from the screen would only repeat what somebody typed. */
export function AgreeForm({ id, onClose }: OneProposal) {
  const texts = accountTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { deciding } = useAccountChange()
  const [form] = Form.useForm<{ accountNo: string }>()

  function agree({ accountNo }: { accountNo: string }): void {
    deciding.mutate(
      { id, verdict: 'approve', note: '', accountNo },
      {
        onSuccess: () => {
          tell.done(texts.agreed)
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width={460}
      title={texts.agreeTitle}
      okText={texts.agree}
      cancelText={texts.cancel}
      confirmLoading={deciding.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ accountNo: '' }} onFinish={agree} autoComplete="off">
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.agreeHint}
        </p>
        {deciding.error && <Alert type="error" title={failureText(deciding.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="accountNo" label={texts.retype} rules={[{ required: true, pattern: /^[\d\s-]{8,40}$/, message: texts.needAccount }]}>
          <Input autoFocus inputMode="numeric" maxLength={40} className="mono" onPaste={(event) => event.preventDefault()} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

export function DeclineForm({ id, onClose }: OneProposal) {
  const texts = accountTexts.use()
  const tell = useTell()
  const { deciding } = useAccountChange()
  const onSuccess = () => {
    tell.done(texts.declined)
    onClose()
  }
  return (
    <ReasonForm
      words={{
        title: texts.declineTitle,
        hint: texts.declineHint,
        label: texts.reason,
        needed: texts.needReason,
        usual: texts.declineReasons,
        ok: texts.decline,
        cancel: texts.cancel,
      }}
      least={2}
      isPending={deciding.isPending}
      error={deciding.error}
      onReason={(note) => deciding.mutate({ id, verdict: 'decline', note }, { onSuccess })}
      onClose={onClose}
    />
  )
}

export function StopForm({ onClose }: { onClose: () => void }) {
  const texts = accountTexts.use()
  const tell = useTell()
  const { stopping } = useAccountChange()
  const onSuccess = () => {
    tell.done(texts.stopped2)
    onClose()
  }
  return (
    <ReasonForm
      words={{
        title: texts.stopTitle,
        hint: texts.stopHint,
        label: texts.reason,
        needed: texts.needReason,
        usual: texts.stopReasons,
        ok: texts.stop,
        cancel: texts.cancel,
      }}
      least={2}
      isPending={stopping.isPending}
      error={stopping.error}
      onReason={(reason) => stopping.mutate(reason, { onSuccess })}
      onClose={onClose}
    />
  )
}
