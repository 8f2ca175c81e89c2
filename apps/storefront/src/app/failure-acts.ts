import { inLang, langOf } from '@mallard/contract/lang'
import { alert, confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import type { ApiError } from '#platform/api-error.ts'
import type { CallRequest } from '#platform/api.ts'
import { homeHref, loginHref, loginTexts } from '#platform/login.ts'
import type { Navigator } from '#platform/navigator/navigator.ts'
import { wayOf, type Way } from '#platform/refusal-ways.ts'
import { currentSession, forgetShopper } from '#platform/session.ts'
import { lastStore } from '#platform/storage.ts'

let isAsking = false

/** Of several failures alike at once, one speaks. */
async function once(ask: () => Promise<void>): Promise<void> {
  if (isAsking) return
  isAsking = true
  try {
    await ask()
  } finally {
    isAsking = false
  }
}

async function alertAndBack(
  navigator: Navigator,
  failure: Spoken,
  request: CallRequest,
): Promise<void> {
  if (!wayFrom(failure, request, navigator)) await alert({ text: failure.message })
  else if (await offerWay(failure, request, navigator)) return
  navigator.back()
}

/** Undefined also where one stands at its end already. */
function wayFrom(
  { reason }: Spoken,
  { scope }: CallRequest,
  navigator: Navigator,
): Way | undefined {
  const way = wayOf(reason, scope, navigator.loader.context(navigator.view()).locale)
  return way?.to === navigator.view().pathname ? undefined : way
}

/** Has the way that a refusal names as a button; true when it was taken. */
export async function offerWay(
  failure: Spoken,
  request: CallRequest,
  navigator: Navigator,
): Promise<boolean> {
  const way = wayFrom(failure, request, navigator)
  if (!way) return false
  const { cancel } = loginTexts.of(navigator.loader.context(navigator.view()).locale)
  const goes = await confirm({ title: failure.message, cancel, ok: way.text })
  if (goes) navigator.go(way.to)
  return goes === true
}

/**
 * Leads away from the pages of somebody who is signed out now. Done when the page stands: what else
 * fails on the one that is left has nothing to add. None of them comes back with the back button:
 * once they are gone, so is what they showed.
 */
export async function leadOut(navigator: Navigator, url: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = navigator.subscribe(() => {
      stop()
      resolve()
    })
    navigator.go(url, { replace: true })
  })
  setTimeout(() => navigator.loader.forget())
}

/** Who was signed in has been signed out elsewhere; a stranger is asked. */
async function toLogin(
  navigator: Navigator,
  { scope }: CallRequest,
  message: string,
): Promise<void> {
  if (navigator.view().name === 'login') return toast(message)
  const login = loginHref(scope)
  if (currentSession().isLoggedIn) {
    forgetShopper()
    toast(message)
    return leadOut(navigator, login)
  }
  const texts = loginTexts.of(navigator.loader.context(navigator.view()).locale)
  const wantsLogin = await confirm({
    title: texts.title,
    text: texts.text,
    cancel: texts.cancel,
    ok: texts.login,
  })
  if (wantsLogin !== undefined)
    navigator.go(wantsLogin ? login : homeHref(scope), { replace: true })
}

/**
 * A store that answers no calls: to its home, which is told why by a name of the code book
 * (specification §8). Where that home itself fails, to the last store that was open; a store that
 * fails there too ends there.
 */
function toHome(
  navigator: Navigator,
  { scope }: CallRequest,
  { message, reason = 'badStore' }: Spoken,
): void {
  const own = homeHref(scope)
  if (navigator.view().pathname !== own)
    return navigator.go(`${own}?message=${reason}`, { replace: true })
  const last = lastStore()
  const isOther = last && (last.partnerId !== scope.partnerId || last.storeId !== scope.storeId)
  if (isOther) return navigator.go(`${homeHref(last)}?message=${reason}`, { replace: true })
  if (navigator.view().pathname === '/') return toast(message)
  // No store is known to be open: the server takes the default one.
  location.replace(inLang(`/?message=${reason}`, langOf(location.search)))
}

type Spoken = Pick<ApiError, 'message' | 'reason'>

/** Carries out what a failure leads to; loaded when the first one happens. */
export async function actOn(
  kind: 'alertBack' | 'signOut' | 'home',
  failure: Spoken,
  request: CallRequest,
  navigator: Navigator,
): Promise<void> {
  const { message } = failure
  if (kind === 'home') return toHome(navigator, request, failure)
  await once(() =>
    kind === 'alertBack'
      ? alertAndBack(navigator, failure, request)
      : toLogin(navigator, request, message),
  )
}
