import { type Refusal, toast } from './refusal.ts'

/** What any call may refuse, whatever it is about. */
export const accessErrors = {
  notLoggedIn: { code: 401, text: ['请先登录', 'Please sign in first'], treat: 'signOut' },
  noWeixinUser: { code: 401, text: ['请登陆微信', 'Please sign in to WeChat'], treat: 'signOut' },
  badStore: {
    code: 560,
    text: ['店铺不存在或已打烊', 'This store does not exist or is closed'],
    treat: 'home',
  },
  notFound: toast('数据不存在', 'Not found'),
  forbidden: toast('没有权限执行此操作', 'You are not allowed to do this'),
  badInput: toast('提交的信息有误：{field}', 'Please check what you entered: {field}'),
  pageTooFar: toast(
    '不能直接翻到第 {most} 条以后：请搜索或筛选，或一页一页翻',
    'Pages beyond row {most} cannot be jumped to: search or filter, or turn page by page',
  ),
  tooOften: toast('操作太频繁，请稍后再试', 'Too many attempts, please try again later'),
  busy: toast('系统繁忙，请稍后再试', 'Busy right now, please try again'),
  reasonNeeded: toast('请填写原因', 'Say why'),
  versionConflict: toast(
    '数据已被他人修改，请刷新后重试',
    'Someone else changed this, please reload',
  ),
} as const satisfies Record<string, Refusal>
