import { tabPages } from '@mallard/contract/page-paths.gen'
import { LinkProvider } from '@mallard/ui/link'
import { PictureUrlProvider } from '@mallard/ui/picture'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiProvider } from '#platform/api.ts'
import { KeptPages } from '#platform/kept-pages.tsx'
import { NavigatorProvider, useView } from '#platform/navigator/context.tsx'
import { KitLink } from '#platform/navigator/link.tsx'
import type { PageLoader } from '#platform/navigator/loader.ts'
import type { Navigator } from '#platform/navigator/navigator.ts'
import type { View } from '#platform/navigator/view.ts'
import { usePartner, type Partner } from '#platform/partner.ts'
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
  const { scope, api } = loader.context(view)
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  const cancelAt = useSession((session) => session.cancelAt)
  useEffect(() => {
    if (cancelAt && navigator) void import('./take-back.ts').then(({ askTakeBack }) => askTakeBack(cancelAt, navigator))
  }, [cancelAt, navigator])
  return (
    <ApiProvider value={api}>
      <Store />
      <OfflineNotice />
      <ErrorBoundary place={view.key}>
        <KeptPages view={view} loader={loader} navigator={navigator} generation={`${scope.partnerId}-${scope.storeId} ${isLoggedIn}`} />
      </ErrorBoundary>
      {tabPages.has(view.name) && <Tabs page={view.name} scope={scope} />}
      <LateParts view={view} scope={scope} />
      <Announcer view={view} />
    </ApiProvider>
  )
}

/** Follows the store one is in: its colours, its title, its place in the memory; and the shopper's cart. */
function Store() {
  const partner = usePartner()
  useCartCount()
  useEffect(() => {
    if (!partner) return
    storePartnerTitle(partner.partner.name)
    rememberStore({ partnerId: partner.partner.id, storeId: partner.store.id })
    for (const [name, value] of Object.entries(partnerColours(partner))) document.documentElement.style.setProperty(name, value)
  }, [partner])
  return null
}

/** The brand colours of a partner as the kit reads them. */
export function partnerColours({ partner }: Partner): Record<string, string> {
  return {
    '--partner-brand': partner.themeColor,
    '--partner-brand-dark': partner.themeColorDark,
    // Words on the wash: a little further from it than the brand itself, for 4.5:1.
    '--partner-brand-deep': `color-mix(in srgb, ${partner.themeColor} 90%, #000)`,
    '--partner-brand-deep-dark': `color-mix(in srgb, ${partner.themeColorDark} 90%, #fff)`,
    '--partner-brand-wash': `color-mix(in srgb, ${partner.themeColor} 11%, #fff)`,
    '--partner-brand-wash-dark': `color-mix(in srgb, ${partner.themeColorDark} 20%, #121110)`,
  }
}
