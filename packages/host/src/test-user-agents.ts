import type { BrowserKind, Device, Mode } from './host.ts'
import { plainBrowsers } from './test-plain-user-agents.ts'

export interface KnownBrowser {
  what: string
  userAgent: string
  /** `mode browser device`, and `in` when the page stands inside an app. */
  is: `${Mode} ${BrowserKind} ${Device}` | `${Mode} ${BrowserKind} ${Device} in`
  touchPoints?: number
}

const iosWebView =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const xwalk = 'Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36'

/** User agents as browsers and apps send them; versions and models vary, marks do not. */
const apps: readonly KnownBrowser[] = [
  // WeChat
  {
    what: 'WeChat on an iPhone',
    userAgent: `${iosWebView} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
    is: 'wap weixin ios in',
  },
  {
    what: 'WeChat on an iPad',
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.42(0x18002a2a) NetType/WIFI Language/zh_CN',
    is: 'wap weixin ios in',
  },
  {
    what: 'WeChat on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 13; 2210132C Build/TKQ1.220905.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) ${xwalk} XWEB/1160117 MMWEBSDK/20240404 MMWEBID/8150 MicroMessenger/8.0.49.2600(0x28003156) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
    is: 'wap weixin android in',
  },
  {
    what: 'WeChat on an old Android with the X5 core',
    userAgent:
      'Mozilla/5.0 (Linux; Android 7.1.1; OPPO R11 Build/NMF26X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/66.0.3359.126 MQQBrowser/6.2 TBS/044704 Mobile Safari/537.36 MMWEBID/1454 MicroMessenger/7.0.4.1420(0x27000437) Process/tools NetType/4G Language/zh_CN',
    is: 'wap weixin android in',
  },
  {
    what: 'WeChat in English, over a mobile line',
    userAgent: `Mozilla/5.0 (Linux; Android 14; SM-S9180 Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) ${xwalk} XWEB/1160083 MMWEBSDK/20240301 MMWEBID/3016 MicroMessenger/8.0.48.2580(0x28003036) WeChat/arm64 Weixin NetType/5G Language/en ABI/arm64`,
    is: 'wap weixin android in',
  },
  {
    what: 'WeChat on Windows',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129 Flue',
    is: 'wap weixin other in',
  },
  {
    what: 'WeChat on a Mac',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.7(0x13080712) XWEB/1191 Flue',
    is: 'wap weixin other in',
  },
  {
    what: 'WeChat on HarmonyOS NEXT',
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1 Mobile MicroMessenger/1.0.0.50(0xf1000032) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN',
    is: 'wap weixin harmony in',
  },
  {
    what: 'WeChat on Android-based HarmonyOS',
    userAgent: `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00 Build/HUAWEINOH-AN00; wv) AppleWebKit/537.36 (KHTML, like Gecko) ${xwalk} MicroMessenger/8.0.49.2600(0x28003156) NetType/WIFI Language/zh_CN`,
    is: 'wap weixin android in',
  },
  {
    what: 'WeChat’s developer tools showing a page',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 wechatdevtools/1.06.2402040 MicroMessenger/8.0.5 Language/zh_CN webview/17179869184',
    is: 'wap weixin ios in',
  },
  {
    what: 'WeChat’s developer tools showing a mini-program’s web view',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 wechatdevtools/1.06.2402040 MicroMessenger/8.0.5 webview/ miniProgram/wx1234567890abcdef',
    is: 'weixinMini weixinMiniProgram ios in',
  },
  // WeChat mini-programs
  {
    what: 'a WeChat mini-program on an iPhone',
    userAgent: `${iosWebView} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN miniProgram/wx1234567890abcdef`,
    is: 'weixinMini weixinMiniProgram ios in',
  },
  {
    what: 'a WeChat mini-program on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 13; V2254A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) ${xwalk} XWEB/1160117 MMWEBSDK/20240404 MMWEBID/8150 MicroMessenger/8.0.49.2600(0x28003156) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64 miniProgram/wx1234567890abcdef`,
    is: 'weixinMini weixinMiniProgram android in',
  },
  {
    what: 'a WeChat mini-program on HarmonyOS NEXT',
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1 Mobile MicroMessenger/1.0.0.50 NetType/WIFI Language/zh_CN miniProgram/wx1234567890abcdef',
    is: 'weixinMini weixinMiniProgram harmony in',
  },
  {
    what: 'a WeChat mini-program on Windows',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090a13)XWEB/9129 miniProgram/wx1234567890abcdef',
    is: 'weixinMini weixinMiniProgram other in',
  },
  {
    what: 'a WeChat mini-program on a Mac',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Mac MacWechat/WMPF MacWechat/3.8.7(0x13080712) XWEB/1191 miniProgram/wx1234567890abcdef',
    is: 'weixinMini weixinMiniProgram other in',
  },
  // WeCom, which says MicroMessenger too
  {
    what: 'WeCom on an iPhone',
    userAgent: `${iosWebView} wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh ColorScheme/Light`,
    is: 'wap other ios in',
  },
  {
    what: 'WeCom on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 12; M2012K11AC Build/SKQ1.211006.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) ${xwalk} wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh`,
    is: 'wap other android in',
  },
  {
    what: 'WeCom on Windows',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.5304.110 Safari/537.36 Language/zh wxwork/4.1.22 (MicroMessenger/6.2) WindowsWechat  MailPlugin_Electron WeMail embeddisk wwmver/3.26.22.633',
    is: 'wap other other in',
  },
  {
    what: 'a mini-program inside WeCom',
    userAgent: `${iosWebView} wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh miniProgram/wx1234567890abcdef`,
    is: 'wap other ios in',
  },
  // QQ
  {
    what: 'QQ on an iPhone',
    userAgent: `${iosWebView} QQ/9.0.60.618 V1_IPH_SQ_9.0.60_1_APP_A Pixel/1170 MiniAppEnable SimpleUISwitch/0 StudyMode/0 CurrentMode/0 CurrentFontScale/1.000000 QQTheme/1000 AppId/537227774 Core/WKWebView Device/Apple(iPhone 13) NetType/WIFI`,
    is: 'wap other ios in',
  },
  {
    what: 'QQ on Android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 12; PFJM10 Build/SKQ1.211019.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/98.0.4758.102 MQQBrowser/6.2 TBS/046613 Mobile Safari/537.36 V1_AND_SQ_8.9.80_5040_YYB_D A_8098000 QQ/8.9.80.12440 NetType/WIFI WebP/0.3.0 AppId/537176824 Pixel/1080',
    is: 'wap other android in',
  },
  {
    what: 'a QQ mini-program',
    userAgent: `${iosWebView} QQ/9.0.60.618 V1_IPH_SQ_9.0.60_1_APP_A miniProgram miniprogramhtmlwebview`,
    is: 'wap other ios in',
  },
  {
    what: 'the QQ browser, which is none of QQ',
    userAgent:
      'Mozilla/5.0 (Linux; U; Android 13; zh-cn; 22041211AC Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.1 Mobile Safari/537.36 COVC/046821',
    is: 'wap other android',
  },
  // Douyin, Toutiao and their kin
  {
    what: 'Douyin on an iPhone',
    userAgent: `${iosWebView} aweme_30.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/zh Region/CN AppTheme/light WKWebView/1 BytedanceWebview/d8a21c6`,
    is: 'wap toutiao ios in',
  },
  {
    what: 'Douyin on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 13; PGJM10 Build/TP1A.220905.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/110.0.5481.154 Mobile Safari/537.36 aweme_300200 JsSdk/1.0 NetType/WIFI Channel/douyin-huidu-guanwang-and-1 AppName/aweme app_version/30.2.0 ByteLocale/zh-CN Region/CN AppSkin/white AppTheme/light BytedanceWebview/d8a21c6`,
    is: 'wap toutiao android in',
  },
  {
    what: 'Douyin Lite',
    userAgent: `${iosWebView} aweme_lite_30.1.0 JsSdk/2.0 NetType/4G Channel/App Store ByteLocale/zh Region/CN BytedanceWebview/d8a21c6`,
    is: 'wap toutiao ios in',
  },
  {
    what: 'Toutiao on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 11; M2007J1SC Build/RKQ1.200826.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/99.0.4844.88 Mobile Safari/537.36 JsSdk/2 NewsArticle/9.7.1 NetType/wifi`,
    is: 'wap toutiao android in',
  },
  {
    what: 'Toutiao on an iPhone',
    userAgent: `${iosWebView} NewsArticle/9.7.1.11 JsSdk/2.0 NetType/WIFI (News 9.7.1 17.5.1)`,
    is: 'wap toutiao ios in',
  },
  {
    what: 'Toutiao Lite',
    userAgent: `${iosWebView} news_article_lite/9.6.0 JsSdk/2.0 NetType/WIFI`,
    is: 'wap toutiao ios in',
  },
  {
    what: 'a Douyin mini-program on an iPhone',
    userAgent: `${iosWebView} aweme_30.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store ToutiaoMicroApp/3.23.0 webview PluginVersion/300200`,
    is: 'toutiaoMini toutiaoMiniProgram ios in',
  },
  {
    what: 'a Toutiao mini-program on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 13; V2232A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/110.0.5481.154 Mobile Safari/537.36 NewsArticle/9.7.1 ToutiaoMicroApp/3.23.0 PluginVersion/97100`,
    is: 'toutiaoMini toutiaoMiniProgram android in',
  },
  // Alipay, DingTalk and others
  {
    what: 'Alipay on an iPhone',
    userAgent: `${iosWebView} ChannelId(5) NebulaSDK/1.8.100112 Nebula AliApp(AP/10.6.0.6000) AlipayClient/10.6.0.6000 Alipay Language/zh-Hans Region/CN NebulaX/1.0.0`,
    is: 'wap other ios in',
  },
  {
    what: 'Alipay on Android',
    userAgent: `Mozilla/5.0 (Linux; U; Android 12; zh-CN; ANA-AN00 Build/HUAWEIANA-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.59 Mobile Safari/537.36 UCBS/3.22.2.59 ChannelId(0) NebulaSDK/1.8.100112 Nebula AliApp(AP/10.6.0.8000) AlipayClient/10.6.0.8000 Language/zh-Hans`,
    is: 'wap other android in',
  },
  {
    what: 'an Alipay mini-program’s web view',
    userAgent: `${iosWebView} Nebula AliApp(AP/10.6.0.6000) AlipayClient/10.6.0.6000 MiniProgram APXWebView NebulaX/1.0.0`,
    is: 'wap other ios in',
  },
  {
    what: 'Taobao',
    userAgent: `${iosWebView} AliApp(TB/10.33.10) WindVane/8.7.2 1170x2532 WK`,
    is: 'wap other ios in',
  },
  {
    what: 'DingTalk on an iPhone',
    userAgent: `${iosWebView} AliApp(DingTalk/7.5.15) com.laiwang.DingTalk/40055817 Channel/201200 Pad/iPhone language/zh-Hans-CN UT4Aplus/0.0.6 WK`,
    is: 'wap other ios in',
  },
  {
    what: 'DingTalk on Android',
    userAgent: `Mozilla/5.0 (Linux; U; Android 13; zh-CN; PHK110 Build/TP1A.220905.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.59 Mobile Safari/537.36 AliApp(DingTalk/7.5.15) com.alibaba.android.rimet/39990117 Channel/227200 language/zh-CN`,
    is: 'wap other android in',
  },
  {
    what: 'Weibo',
    userAgent: `${iosWebView} Weibo (iPhone14,5__weibo__14.5.0__iphone__os17.5.1)`,
    is: 'wap other ios in',
  },
  {
    what: 'Xiaohongshu',
    userAgent: `${iosWebView} discover/8.36 SocialWebView/XiaoHongShu xhs`,
    is: 'wap other ios in',
  },
  {
    what: 'Baidu',
    userAgent: `Mozilla/5.0 (Linux; Android 12; JEF-AN00 Build/HUAWEIJEF-AN00; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.57 SP-engine/2.95.0 baiduboxapp/13.57.0.10 (Baidu; P1 12) NABar/1.0`,
    is: 'wap other android in',
  },
  {
    what: 'Kuaishou',
    userAgent: `${iosWebView} Kwai/12.5.30.8 ISLP/0 StatusHT/47 KDT/PHONE ICFO/0 AllowKsCallApp`,
    is: 'wap other ios in',
  },
  {
    what: 'Feishu',
    userAgent: `Mozilla/5.0 (Linux; Android 13; 2211133C Build/TKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) ${xwalk} Lark/7.18.5 LarkLocale/zh_CN ChannelName/Feishu`,
    is: 'wap other android in',
  },
  {
    what: 'a quick app',
    userAgent: `Mozilla/5.0 (Linux; Android 10; VOG-AL10 Build/HUAWEIVOG-AL10; wv) AppleWebKit/537.36 (KHTML, like Gecko) ${xwalk} hap/1101/huawei quickapp`,
    is: 'wap other android in',
  },
  { what: 'some app’s web view on an iPhone', userAgent: iosWebView, is: 'wap other ios in' },
  {
    what: 'some app’s web view on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A.240505.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) ${xwalk}`,
    is: 'wap other android in',
  },
  {
    what: 'some app’s web view on HarmonyOS NEXT, which cannot be told from its browser',
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1 Mobile',
    is: 'wap other harmony',
  },
  // Our own apps
  {
    what: 'the device app on an iPhone',
    userAgent: `${iosWebView} MallardSmart/3.1.0`,
    is: 'smartApp mallardSmart ios in',
  },
  {
    what: 'the device app on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 13; M2102J2SC Build/TKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) ${xwalk} MallardSmart/3.1.0`,
    is: 'smartApp mallardSmart android in',
  },
  {
    what: 'the device app on HarmonyOS NEXT',
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1 Mobile MallardSmart/3.1.0',
    is: 'smartApp mallardSmart harmony in',
  },
  {
    what: 'the mall app on an iPhone',
    userAgent: `${iosWebView} MallardApp/1.0.0`,
    is: 'app other ios in',
  },
  {
    what: 'the mall app on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 14; V2324A Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) ${xwalk} MallardApp/1.0.0`,
    is: 'app other android in',
  },
  {
    what: 'the mall app on HarmonyOS NEXT',
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1 Mobile MallardApp/1.0.0',
    is: 'app other harmony in',
  },
]

export const knownBrowsers: readonly KnownBrowser[] = [...apps, ...plainBrowsers]
