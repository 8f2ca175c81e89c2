import { expect, it } from 'vitest'
import { hostOf, loginWays } from './host.rules.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const all = {
  weixinApps: { web: 'w', mini: 'm', mallApp: 'a', smartApp: 's' },
  apple: { web: true, app: true },
  wecom: true,
  texts: true,
}
const none = { weixinApps: {}, apple: { web: false, app: false }, wecom: false, texts: true }
const offered = (agent: string, source?: string, what: Parameters<typeof loginWays>[2] = all) =>
  loginWays(hostOf(agent, source), agent, what, 'zh').map(({ type, by }) => `${type} ${by}`)

it.each([
  ['WeChat', `${iphone} MicroMessenger/8.0.50`, undefined, ['weixin web', 'sms form']],
  [
    'a mini-program',
    `${iphone} MicroMessenger/8.0.50 miniProgram/wx1`,
    undefined,
    ['weixin mini', 'sms form'],
  ],
  ['a mini-program by its source', iphone, 'weixinMiniProgram', ['weixin mini', 'sms form']],
  [
    'the browser of Douyin',
    `${iphone} aweme_31.9.0 BytedanceWebview/d8a21c6`,
    undefined,
    ['sms form'],
  ],
  ['the browser of Toutiao', `${iphone} NewsArticle/9.7.1.11`, undefined, ['sms form']],
  ['a Douyin mini-program', `${iphone} ToutiaoMicroApp/3`, undefined, ['sms form']],
  ['WeCom', `${iphone} MicroMessenger/7 wxwork/4.1`, undefined, ['oa web', 'sms form']],
  [
    'the mall app on an iPhone',
    `${iphone} MallardApp/1`,
    undefined,
    ['weixin native', 'apple native', 'sms form'],
  ],
  [
    'the mall app on Android',
    'Mozilla/5.0 (Linux; Android 14) MallardApp/1',
    undefined,
    ['weixin native', 'sms form'],
  ],
  [
    'the device app',
    'Mozilla/5.0 (Linux; Android 14) MallardSmart/2',
    undefined,
    ['weixin native', 'sms form'],
  ],
  [
    'the device app that came by a mini-program’s link',
    `${iphone} MallardSmart/2`,
    'weixinMiniProgram',
    ['weixin native', 'apple native', 'sms form'],
  ],
  [
    'the mall app that came by a mini-program’s link',
    `${iphone} MallardApp/1`,
    'toutiaoMiniProgram',
    ['weixin native', 'apple native', 'sms form'],
  ],
  [
    'a mini-program of QQ',
    `${iphone} MQQBrowser QQ/9 miniProgram`,
    undefined,
    ['sms form', 'apple web'],
  ],
  ['a browser', iphone, undefined, ['sms form', 'apple web']],
])('%s offers its own ways, and the phone', (_, agent, source, ways) => {
  expect(offered(agent, source)).toEqual(ways)
  expect(offered(agent, source, none)).toEqual(['sms form'])
})

it('knows the brand’s apps by the marks that it has', () => {
  const apps = { smart: 'kettleSmart', mall: 'KettleShop' } as const
  const host = (mark: string) => hostOf(`${iphone} ${mark}`, undefined, apps)
  expect(['KettleSmart/2', 'KettleShop/1', 'MallardApp/1'].map(host)).toEqual([
    'smartApp',
    'mallApp',
    'browser',
  ])
})

it('offers no codes by text message where nobody sends any', () => {
  expect(offered(iphone, undefined, { ...all, texts: false })).toEqual(['apple web'])
})
