import { type Refusal, toast } from '../../refusal.ts'

/** What the promoters' pages refuse: to shoppers, then to the operator. */
export const fxErrors = {
  fxNotPromoter: toast('您还不是推广员，请先申请', 'You are no promoter yet: please apply first'),
  fxClosed: toast('推广员招募已暂停', 'We take no new promoters at the moment'),
  fxOpen: toast('您的申请正在审核，或已经通过', 'Your application is in review, or was approved'),
  fxTooSoon: toast(
    '申请被拒后需满7天才能再次申请',
    'After a refusal you may apply again in seven days',
  ),
  fxAgree: toast('请先阅读并同意推广合作协议', 'Please agree to the terms for promoters first'),
  fxOtherPhone: toast('请使用账号绑定的手机号', 'Please use the phone of your account'),
  fxNoCard: toast('请先添加银行卡', 'Please add a bank card first'),
  fxCardConsent: toast(
    '请先同意我们处理您的银行卡信息',
    'Please agree that we keep your card first',
  ),
  fxLow: toast('单次提现至少{min}元', 'A withdrawal is at least {min} yuan'),
  fxShort: toast('可提现余额不足', 'You do not have as much to withdraw'),
  fxOneOpen: toast('您有一笔提现正在处理', 'A withdrawal of yours is under way already'),
  fxThreeADay: toast('今日提现次数已达上限', 'You have asked for three withdrawals today'),
  fxSecondPerson: toast(
    '大额提现（或一人当日累计达到大额）须由审核人以外的人打款',
    'A large withdrawal, or several of a day that one person approved, must be paid by another',
  ),
  fxWithdrawMoved: toast('这笔提现的状态已变化', 'This withdrawal has changed meanwhile'),
  fxDecided: toast('这份申请已处理，或状态已变化', 'This was decided, or has changed meanwhile'),
} as const satisfies Record<string, Refusal>
