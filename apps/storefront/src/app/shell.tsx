import { tabPages } from '@mallard/contract/page-paths.gen'
import { LinkProvider } from '@mallard/ui/link'
import { PictureUrlProvider } from '@mallard/ui/picture'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProvider } from '#platform/api.ts'
import { KeptPages } from '#platform/kept-pages.tsx'
import { NavigatorProvider, PageProvider, useView } from '#platform/navigator/context.tsx'
import { KitLink } from '#platform/navigator/link.tsx'
import type { PageLoader } from '#platform/navigator/loader.ts'
import type { Navigator } from '#platform/navigator/navigator.ts'
import type { View } from '#platform/navigator/view.ts'
import { usePartner } from '#platform/partner.ts'
import { useSession } from '#platform/session.ts'
import { storePartnerTitle } from '#platform/title.ts'
import { rememberStore } from '#platform/storage.ts'
import { Announcer } from './announcer.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LateParts } from './late-parts.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { pictureUrl, pictureUrlWidths } from './picture-url.ts'
import { Tabs } from './tabs.tsx'
import { useCartCount } from './use-cart-count.ts'
import { usePartnerStyle } from './use-partner-style.ts'

export interface ShellProps {
  loader: PageLoader
  queryClient: QueryClient
  /** Undefined on the server. */
  navigator: Navigator | undefined
  initialView: View
}

/** Everything around the pages: what they read from, the tab bar, notices. */
export function Shell({ loader, queryClient, navigator, initialView }: ShellProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <NavigatorProvider value={navigator}>
        <LinkProvider component={KitLink}>
          <PictureUrlProvider urlOf={pictureUrl} widths={pictureUrlWidths}>
            <Frame loader={loader} navigator={navigator} initialView={initialView} />
          </PictureUrlProvider>
        </LinkProvider>
      </NavigatorProvider>
    </QueryClientProvider>
  )
}

type FrameProps = Omit<ShellProps, 'queryClient'>

function Frame({ loader, navigator, initialView }: FrameProps) {
  const view = useView(navigator, initialView)
  const context = loader.context(view)
  const { scope, api } = context
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  const cancelAt = useSession((session) => session.cancelAt)
  useEffect(() => {
    if (cancelAt && navigator)
      void import('./take-back.ts').then(({ askTakeBack }) => askTakeBack(cancelAt, navigator))
  }, [cancelAt, navigator])
  const binding = useSession((session) => session.binding)
  useEffect(() => {
    if (binding && navigator)
      void import('./ask-binding.ts').then(({ askBinding }) => askBinding(binding, navigator))
  }, [binding, navigator])
  return (
    <ApiProvider value={api}>
      <Store />
      <OfflineNotice />
      <ErrorBoundary place={view.key}>
        <KeptPages
          view={view}
          loader={loader}
          navigator={navigator}
          generation={`${scope.partnerId}-${scope.storeId} ${isLoggedIn}`}
        />
      </ErrorBoundary>
      {tabPages.has(view.name) && <Tabs page={view.name} scope={scope} />}
      <PageProvider value={context}>
        <LateParts view={view} scope={scope} />
      </PageProvider>
      <Announcer view={view} />
    </ApiProvider>
  )
}

/**
 * Follows the store one is in: its colours, its title, its place in the memory; and the shopper's
 * cart.
 */
function Store() {
  const partner = usePartner()
  usePartnerStyle(partner)
  useCartCount()
  useEffect(() => {
    if (!partner) return
    storePartnerTitle(partner.partner.name)
    rememberStore({ partnerId: partner.partner.id, storeId: partner.store.id })
  }, [partner])
  return null
}
