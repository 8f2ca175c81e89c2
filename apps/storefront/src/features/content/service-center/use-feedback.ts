import type { InputOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { useSession } from '#platform/session.ts'

type Said = Omit<InputOf<Calls['service']['feedback']>, 'requestId' | 'captchaId' | 'captcha'>

/** Sends feedback once, and holds the picture that somebody who is signed out reads. */
export function useFeedback(isOpen: boolean) {
  const api = useApi()
  const client = useQueryClient()
  const isSignedIn = useSession(({ isLoggedIn }) => isLoggedIn)
  const [captcha, setCaptcha] = useState<{ captchaId: string; image: string }>()
  const [isSending, setSending] = useState(false)
  const request = useRef(newUuid())

  async function newCaptcha(): Promise<void> {
    setCaptcha(await api.identity.captcha().catch(() => undefined))
  }

  useEffect(() => {
    if (isOpen && !isSignedIn) void newCaptcha()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one picture for each opening
  }, [isOpen, isSignedIn])

  /** True once it is kept. */
  async function send(said: Said, letters: string): Promise<boolean> {
    setSending(true)
    try {
      await api.service.feedback({
        ...said,
        requestId: request.current,
        ...(!isSignedIn && { captchaId: captcha?.captchaId, captcha: letters.trim() }),
      })
      request.current = newUuid()
      void client.invalidateQueries({ queryKey: api.service.feedbackList.key })
      return true
    } catch (error) {
      // A picture is good for one answer; the shell says what is wrong.
      if (isApiError(error) && !isSignedIn && !error.isTransport) await newCaptcha()
      return false
    } finally {
      setSending(false)
    }
  }

  return { isSignedIn, captcha, newCaptcha, isSending, send }
}
