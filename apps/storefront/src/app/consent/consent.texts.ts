import { defineTexts } from '#platform/texts.ts'

export const consentTexts = defineTexts(
  {
    changed: '协议已更新',
    first: '请阅读并同意协议',
    text: '继续使用账号，请阅读并同意以下协议。不同意将退出登录，您仍可浏览商品。',
    version: (version: string, day: string) => `版本 ${version}，${day} 更新`,
    accept: '同意并继续',
    decline: '不同意，退出登录',
    accepted: '已同意',
  },
  {
    changed: 'Our terms have changed',
    first: 'Please accept our terms',
    text: 'To go on using your account, please read and accept these. If you decline you are signed out, and can still browse.',
    version: (version, day) => `Version ${version}, of ${day}`,
    accept: 'Accept and go on',
    decline: 'Decline and sign out',
    accepted: 'Accepted',
  },
)
