import type { InputOf } from '@mallard/contract/api'
import type { staffCalls, StaffMe } from '@mallard/contract/people/staff/staff.calls'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form } from 'antd'
import type { ReactNode } from 'react'
import { failureText } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { LoginScreen } from './login.screen.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { secondFactorTexts } from './second-factor.texts.ts'
import { staffTexts } from './staff.texts.ts'
import { useFactorSteps } from './use-factor-steps.tsx'

interface OwesScreenProps {
  owes: NonNullable<StaffMe['owes']>
  corner: ReactNode
  onDone: () => void
}

/** What somebody must do before the back office opens. */
export default function OwesScreen({ owes, corner, onDone }: OwesScreenProps) {
  return owes === 'password' ? (
    <OwnPassword corner={corner} onDone={onDone} />
  ) : (
    <OwnFactor corner={corner} onDone={onDone} />
  )
}

type Step = Omit<OwesScreenProps, 'owes'>
type Wanted = InputOf<(typeof staffCalls)['changePassword']>

function OwnPassword({ corner, onDone }: Step) {
  const texts = staffTexts.use()
  const locale = useLocale()
  const { api, me } = useSession()
  const changing = useMutation({
    mutationFn: ({ current, next }: Wanted) => api.staff.changePassword({ current, next }),
    onSuccess: onDone,
  })
  const form = (
    <Form
      layout="vertical"
      requiredMark={false}
      initialValues={{ current: '', next: '', again: '' }}
      onFinish={(wanted: Wanted) => changing.mutate(wanted)}
    >
      {changing.error && (
        <Alert
          type="error"
          title={failureText(changing.error, locale)}
          style={{ marginBottom: 16 }}
        />
      )}
      <NewPasswordFields login={me.login} />
      <Button type="primary" size="large" block htmlType="submit" loading={changing.isPending}>
        {texts.goOn}
      </Button>
    </Form>
  )
  return <LoginScreen title={texts.owesTitle} hint={texts.owesHint} form={form} corner={corner} />
}

function OwnFactor({ corner, onDone }: Step) {
  const texts = secondFactorTexts.use()
  const { step, title, proof, begin } = useFactorSteps(false, onDone)
  const form = step ?? (
    <Button type="primary" size="large" block onClick={() => begin('begin')}>
      {texts.setUp}
    </Button>
  )
  return (
    <>
      <LoginScreen
        title={title ?? texts.owesTitle}
        hint={step ? undefined : `${texts.owesHint}${texts.apps}`}
        form={form}
        corner={corner}
      />
      {proof}
    </>
  )
}
