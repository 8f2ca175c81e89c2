import { boot } from './page/boot.ts'
import { jweixin } from './page/jweixin.ts'
import { native } from './page/native.ts'
import type { Settings } from './page/page-window.ts'
import { toutiaoPipe, toutiaoSdk } from './page/toutiao.ts'
import { weixin } from './page/weixin.ts'
import type { Shell } from './shells.ts'

/**
 * What a shell does to every page before the page's own scripts run. `origin`: on this one alone.
 */
export function shellScript(shell: Shell, origin?: string): string {
  const { name, kind, device, userAgent } = shell
  const settings: Settings = { shell: name, kind, device, userAgent, origin }
  return `(()=>{const tools=(${boot})(window,${JSON.stringify(settings)});if(!tools)return;${bridgeOf(shell)}})()`
}

function bridgeOf({ kind, device }: Shell): string {
  switch (kind) {
    case 'weixin':
    case 'weixinMini':
      return `(${weixin})(window,tools,'${kind}')`
    case 'toutiao':
    case 'toutiaoMini':
      return `(${toutiaoPipe})(window,tools)`
    case 'smart':
    case 'mall':
      return `(${native})(window,tools,'${device}')`
    case 'plain':
      return ''
  }
}

export const weixinSdkScript = `(${jweixin})(window)`
export const toutiaoSdkScript = `(${toutiaoSdk})(window)`
