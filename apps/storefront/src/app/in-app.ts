import { tabPages } from '@mallard/contract/page-paths.gen'
import type { Host } from '@mallard/host'
import { currentHost, recheckHost } from '#platform/host.ts'
import { followShare } from '#entities/share/follow-share.ts'
import type { Navigator } from '#platform/navigator/navigator.ts'
import { leadOutside } from './lead-outside.ts'
import { tellApp } from './tell-app.ts'

/** Of the status bar in the device app (specification §4). */
const statusBarColor = '#FFFFFF'

/**
 * Once, when the shop finds itself in an app: what only the app's SDK knows, then what the app
 * wants to know.
 */
export async function comeInApp(navigator: Navigator): Promise<void> {
  await recheckHost()
  followInApp(currentHost(), navigator)
  followShare(currentHost())
  tellApp(currentHost())
  leadOutside(currentHost())
}

/**
 * Tells the app around the shop what it cannot see: the colour of its status bar, and whether its
 * tab bar belongs to the page.
 */
export function followInApp(
  host: Pick<Host, 'can' | 'statusBar' | 'tabBar'>,
  navigator: Pick<Navigator, 'view' | 'subscribe'>,
): void {
  let hadTabs: boolean | undefined
  const follow = () => {
    if (host.can.statusBar) void host.statusBar(statusBarColor)
    const hasTabs = tabPages.has(navigator.view().name)
    if (host.can.tabBar && hasTabs !== hadTabs) void host.tabBar(hasTabs)
    hadTabs = hasTabs
  }
  follow()
  navigator.subscribe(follow)
}
