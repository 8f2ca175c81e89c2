import { defineTexts } from '#platform/texts.ts'

export const companyPassTexts = defineTexts(
  {
    title: '企业登录',
    head: '企业成员登录',
    intro: '用企业微信确认身份后，可享受内购等员工权益。非企业成员请用手机号登录。',
    go: '用企业微信登录',
    again: '重新登录',
    byPhone: '用手机号登录',
    done: '登录成功',
    phoneNeeded: '请绑定手机号，完成登录',
    cancelled: '您已取消授权',
    failed: '登录失败，请重试',
  },
  {
    title: 'Company sign-in',
    head: 'For company members',
    intro: 'WeCom confirms who you are and unlocks staff offers. Everyone else signs in by phone.',
    go: 'Sign in with WeCom',
    again: 'Try again',
    byPhone: 'Sign in by phone',
    done: 'Signed in',
    phoneNeeded: 'Please link a phone number to finish',
    cancelled: 'Sign-in cancelled',
    failed: 'Sign-in failed, please try again',
  },
)
