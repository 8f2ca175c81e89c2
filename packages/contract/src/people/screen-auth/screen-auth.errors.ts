import { toast } from '../../refusal.ts'

/** What a screen that is signed in by a phone refuses. */
export const screenAuthErrors = {
  screenOver: toast(
    '二维码已失效，请在屏幕上换一个再扫',
    'This code has expired: get a new one on the screen and scan it',
  ),
  screenAnswered: toast(
    '该请求已处理，如需登录请在屏幕上换一个码',
    'This request was answered already: get a new code on the screen to sign in',
  ),
}
