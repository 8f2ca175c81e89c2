import { defineTexts } from '#platform/texts.ts'

export const phoneCodeTexts = defineTexts(
  {
    codePlaceholder: '6 位数字',
    codeRequired: '请填写验证码',
    codeWrong: '请输入6位验证码',
    send: '获取验证码',
    again: (seconds: number) => `${seconds} 秒后重发`,
    sent: '验证码已发送',
    early: '一分钟内已发过验证码，这次没有再发；请查看短信，或倒计时后重发',
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
    early:
      'A code was sent within the last minute, so none was sent now: look into your messages, or resend after the countdown',
    captcha: 'Picture code',
    captchaPlaceholder: 'Digits in the picture',
    captchaAgain: 'Another picture',
    captchaRequired: 'Enter the picture code',
  },
)
