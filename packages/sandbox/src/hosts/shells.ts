/**
 * What a shell is: the browser of a messenger or of a short-video app, a mini-program, an app with a
 * bridge, or a plain browser.
 */
export type ShellKind =
  | 'weixin'
  | 'weixinMini'
  | 'toutiao'
  | 'toutiaoMini'
  | 'smart'
  | 'mall'
  | 'plain'

export type ShellName = (typeof shellNames)[number]

export const shellNames = [
  'wechat-ios',
  'wechat-android',
  'wechat-mini',
  'douyin-browser',
  'douyin-mini',
  'smart-app',
  'app-harmony',
  'app-android',
  'app-ios',
  'browser',
] as const

/**
 * One of the ten environments that the shop runs in, as the sandbox plays it for people and for
 * tests.
 */
export interface Shell {
  readonly name: ShellName
  readonly title: string
  readonly kind: ShellKind
  readonly device: 'ios' | 'android' | 'harmony'
  readonly userAgent: string
  /** CSS pixels that are left to the page. */
  readonly viewport: { readonly width: number; readonly height: number }
  /** What a person can try there. */
  readonly about: string
}

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android =
  'Mozilla/5.0 (Linux; Android 14; PJD110 Build/UKQ1.230924.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const harmony =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1 Mobile'

export const shells: readonly Shell[] = [
  {
    name: 'wechat-ios',
    title: '微信（iPhone）',
    kind: 'weixin',
    device: 'ios',
    userAgent: `${iphone} Mobile/15E148 MicroMessenger/8.0.53(0x1800352e) NetType/WIFI Language/zh_CN`,
    viewport: { width: 390, height: 753 },
    about: '网页授权登录、JSAPI 支付、分享卡片；签名核对的是首次打开的网址。',
  },
  {
    name: 'wechat-android',
    title: '微信（安卓）',
    kind: 'weixin',
    device: 'android',
    userAgent: `${android} Chrome/126.0.6478.188 Mobile Safari/537.36 XWEB/1260117 MMWEBSDK/20240802 MicroMessenger/8.0.53.2740(0x28003533) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
    viewport: { width: 412, height: 820 },
    about: '网页授权登录、JSAPI 支付、分享卡片；签名核对的是当前网址。',
  },
  {
    name: 'wechat-mini',
    title: '微信小程序',
    kind: 'weixinMini',
    device: 'android',
    userAgent: `${android} Chrome/126.0.6478.188 Mobile Safari/537.36 XWEB/1260117 MMWEBSDK/20240802 MicroMessenger/8.0.53.2740(0x28003533) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64 miniProgram/wx00000000sandbox2`,
    viewport: { width: 412, height: 780 },
    about: '页面栈最多 10 层，登录和支付在小程序自己的页面里。',
  },
  {
    name: 'douyin-browser',
    title: '抖音（内置浏览器）',
    kind: 'toutiao',
    device: 'android',
    userAgent: `${android} Chrome/121.0.6167.71 Mobile Safari/537.36 aweme_310900 JsSdk/1.0 NetType/WIFI Channel/local AppName/aweme app_version/31.9.0 ByteLocale/zh-CN Region/CN AppSkin/white AppTheme/light BytedanceWebview/d8a21c6`,
    viewport: { width: 393, height: 780 },
    about: '短信登录，只有微信支付，收银台是另一个网页；不开新窗口，分享靠复制链接。',
  },
  {
    name: 'douyin-mini',
    title: '抖音小程序',
    kind: 'toutiaoMini',
    device: 'android',
    userAgent: `${android} Chrome/121.0.6167.71 Mobile Safari/537.36 aweme_310900 JsSdk/1.0 NetType/WIFI Channel/local AppName/aweme ByteLocale/zh-CN Region/CN ToutiaoMicroApp/3.42.0 PluginVersion/310900072`,
    viewport: { width: 393, height: 770 },
    about: '抖音里的小程序网页视图，登录和支付在小程序自己的页面里。',
  },
  {
    name: 'smart-app',
    title: '智能设备 App',
    kind: 'smart',
    device: 'android',
    userAgent: `${android} Chrome/126.0.6478.122 Mobile Safari/537.36 MallardSmart/3.1.0`,
    viewport: { width: 393, height: 790 },
    about: '从设备 App 打开商城：App 账号登录、-APP 支付参数、状态栏颜色、返回 App。',
  },
  {
    name: 'app-harmony',
    title: '商城 App（鸿蒙）',
    kind: 'mall',
    device: 'harmony',
    userAgent: `${harmony} MallardApp/2.4.0`,
    viewport: { width: 384, height: 780 },
    about: '鸿蒙 JavaScriptProxy 桥，-MALLAPP 支付参数。',
  },
  {
    name: 'app-android',
    title: '商城 App（安卓）',
    kind: 'mall',
    device: 'android',
    userAgent: `${android} Chrome/126.0.6478.122 Mobile Safari/537.36 MallardApp/2.4.0`,
    viewport: { width: 393, height: 790 },
    about: 'addJavascriptInterface 桥，-MALLAPP 支付参数。',
  },
  {
    name: 'app-ios',
    title: '商城 App（iPhone）',
    kind: 'mall',
    device: 'ios',
    userAgent: `${iphone} Mobile/15E148 MallardApp/2.4.0`,
    viewport: { width: 390, height: 760 },
    about: 'WKScriptMessageHandler 桥，微信和 Apple 登录，-MALLAPP 支付参数。',
  },
  {
    name: 'browser',
    title: '普通浏览器',
    kind: 'plain',
    device: 'ios',
    userAgent: `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`,
    viewport: { width: 390, height: 664 },
    about: '短信登录，收银台是另一个网页：微信 H5、支付宝、银联。',
  },
]

export function shellNamed(name: unknown): Shell | undefined {
  return shells.find((shell) => shell.name === name)
}
