import { type Refusal, toast } from '../../refusal.ts'

/** What trials refuse: to shoppers, then to the operator. */
export const evaluateErrors = {
  evaluateWait: toast('试用还没开始申请', 'Applications for this trial have not begun'),
  evaluateOver: toast('试用申请已截止', 'Applications for this trial are over'),
  evaluateApplied: toast(
    '您已申请过这次试用，请等待结果',
    'You have applied for this trial: wait for the result',
  ),
  reportTooLittle: toast(
    '试用报告至少写{letters}字、配{pics}张图片',
    'A trial report has at least {letters} letters and {pics} pictures',
  ),
  evaluateKept: toast(
    '试用商品免费寄送，不支持退换；如有质量问题请联系客服处理',
    'Trial goods were free and cannot be returned; if they are faulty, ask our service',
  ),
  evaluateBegun: toast(
    '开始时间须晚于现在；已开始的试用只能提前结束',
    'It must begin after now; what has begun can only be ended',
  ),
  evaluateClash: toast(
    '“{title}”同一时间已在试用“{name}”中',
    '“{title}” is in the trial “{name}” then',
  ),
  evaluateNotChoosing: toast(
    '申请截止后才能挑选试用者',
    'Testers are chosen once applications are over',
  ),
  evaluateFull: toast('试用名额已满', 'All places of this trial are taken'),
  evaluateDecided: toast('这份申请的状态已变化', 'This application has changed meanwhile'),
  evaluateNoAddress: toast('申请人没有可用的收货地址', 'Who applied has no address any more'),
  evaluateNoReport: toast(
    '报告通过评价审核后才能推荐',
    'A report can be shown once the reviews’ desk shows it',
  ),
} as const satisfies Record<string, Refusal>
