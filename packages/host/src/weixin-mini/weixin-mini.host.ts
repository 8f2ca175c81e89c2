import type { Acts, Environment } from '../environment.ts'
import { HostError } from '../host.ts'
import { inOwnDomains, miniActs } from '../mini.ts'
import { acts as plain } from '../wap/wap.host.ts'
import { isMiniProgram, weixinSdk } from '../weixin/weixin-sdk.ts'
import { acts as messaging } from '../weixin/weixin.host.ts'

/** A mini-program's web view: the messaging SDK, and the mini-program's own pages. */
export function acts(environment: Environment): Acts {
  const { page, settings } = environment
  const { renewTitle: _, ...own } = messaging(environment, inOwnDomains)
  // `utm_source` is anyone's to write: only the SDK knows.
  async function stack() {
    if (!(await isMiniProgram(page, settings.scripts.weixin))) throw new HostError('unsupported')
    return (await weixinSdk(page, settings.scripts.weixin)).miniProgram
  }
  const isMessaging = page.navigator.userAgent.toLowerCase().includes('micromessenger')
  return {
    ...own,
    recheck: async () => false,
    ...miniActs(environment, stack, isMessaging ? own.pay : plain(environment).pay),
  }
}
