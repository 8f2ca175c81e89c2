import type { RecoveryCodes } from '@mallard/contract/people/staff/second-factor.calls'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form } from 'antd'
import type { Api } from '#platform/api.ts'
import { failureText } from '#platform/api-error.ts'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { QrCode } from '#platform/parts/qr-code.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { FactorCodeField } from './factor-code-field.tsx'
import styles from './second-factor.module.css'
import { secondFactorTexts } from './second-factor.texts.ts'

interface FactorSetupProps {
  setup: Awaited<ReturnType<Api['secondFactor']['begin']>>
  onDone: (codes: readonly string[]) => void
}

/** A secret for the authenticator, as a picture and as letters, and the first code of it. */
export function FactorSetup({ setup, onDone }: FactorSetupProps) {
  const texts = secondFactorTexts.use()
  const locale = useLocale()
  const feedback = useFeedback()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const [form] = Form.useForm<{ code: string }>()
  const confirming = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      api.secondFactor.confirm({ ticket: setup.ticket, code }),
    onSuccess: ({ codes }: RecoveryCodes) => {
      void invalidate(api.secondFactor.mine, api.staff.sessions, api.secondFactor.team)
      feedback.done(texts.enabled)
      onDone(codes)
    },
    onError: () => form.getFieldInstance('code')?.focus({ cursor: 'all' }),
  })
  return (
    <div className={styles.steps}>
      <p>{texts.scan}</p>
      <QrCode value={setup.uri} label={texts.qrOf} />
      <p className="soft small">
        {texts.byHand}
        <br />
        <span className={`mono ${styles.secret}`}>{setup.secret.replaceAll(/(.{4})/g, '$1 ')}</span>
        <CopyButton text={setup.secret} label={texts.copySecret} done={texts.copied} />
      </p>
      <p>{texts.first}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ code: '' }}
        onFinish={(values) => confirming.mutate(values)}
      >
        {confirming.error && (
          <Alert
            type="error"
            title={failureText(confirming.error, locale)}
            style={{ marginBottom: 16 }}
          />
        )}
        <FactorCodeField isFirst isDigits />
        <Button type="primary" htmlType="submit" block loading={confirming.isPending}>
          {texts.enable}
        </Button>
      </Form>
    </div>
  )
}
