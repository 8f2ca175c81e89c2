import { defineTexts } from '#platform/texts.ts'

export const agreementTexts = defineTexts(
  {
    title: '协议与隐私',
    loading: '正在加载',
    agreements: '协议与规则',
    version: (version: string, time: string) => `版本 ${version} · ${time} 更新`,
    agreed: (version: string, time: string) => `您于 ${time} 同意了版本 ${version}`,
    drawn: '按当前设置列出',
    outdated: '有新版本',
    choices: '可选授权',
    choicesNote: '以上授权并非使用商城所必需，可随时开启或撤回，撤回后立即停止。',
    analytics: '使用情况分析',
    analyticsNote:
      '允许使用第三方统计了解页面使用情况，用于改进商城；撤回后，商城自己的页面访问记录也随之停止。',
    personalisation: '个性化推荐',
    personalisationNote: '允许根据浏览与购买记录推荐商品；关闭后展示与您无关的推荐，价格不受影响。',
    marketing: '优惠与新品消息',
    marketingNote:
      '允许商城在消息中心告诉您优惠与新品，每周至多几条，夜间不打扰；订单消息不受影响。',
    allowed: (time: string) => `${time} 开启`,
    withdrawn: (time: string) => `${time} 撤回`,
    saved: '已保存',
  },
  {
    title: 'Agreements',
    loading: 'Loading',
    agreements: 'Agreements and rules',
    version: (version, time) => `Version ${version} · updated ${time}`,
    agreed: (version, time) => `You accepted version ${version} on ${time}`,
    drawn: 'As it is set up now',
    outdated: 'New version',
    choices: 'Optional permissions',
    choicesNote:
      'The shop works without these. Turn them on or off at any time; changes take effect at once.',
    analytics: 'Usage analysis',
    analyticsNote:
      'Lets third-party statistics see how pages are used, to improve the shop. Turning it off also ends our own record of your visits.',
    personalisation: 'Personalised recommendations',
    personalisationNote:
      'Recommends items based on what you viewed and bought. When off, you see what everyone sees; prices are never affected.',
    marketing: 'News and offers',
    marketingNote:
      'Lets the shop tell you of offers and new goods in your messages, a few a week and never at night. Messages about orders come anyway.',
    allowed: (time) => `Turned on ${time}`,
    withdrawn: (time) => `Turned off ${time}`,
    saved: 'Saved',
  },
)
