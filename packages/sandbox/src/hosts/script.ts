import { boot } from './page/boot.ts'
import { draw } from './page/draw.ts'
import { pretend } from './page/pretend.ts'
import { jweixin, sdkMethods } from './page/jweixin.ts'
import { miniProgram } from './page/mini-program-sdk.ts'
import { ownDefaults } from './page/own-defaults.ts'
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
  return `(()=>{const tools=(${boot})(window,${JSON.stringify(settings)},{draw:${draw},pretend:${pretend}});if(!tools)return;${bridgeOf(shell)}})()`
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

export const weixinSdkScript = `(${jweixin})(window,{methods:${JSON.stringify(sdkMethods)},miniProgram:${miniProgram},ownDefaults:${ownDefaults}})`
export const toutiaoSdkScript = `(${toutiaoSdk})(window)`
