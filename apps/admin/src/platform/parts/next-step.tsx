import type { NextStep as Step } from '@mallard/contract/people/staff/approval.codes'
import { addressOf } from '../places.ts'
import { Link } from '../router.tsx'
import { useSession } from '../session.ts'
import { defineTexts } from '../texts.ts'

const texts = defineTexts(
  {
    decide: '',
    over: '',
    alone: '您可以凭手机验证码自己同意，或等同事同意。',
    alonePhone: '可以凭手机验证码自己同意，但您还没有验证手机。',
    prove: '去验证手机',
    another: (names: string) => `等待 ${names} 中的一位同意；对方在“审批”里可以看到。`,
    nobody: '没有其他同事可以同意：请负责人添加一位，或在审批设置里允许凭手机验证码自行同意。',
    rules: '去审批设置',
    role: (names: string) => `您的角色不能同意这一项，请 ${names} 处理。`,
    roleNobody: '您的角色不能同意这一项。',
    independent: (names: string) =>
      `您与申请人的账号由同一人创建、重置或最近修改过，不能算第二个人；请 ${names} 处理。`,
    independentNobody:
      '您与申请人的账号由同一人创建、重置或最近修改过，不能算第二个人；请另一位同事处理，或双方各自改过密码、7 天后重新申请。',
  },
  {
    decide: '',
    over: '',
    alone: 'You may agree yourself by a code to your phone, or wait for a colleague.',
    alonePhone: 'You may agree yourself by a code to your phone, but have not proven one yet.',
    prove: 'Prove a phone',
    another: (names) => `Waits for one of: ${names}. They find it under Approvals.`,
    nobody:
      'Nobody else may agree: the owner adds somebody, or allows agreeing by a code to one’s phone under approval rules.',
    rules: 'Approval rules',
    role: (names) => `Your role may not agree to this; it waits for ${names}.`,
    roleNobody: 'Your role may not agree to this.',
    independent: (names) =>
      `One of the two accounts was made, reset or lately changed by the other, so you are no second person; it waits for ${names}.`,
    independentNobody:
      'One of the two accounts was made, reset or lately changed by the other, so you are no second person. Leave it to somebody else, or ask again 7 days after each has set their own password.',
  },
)

interface Waiting {
  readonly next: Step
  readonly approvers: readonly string[]
}

/** What the reader can do about something that waits, or whom they wait for; nothing to say of buttons. */
export function NextStep({ next, approvers }: Waiting) {
  const words = texts.use()
  const { scope, can } = useSession()
  const names = approvers.join(words.between)
  const text = textOf(words, next, names)
  if (!text) return null
  const isRules = next === 'nobody' || next === 'alonePhone'
  return (
    <span className="soft small">
      {text}{' '}
      {isRules && can('order.read') && (
        <Link to={addressOf(scope, 'approval-rules')} style={{ textDecoration: 'underline' }}>
          {next === 'nobody' ? words.rules : words.prove}
        </Link>
      )}
    </span>
  )
}

function textOf(words: ReturnType<typeof texts.use>, next: Step, names: string): string {
  if (next === 'another') return words.another(names)
  if (next === 'role') return names ? words.role(names) : words.roleNobody
  if (next === 'independent') return names ? words.independent(names) : words.independentNobody
  return words[next]
}
