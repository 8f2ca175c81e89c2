import type { InputOf } from '@mallard/contract/api'
import type { robotAdminCalls } from '@mallard/contract/people/robot/robot-admin.calls'

type Input = InputOf<typeof robotAdminCalls.save>

/** A robot as staff set one up; a mailbox unless told, which any shop may name. */
export function robotInput(more: Partial<Input> = {}): Omit<Input, 'requestId'> {
  return {
    id: 0,
    kind: 'mail',
    name: '值班邮箱',
    address: 'duty@shop.example',
    secret: '',
    alertKinds: ['paid', 'return'],
    hasDigest: false,
    isEnglish: false,
    isOn: true,
    version: 0,
    ...more,
  }
}
