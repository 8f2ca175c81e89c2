import { scopeText, type Locale } from '@mallard/kernel'
import { PageFailed } from './late-page-failed.ts'
import type { ErrorName } from '@mallard/contract/errors'
import { langOf } from '@mallard/contract/lang'
import { href } from '@mallard/contract/paths'
import type { OfStore, PageRenderer, PageRequest, RenderedPage } from '@mallard/contract/rendering'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { ApiError } from '#platform/api-error.ts'
import { createApi, type Api, type Transport } from '#platform/api.ts'
import { LocaleRoot } from '#platform/locale.tsx'
import { createLoader, type PageLoader, type Screens } from '#platform/navigator/loader.ts'
import { scopeOf, targetOf, type Target, type View } from '#platform/navigator/view.ts'
import type { Partner } from '#platform/partner.ts'
import type { Head } from '#platform/screen.ts'
import { learnTitles, titleOf, type PageTitles } from '#platform/title.ts'
import { headTags, jsonForHtml } from './head-tags.ts'
import { passesWhole } from './api-errors.ts'
import { collectQueries, type PageState } from './page-state.ts'
import { createQueryClient } from './query-client.ts'
import { ownGround, partnerStyle } from './partner-style.ts'
import { Shell } from './shell.tsx'

/** Draws pages on the server from a table of screens. */
export function createRenderer(screens: Screens, pageTitles: PageTitles): PageRenderer {
  learnTitles(pageTitles)
  return {
    queryNames: async (name) => {
      const { query = [], drawnBy = query } = (await screens[name]()).default
      return drawnBy
    },
    render: (request) => render(screens, pageTitles, request),
  }
}

async function render(
  screens: Screens,
  pageTitles: PageTitles,
  request: PageRequest,
): Promise<RenderedPage | OfStore> {
  const { locale, mode } = request
  const target = targetOf(request.url)
  const lang = langOf(target.search)
  const scope = scopeOf(target) ?? request.fallbackScope
  const queryClient = createQueryClient()
  const api = createApi(callTransport(request.call), scope)
  const loader = createLoader({
    loadScreen: (name) => screens[name](),
    PageFailed,
    queryClient,
    apiFor: () => api,
    fallbackScope: () => scope,
    locale: () => locale,
  })

  /** What parts of the page ask for by themselves: a browser does so once they are there. */
  async function loadParts(): Promise<void> {
    const { parts } = await loader.loadScreen(target.name)
    const wanted = Object.values(parts?.(loader.context(target)) ?? {})
    await Promise.all(wanted.map((options) => queryClient.prefetchQuery(options)))
  }

  const [sso] = await Promise.all([
    request.isSignedIn ? signOn(api) : undefined,
    loader.load(target),
    mode === 'own' ? loadParts() : undefined,
    queryClient.prefetchQuery(api.store.partnerInit.query()),
  ])
  const partner = queryClient.getQueryData<Partner>(api.store.partnerInit.query().queryKey)
  const failure = failureOf(mode, queryClient, loader, target, api)
  const screen = loader.screen(target.name)
  const data = dataOf(queryClient, loader, target)
  const store = failure === undefined && data !== undefined && screen?.store?.(data as never)
  if (store && scopeText(store) !== scopeText(scope)) return { store }
  const isForAll = mode === 'page' && failure === undefined
  const isDrawn = isForAll || (mode === 'own' && failure === undefined && data !== undefined)
  const head: Head = isForAll
    ? (screen?.head?.(loader.context(target), (data ?? {}) as never) ?? {})
    : { noIndex: true }
  const card =
    isForAll && !(head.image && head.description)
      ? await api.share.card().catch(() => undefined)
      : undefined
  const title = titleOf({ name: target.name, locale }, head, partner?.partner.name)
  const state: PageState = {
    drawn: isDrawn ? target.name : null,
    page: { name: target.name, title: pageTitles[target.name], code: request.code },
    scope,
    locale,
    queries: collectQueries(queryClient),
    at: request.now,
    ...(sso && { sso }),
    ...(request.hosts && { hosts: request.hosts }),
  }
  const body = isDrawn ? renderToString(tree(loader, queryClient, target, locale)) : ''
  queryClient.clear()
  // React begins with preloads of the first pictures; in the head they are found sooner.
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(body)?.[0] ?? ''
  return {
    status: target.name === 'notFound' ? 404 : (failure ?? 200),
    name: target.name,
    isDrawn,
    attributes: partner ? attributesOf(partner) : '',
    head:
      preloads +
      headTags({
        title,
        head,
        card,
        siteName: partner?.partner.name ?? title,
        home: href('homeScoped', { partnerId: scope.partnerId, storeId: scope.storeId }),
        origin: request.origin,
        path: request.url,
        locale,
        lang,
        hasEnglish: partner?.partner.hasEnglish ?? true,
      }),
    body: body.slice(preloads.length),
    state: jsonForHtml(state),
  }
}

function tree(loader: PageLoader, queryClient: QueryClient, target: Target, locale: Locale) {
  const view: View = { ...target, key: 'server', index: 0, action: 'load' }
  return (
    <LocaleRoot
      initial={locale}
      isInAddress={langOf(target.search) !== undefined}
      onChange={() => undefined}
    >
      <Shell loader={loader} queryClient={queryClient} navigator={undefined} initialView={view} />
    </LocaleRoot>
  )
}

function callTransport(call: PageRequest['call']): Transport {
  return async ({ name, path, input, scope }) => {
    const { code, data, message, reason } = await call({ name, input, scope })
    const isHeard = code === 200 || (code === 500 && !passing.has(reason))
    if (isHeard && passesWhole({ path })) return { code, data, message }
    if (code === 200) return data
    throw new ApiError(code, message ?? '', { data, reason })
  }
}

async function signOn(api: Api): Promise<PageState['sso']> {
  return api.identity.ssoInit().catch(() => undefined)
}

/**
 * Refused for now, to this visitor: the same page may be there in a moment, and for others it is.
 */
const passing: ReadonlySet<string | undefined> = new Set<ErrorName>([
  'searchBusy',
  'busy',
  'tooOften',
])

/** 404 when something the page cannot do without was refused, 503 when it broke or has to wait. */
function failureOf(
  mode: PageRequest['mode'],
  queryClient: QueryClient,
  loader: PageLoader,
  target: Target,
  api: Api,
): 404 | 503 | undefined {
  // Of a page that is somebody's own the browser asks for what is missing; the store must be there.
  const own = mode !== 'page' ? [] : Object.values(loader.queries(target) ?? {})
  const keys: QueryKey[] = [
    api.store.partnerInit.query().queryKey,
    ...own.map(({ queryKey }) => queryKey),
  ]
  const errors = keys
    .map((key) => queryClient.getQueryState(key)?.error)
    .filter((error) => error !== null && error !== undefined)
  if (errors.length === 0) return undefined
  return errors.every((error) => error instanceof ApiError && !passing.has(error.reason))
    ? 404
    : 503
}

/** Answers of the page's queries by their names; undefined where one is missing. */
function dataOf(queryClient: QueryClient, loader: PageLoader, target: Target) {
  const pairs = Object.entries(loader.queries(target) ?? {}).map(
    ([name, { queryKey }]) => [name, queryClient.getQueryData(queryKey)] as const,
  )
  return pairs.some(([, data]) => data === undefined) ? undefined : Object.fromEntries(pairs)
}

/** What the root element says of a partner. */
function attributesOf(partner: Partner): string {
  const group = partner.partner.look.ground ? ` class="${ownGround}"` : ''
  return `${group} style="${partnerStyle(partner)}"`
}
