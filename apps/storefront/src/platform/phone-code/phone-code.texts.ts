import { defineTexts } from '#platform/texts.ts'

export const phoneCodeTexts = defineTexts(
  {
    codePlaceholder: '6 位数字',
    codeRequired: '请填写验证码',
    codeWrong: '请输入6位验证码',
    send: '获取验证码',
    again: (seconds: number) => `${seconds} 秒后重发`,
    sent: '验证码已发送',
    captcha: '图形验证码',
    captchaPlaceholder: '图中的数字',
    captchaAgain: '换一张',
    captchaRequired: '请填写图形验证码',
  },
  {
    codePlaceholder: '6 digits',
    codeRequired: 'Enter the code',
    codeWrong: 'The code has 6 digits',
    send: 'Send code',
    again: (seconds) => `Resend in ${seconds} s`,
    sent: 'Code sent',
    captcha: 'Picture code',
    captchaPlaceholder: 'Digits in the picture',
    captchaAgain: 'Another picture',
    captchaRequired: 'Enter the picture code',
  },
)
