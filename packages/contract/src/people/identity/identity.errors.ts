import { type Refusal, toast } from '../../refusal.ts'

/** What ways to sign in and the account's own data refuse. */
export const identityErrors = {
  wrongCode: toast('验证码不正确或已过期', 'The code is wrong or has expired'),
  wrongCaptcha: toast('图形验证码不正确', 'The picture code is wrong'),
  captchaNeeded: toast('请先输入图形验证码', 'Please enter the picture code first'),
  codeTooSoon: toast(
    '验证码已发送，请{seconds}秒后再试',
    'A code was just sent, try again in {seconds} s',
  ),
  codeLimit: toast('验证码发送次数过多，请稍后再试', 'Too many codes were sent, try again later'),
  textsOff: toast(
    '本店未开通短信服务，请使用其他方式或联系客服',
    'This shop sends no text messages: use another way or contact service',
  ),
  smsFailed: toast(
    '短信发送失败，请稍后再试',
    'The text message could not be sent, try again later',
  ),
  phoneTaken: toast('该手机号已绑定其他账号', 'This number belongs to another account'),
  samePhone: toast('新手机号与当前手机号相同', 'This is already your number'),
  wrongOldCode: toast(
    '当前手机号的验证码不正确或已过期',
    'The code for your current number is wrong or has expired',
  ),
  lastWayIn: toast(
    '这是唯一的登录方式，不能解绑',
    'This is your only way to sign in, so it cannot be unlinked',
  ),
  phoneNeeded: toast('请先绑定手机号', 'Please link a phone number first'),
  cannotCancel: toast('账号暂不能注销：{text}', 'The account cannot be closed yet: {text}'),
  accountClosing: toast(
    '账号正在注销，请稍后再试',
    'This account is being closed, try again later',
  ),
  accountFrozen: toast(
    '账号已被冻结，不能登录和下单。要问原因，或要查阅、复制、删除个人信息，请联系客服',
    'This account is frozen: it cannot sign in or order. To ask why, or to see, copy or delete your data, contact us',
  ),
  signInFailed: toast('登录失败，请重试', 'Sign-in failed, please try again'),
  signInOver: toast(
    '授权已失效，请重新登录',
    'This authorisation has expired, please sign in again',
  ),
  signInRefused: toast('您已取消授权', 'Sign-in cancelled'),
  snapshotUser: toast(
    '请先点击页面底部的“使用完整服务”，再登录',
    'Tap “use the full service” at the bottom of the page, then sign in',
  ),
  identityTaken: toast('该账号已绑定其他会员', 'This account belongs to another member'),
  notColleague: toast(
    '仅限企业成员登录，当前账号不是本企业成员',
    'Only members of the company may sign in here',
  ),
  wayUnavailable: toast('当前环境不支持该登录方式', 'This sign-in method is not available here'),
  bindingOver: toast(
    '绑定请求已失效，请重新登录后再试',
    'This request to link an account has expired, please sign in again',
  ),
  passportOver: toast('授权链接已失效，请重新获取', 'This link has expired, please get a new one'),
  wrongPassword: toast('账号或密码不正确', 'Account or password is wrong'),
  passwordPaused: toast(
    '密码错误次数过多，请改用验证码登录，或稍后再试',
    'Too many wrong passwords: sign in with a code, or try again later',
  ),
  passwordWeak: toast(
    '该密码过于常见，容易被猜到，请换一个',
    'This password is too common and easy to guess, please choose another',
  ),
  wrongCurrentPassword: toast('当前密码不正确', 'The current password is wrong'),
} as const satisfies Record<string, Refusal>
