import { useEffect, useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'

export interface CaptchaAnswer {
  captchaId?: string
  captcha?: string
}

/**
 * When the next code may be asked for (ms), by what it is for and whose it is: leaving the page and
 * coming back does not shorten it.
 */
const nextAt = new Map<string, number>()

/** What was waited for is done: anyone who comes back may ask at once. */
export function endWait(purpose: string): void {
  nextAt.delete(purpose)
}

/**
 * Asks for a code by text message: how long to wait for the next one of the same purpose, whether
 * none was sent since the last one is too young, and the picture once the server wants one read.
 */
export function useCode(
  purpose: string,
  ask: (answer: CaptchaAnswer) => Promise<{ nextAfter: number }>,
) {
  const api = useApi()
  const [now, setNow] = useState(() => Date.now())
  const [captcha, setCaptcha] = useState<{ captchaId: string; image: string }>()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [isEarly, setEarly] = useState(false)
  const wait = Math.max(0, Math.ceil(((nextAt.get(purpose) ?? 0) - now) / 1000))

  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [wait, now])

  function holdOff(seconds: number) {
    nextAt.set(purpose, Date.now() + seconds * 1000)
    setNow(Date.now())
  }

  async function newCaptcha() {
    setText('')
    setCaptcha(await api.identity.captcha().catch(() => undefined))
  }

  /** True when a code is on its way. */
  async function send(): Promise<boolean> {
    setSending(true)
    try {
      const { nextAfter } = await ask(
        captcha ? { captchaId: captcha.captchaId, captcha: text.trim() } : {},
      )
      holdOff(nextAfter)
      setEarly(false)
      setCaptcha(undefined)
      setText('')
      return true
    } catch (error) {
      if (!isApiError(error)) return false
      if (error.reason === 'codeTooSoon') {
        holdOff(secondsIn(error.data))
        setEarly(true)
      }
      // A picture is good for one answer.
      if (error.reason === 'captchaNeeded' || error.reason === 'wrongCaptcha' || captcha)
        await newCaptcha()
      return false
    } finally {
      setSending(false)
    }
  }

  return { wait, isEarly: isEarly && wait > 0, captcha, text, setText, isSending, newCaptcha, send }
}

function secondsIn(data: unknown): number {
  const seconds =
    typeof data === 'object' && data !== null && 'seconds' in data ? Number(data.seconds) : 60
  return Number.isFinite(seconds) ? seconds : 60
}
