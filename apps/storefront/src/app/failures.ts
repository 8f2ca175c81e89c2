import { alert, confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import type { ApiError } from '#platform/api-error.ts'
import type { CallRequest } from '#platform/api.ts'
import { homeHref, loginHref, loginTexts } from '#platform/login.ts'
import type { Navigator } from '#platform/navigator/navigator.ts'
import { currentSession, forgetShopper } from '#platform/session.ts'
import { lastStore } from '#platform/storage.ts'
import { treatmentOf } from './api-errors.ts'

/** Carries out the treatment of failed calls; of several alike at once, one speaks. */
export function failureHandler(navigator: () => Navigator) {
  let isAsking = false

  async function once(ask: () => Promise<void>): Promise<void> {
    if (isAsking) return
    isAsking = true
    try {
      await ask()
    } finally {
      isAsking = false
    }
  }

  async function alertAndBack(message: string): Promise<void> {
    await alert({ text: message })
    navigator().back()
  }

  /** Who was signed in has been signed out elsewhere; a stranger is asked. */
  async function toLogin({ scope }: CallRequest, message: string): Promise<void> {
    const here = navigator()
    if (here.view().name === 'login') return toast(message)
    const login = loginHref(scope)
    if (currentSession().isLoggedIn) {
      forgetShopper()
      toast(message)
      return here.go(login, { replace: true })
    }
    const { locale } = here.loader.context(here.view())
    const texts = loginTexts.of(locale)
    const wantsLogin = await confirm({ title: texts.title, text: texts.text, cancel: texts.cancel, ok: texts.login })
    here.go(wantsLogin ? login : homeHref(scope), { replace: true })
  }

  /** An unknown or closed store: to the last one that was open. A store that fails at its own home ends there. */
  function toHome({ scope }: CallRequest, message: string): void {
    const last = lastStore()
    const isOther = last && (last.partnerId !== scope.partnerId || last.storeId !== scope.storeId)
    const home = isOther ? homeHref(last) : '/'
    if (navigator().view().pathname === home) return toast(message)
    navigator().go(`${home}?message=${encodeURIComponent(message)}`, { replace: true })
  }

  return (request: CallRequest, error: ApiError): boolean => {
    const treatment = treatmentOf({ call: request, page: navigator().view().name, error })
    switch (treatment.kind) {
      case 'pass':
        return true
      case 'toast':
        toast(treatment.message)
        return false
      case 'alertBack':
        void once(() => alertAndBack(treatment.message))
        return false
      case 'signOut':
        void once(() => toLogin(request, treatment.message))
        return false
      case 'home':
        toHome(request, treatment.message)
        return false
      case 'reject':
        return false
    }
  }
}
