import { PageFailed } from './late-page-failed.ts'
import { langOf, withLang } from '@mallard/contract/lang'
import type { Locale, Scope } from '@mallard/kernel'
import { toast } from '@mallard/ui/toast'
import type { ReactNode } from 'react'
import { createApi, type Api } from '#platform/api.ts'
import { connectHost, currentHost } from '#platform/host.ts'
import { LocaleRoot } from '#platform/locale.tsx'
import { homeHref } from '#platform/login.ts'
import { createLoader, type LoaderOptions } from '#platform/navigator/loader.ts'
import { createNavigator, type Navigator } from '#platform/navigator/navigator.ts'
import { scopeOf, targetOf, urlOf } from '#platform/navigator/view.ts'
import { currentSession, finishInit, restoreSession } from '#platform/session.ts'
import { lastStore } from '#platform/storage.ts'
import { failureHandler } from './failures.ts'
import { guard } from './guard.ts'
import { adoptQueries, type PageState } from './page-state.ts'
import { networkTexts } from '#platform/network.texts.ts'
import { noteVisits } from './note-visits.ts'
import { createQueryClient } from './query-client.ts'
import { Shell } from './shell.tsx'
import { arrive, signOn } from './sign-on.ts'
import { leavesShop, openOutside } from './ways-out.ts'
import { httpTransport } from './transport.ts'

export interface Shop {
  navigator: Navigator
  element: ReactNode
}

/** Puts the shop together in the browser, from what the server gave along. */
export function startShop(state: PageState, loadScreen: LoaderOptions['loadScreen']): Shop {
  const queryClient = createQueryClient()
  adoptQueries(queryClient, state, Date.now())
  // A page drawn by the server was drawn for this store; otherwise the shopper's last one counts
  // where the path names none.
  let fallbackScope = state.drawn ? state.scope : (lastStore() ?? state.scope)
  const { partnerId } = scopeOf(targetOf(location.pathname)) ?? fallbackScope
  restoreSession(partnerId)
  // What is known of the shopper is of one partner: that of another one's store is asked for again.
  const sso = state.scope.partnerId === partnerId ? state.sso : undefined
  // Before the first page is entered: its guard asks who is there.
  if (sso) finishInit(sso)

  let locale = state.locale
  const isInAddress = langOf(location.search) !== undefined
  const lang = () => (isInAddress ? locale : undefined)

  // Before anybody asks for the host.
  connectHost({ services: { signWeixin: (url) => apiFor(fallbackScope).share.wxParam({ url }) } })
  const arrival = arrive()
  const signedOn: Promise<void> = Promise.resolve().then(() =>
    sso && !arrival.cookieToken ? undefined : signOn(apiFor(fallbackScope), fallbackScope, arrival),
  )
  const renew = () =>
    signOn(apiFor(fallbackScope), fallbackScope, { cookieToken: undefined, source: arrival.source })
  // A page that the server drew brought the store along.
  const partnerReady: Promise<unknown> = Promise.resolve()
    .then(() =>
      state.drawn
        ? undefined
        : queryClient.ensureQueryData(apiFor(fallbackScope).store.partnerInit.query()),
    )
    .catch(() => undefined)
  const transport = httpTransport({
    host: currentHost,
    ready: signedOn,
    partnerReady,
    lang,
    onFailure: failureHandler((): Navigator => navigator),
    renew,
  })
  const apis = new Map<string, Api>()
  const apiFor = (scope: Scope) => {
    const key = `${scope.partnerId}-${scope.storeId}`
    const api = apis.get(key) ?? createApi(transport, scope)
    apis.set(key, api)
    return api
  }

  const loader = createLoader({
    loadScreen,
    PageFailed,
    queryClient,
    apiFor,
    fallbackScope: () => fallbackScope,
    locale: () => locale,
  })
  const navigator = createNavigator({
    loader,
    home: () => homeHref(fallbackScope),
    lang,
    openOutside: (url) => void openOutside(currentHost(), url),
    leave: async () => leavesShop(currentHost()),
    // Another brand is another shop, with a session of its own.
    isElsewhere: (target) => (scopeOf(target)?.partnerId ?? partnerId) !== partnerId,
    onUnknown: () => toast(networkTexts.of(locale).unknownPage),
    guard: (target) =>
      guard(target, {
        isLoggedIn: currentSession().isLoggedIn,
        lastStore: lastStore(),
        fallbackScope,
        origin: location.origin,
      }),
  })
  const follow = () => {
    const view = navigator.view()
    fallbackScope = scopeOf(view) ?? fallbackScope
    if (!view.search.includes('message=')) return
    void import('./arrival-message.ts')
      .then(({ arrivalMessage }) => arrivalMessage(view.search, locale))
      .then(
        (message) => message && toast(message),
        () => undefined,
      )
  }
  follow()
  navigator.subscribe(follow)
  noteVisits(navigator, () => apiFor(fallbackScope))
  const analytics = state.hosts?.analytics
  if (analytics)
    void import('./analytics.ts').then(({ injectAnalytics }) =>
      injectAnalytics(analytics, navigator),
    )
  if (currentHost().isInApp)
    void import('./in-app.ts').then(({ comeInApp }) => comeInApp(navigator))

  const onLocale = (chosen: Locale) => {
    locale = chosen
    if (isInAddress) navigator.go(withLang(urlOf(navigator.view()), lang()), { replace: true })
    queryClient.invalidateQueries().catch(() => undefined)
  }
  return {
    navigator,
    element: (
      <LocaleRoot initial={state.locale} isInAddress={isInAddress} onChange={onLocale}>
        <Shell
          loader={loader}
          queryClient={queryClient}
          navigator={navigator}
          initialView={navigator.view()}
        />
      </LocaleRoot>
    ),
  }
}
