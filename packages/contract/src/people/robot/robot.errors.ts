import { type Refusal, toast } from '../../refusal.ts'

/** What robots that tell staff refuse. */
export const robotErrors = {
  robotAddress: toast(
    '地址不正确：请从群机器人的设置里完整复制',
    'This is no address of such a robot: copy all of it from its settings',
  ),
  robotSecret: toast(
    '请填写签名密钥：消息凭它签名，对方凭它核对',
    'Please paste the secret: messages are signed with it, and checked by it',
  ),
  robotTooMany: toast('一家店最多设置 10 个机器人', 'A store may have ten robots at the most'),
} as const satisfies Readonly<Record<string, Refusal>>
