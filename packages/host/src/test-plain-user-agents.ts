import type { KnownBrowser } from './test-user-agents.ts'

/** Browsers that no app is around. */
export const plainBrowsers: readonly KnownBrowser[] = [
  {
    what: 'Safari on an iPhone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    is: 'wap other ios',
  },
  {
    what: 'Safari on an iPad that asks for desktop pages',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    is: 'wap other ios',
    touchPoints: 5,
  },
  {
    what: 'Safari on a Mac',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    is: 'wap other other',
    touchPoints: 0,
  },
  {
    what: 'Chrome on Android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
    is: 'wap other android',
  },
  {
    what: 'Chrome on an iPhone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1',
    is: 'wap other ios',
  },
  {
    what: 'Firefox on an iPhone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/126.0 Mobile/15E148 Safari/605.1.15',
    is: 'wap other ios',
  },
  {
    what: 'Chrome on Windows',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
    is: 'wap other other',
  },
  {
    what: 'Edge on Windows',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0',
    is: 'wap other other',
  },
  {
    what: 'Firefox on Linux',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0',
    is: 'wap other other',
  },
  {
    what: 'Firefox on Android',
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0',
    is: 'wap other android',
  },
  {
    what: 'the Samsung browser',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S9180) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    is: 'wap other android',
  },
  {
    what: 'the Huawei browser on Android-based HarmonyOS',
    userAgent:
      'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00; HMSCore 6.13.0.322) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
    is: 'wap other android',
  },
  {
    what: 'the Huawei browser on HarmonyOS NEXT',
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
    is: 'wap other harmony',
  },
  {
    what: 'a HarmonyOS NEXT tablet',
    userAgent:
      'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36  ArkWeb/4.1.6.1',
    is: 'wap other harmony',
  },
  {
    what: 'the MIUI browser',
    userAgent:
      'Mozilla/5.0 (Linux; U; Android 13; zh-cn; 2201123C Build/TKQ1.220807.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.1.20507',
    is: 'wap other android',
  },
  {
    what: 'the UC browser',
    userAgent:
      'Mozilla/5.0 (Linux; U; Android 12; zh-CN; RMX3366 Build/SKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.6.8.1312 Mobile Safari/537.36',
    is: 'wap other android',
  },
  {
    what: 'the vivo browser',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; V2254A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/19.3.0.1',
    is: 'wap other android',
  },
  {
    what: 'a search engine',
    userAgent:
      'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    is: 'wap other other',
  },
  { what: 'nothing at all', userAgent: '', is: 'wap other other' },
]
