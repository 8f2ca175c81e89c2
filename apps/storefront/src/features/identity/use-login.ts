import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { forgetAnswers } from '#platform/forget-answers.ts'
import { usePage } from '#platform/navigator/index.ts'
import { endWait, type CaptchaAnswer } from '#platform/phone-code/use-code.ts'
import { currentSession, finishInit, signInAs } from '#platform/session.ts'
import type { Consents } from './use-sign-in.ts'

export interface LoginHandle {
  sendCode: (phone: string, answer: CaptchaAnswer) => Promise<{ nextAfter: number }>
  login: (phone: string, code: string, consents: Consents) => Promise<void>
}

/** What a code that signs this phone in waits under. */
export const purposeOf = (phone: string) => `login ${phone}`

/** Signs in with a phone and the code sent to it. */
export function useLogin(): LoginHandle {
  const api = useApi()
  const client = useQueryClient()
  const { partnerId, storeId } = usePage().scope

  async function login(from: string, code: string, consents: Consents) {
    const { user } = await api.identity.login({ phone: from, code, scene: 'login', consents, partnerId, storeId })
    // What was fetched for a stranger is wrong from now on.
    forgetAnswers(client)
    const { weixinUser } = currentSession()
    signInAs(user)
    endWait(purposeOf(from))
    // Whether the WeChat user that was bound came along, the server knows.
    if (weixinUser) await api.identity.ssoInit({ partnerId, storeId }).then(finishInit, () => undefined)
  }

  return { sendCode: (phone, answer) => api.identity.sendPhoneCodeV2({ phone, scene: 'login', partnerId, storeId, ...answer }), login }
}
