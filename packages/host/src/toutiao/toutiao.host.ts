import type { Acts, Environment } from '../environment.ts'
import { recheckBy } from '../recheck.ts'
import { acts as plain, inOneWindow } from '../wap/wap.host.ts'
import { isToutiaoMini } from './toutiao-sdk.ts'

/**
 * The browser of the short-video apps. Their SDK knows mini-programs alone: a page in none is told
 * so, and can neither share by the app nor close its window. The SDK of their open platform wants an
 * app and a signature of its own, and is not used.
 */
export function acts(environment: Environment): Acts {
  const { page, settings } = environment
  return {
    ...plain(environment),
    ...inOneWindow(page),
    recheck: recheckBy(page, 'toutiaoMiniProgram', () =>
      isToutiaoMini(page, settings.scripts.toutiao),
    ),
    // What the app's own menu would send is not the page's to choose: the address goes by hand.
    share: async () => 'unsupported',
  }
}
