import type { AppMarks } from './host-signals.ts'

/**
 * Where the scripts and bridges of hosts are found; the operator's configuration may differ from
 * the default.
 */
export interface HostSettings {
  /** Addresses of a host's own script, tried in this order; loaded in that host alone. */
  scripts: { weixin: readonly string[]; toutiao: readonly string[] }
  /**
   * Names under which native apps put their bridge into the page, and the one under which they
   * answer.
   */
  native: {
    /** `window.<object>.<method>(json)` from `addJavascriptInterface`. */
    android: { object: string; method: string }
    /** `window.webkit.messageHandlers.<handler>.postMessage(json)`. */
    ios: { handler: string }
    /** `window.<object>.<method>(json)` from `registerJavaScriptProxy`. */
    harmony: { object: string; method: string }
    /** Global function that the app calls with its reply, a JSON text or an object. */
    callback: string
  }
  /** Pages of the mini-program itself (specification §2; the live room is ours to name). */
  miniPages: { login: string; pay: string; live: string }
}

export const defaultHostSettings: HostSettings = {
  scripts: {
    weixin: [
      'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
      'https://res2.wx.qq.com/open/js/jweixin-1.6.0.js',
    ],
    toutiao: ['https://lf1-cdn-tos.bytegoofy.com/goofy/developer/jssdk/jssdk-1.2.0.js'],
  },
  native: {
    android: { object: 'MallBridge', method: 'postMessage' },
    ios: { handler: 'MallBridge' },
    harmony: { object: 'MallBridge', method: 'postMessage' },
    callback: 'MallBridgeCallback',
  },
  miniPages: { login: '/pages/login/login', pay: '/pages/pay/pay', live: '/pages/live/live' },
}

/** What the server puts into the state of every document: only what differs from the default. */
export interface HostOverrides {
  scripts?: Partial<HostSettings['scripts']>
  native?: Partial<HostSettings['native']>
  /** By which the brand's own apps are recognised. */
  marks?: Partial<AppMarks>
  /** Script of a third party that counts visits; loaded only when a shopper has agreed. */
  analytics?: string
}

export function hostSettingsOf({ scripts, native }: HostOverrides = {}): HostSettings {
  return {
    ...defaultHostSettings,
    scripts: { ...defaultHostSettings.scripts, ...scripts },
    native: { ...defaultHostSettings.native, ...native },
  }
}
