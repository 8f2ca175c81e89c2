import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { forgetAnswers } from '#platform/forget-answers.ts'
import { usePage } from '#platform/navigator/index.ts'
import { currentSession, finishInit, signInAs } from '#platform/session.ts'
import type { Consents } from './use-sign-in.ts'

export interface Captcha {
  captchaId: string
  image: string
}

export interface LoginHandle {
  /** Seconds until another code may be asked for, 0 when it may. */
  wait: number
  /** The picture to be read, once the server wants one. */
  captcha: Captcha | undefined
  newCaptcha: () => Promise<void>
  /** True when a code is on its way. */
  sendCode: (phone: string, captchaText: string) => Promise<boolean>
  login: (phone: string, code: string, consents: Consents) => Promise<void>
}

/** When the next code may be asked for, by phone (ms): leaving the page and coming back does not shorten it. */
const nextAt = new Map<string, number>()

/** Signs in with a phone and the code sent to it. */
export function useLogin(phone: string): LoginHandle {
  const api = useApi()
  const client = useQueryClient()
  const { partnerId, storeId } = usePage().scope
  const [now, setNow] = useState(() => Date.now())
  const [captcha, setCaptcha] = useState<Captcha>()
  const wait = Math.max(0, Math.ceil(((nextAt.get(phone) ?? 0) - now) / 1000))

  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [wait, now])

  function holdOff(seconds: number) {
    nextAt.set(phone, Date.now() + seconds * 1000)
    setNow(Date.now())
  }

  async function newCaptcha() {
    setCaptcha(await api.identity.captcha())
  }

  async function sendCode(to: string, captchaText: string): Promise<boolean> {
    try {
      const { nextAfter } = await api.identity.sendPhoneCodeV2({
        phone: to,
        scene: 'login',
        partnerId,
        storeId,
        ...(captcha && { captchaId: captcha.captchaId, captcha: captchaText }),
      })
      holdOff(nextAfter)
      setCaptcha(undefined)
      return true
    } catch (error) {
      if (!isApiError(error)) return false
      if (error.reason === 'codeTooSoon') holdOff(secondsIn(error.data))
      // A picture is good for one answer.
      if (error.reason === 'captchaNeeded' || error.reason === 'wrongCaptcha' || captcha) await newCaptcha().catch(() => undefined)
      return false
    }
  }

  async function login(from: string, code: string, consents: Consents) {
    const { user } = await api.identity.login({ phone: from, code, scene: 'login', consents, partnerId, storeId })
    // What was fetched for a stranger is wrong from now on.
    forgetAnswers(client)
    const { weixinUser } = currentSession()
    signInAs(user)
    nextAt.delete(from)
    // Whether the WeChat user that was bound came along, the server knows.
    if (weixinUser) await api.identity.ssoInit({ partnerId, storeId }).then(finishInit, () => undefined)
  }

  return { wait, captcha, newCaptcha: () => newCaptcha().catch(() => undefined), sendCode, login }
}

function secondsIn(data: unknown): number {
  const seconds = typeof data === 'object' && data !== null && 'seconds' in data ? Number(data.seconds) : 60
  return Number.isFinite(seconds) ? seconds : 60
}
