import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { clearUserCache } from '#platform/clear-user-cache.ts'
import { usePage } from '#platform/navigator/index.ts'
import { endWait, type CaptchaAnswer } from '#platform/phone-code/use-code.ts'
import { notePrivacy } from '#platform/privacy.ts'
import { currentSession, finishInit, setBinding, signInAs } from '#platform/session.ts'
import type { Consents } from './use-sign-in.ts'

export interface LoginHandle {
  sendCode: (phone: string, answer: CaptchaAnswer) => Promise<{ nextAfter: number }>
  /** With the code that was sent, or the password. */
  login: (
    phone: string,
    proof: { code: string } | { password: string },
    consents: Consents,
  ) => Promise<void>
  /** Sets a forgotten password with the code that was sent, and signs in. */
  reset: (phone: string, code: string, password: string, consents: Consents) => Promise<void>
}

/** What a code that signs this phone in waits under. */
export const purposeOf = (phone: string) => `login ${phone}`

/** Signs in with a phone and the code sent to it, or with its password. */
export function useLogin(): LoginHandle {
  const api = useApi()
  const client = useQueryClient()
  const { partnerId, storeId } = usePage().scope

  async function enter(
    from: string,
    consents: Consents,
    asked: ReturnType<typeof api.identity.login>,
  ) {
    const { user, binding } = await asked
    // What was fetched for a stranger is wrong from now on.
    clearUserCache(client)
    const { weixinUser } = currentSession()
    signInAs(user)
    setBinding(binding)
    if (consents.some(({ code }) => code === 'privacy'))
      notePrivacy({ code: 'privacy', isGiven: true })
    endWait(purposeOf(from))
    // Whether the WeChat user came along, the server knows.
    if (weixinUser)
      await api.identity.ssoInit({ partnerId, storeId }).then(finishInit, () => undefined)
  }

  return {
    login: (phone, proof, consents) =>
      enter(
        phone,
        consents,
        api.identity.login({ phone, ...proof, scene: 'login', consents, partnerId, storeId }),
      ),
    reset: (phone, code, password, consents) =>
      enter(
        phone,
        consents,
        api.identity.resetPassword({ phone, code, password, consents, partnerId, storeId }),
      ),
    sendCode: (phone, answer) =>
      api.identity.sendPhoneCodeV2({ phone, scene: 'login', partnerId, storeId, ...answer }),
  }
}
