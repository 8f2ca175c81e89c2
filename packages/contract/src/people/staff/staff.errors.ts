import { type Refusal, toast } from '../../refusal.ts'

/** What changes to who works here, and to what all stores share, refuse. */
export const staffErrors = {
  lastOwner: toast(
    '品牌须保留至少一位在职、管理所有门店的负责人，请先设置另一位',
    'A brand keeps at least one active owner of all its stores: name another one first',
  ),
  partnerWide: toast(
    '该资料由品牌所有门店共用，需要在所有门店都有此权限才能修改',
    'Every store of the brand shares this: changing it needs the right for all of them',
  ),
  loginTaken: toast('登录名已被使用', 'Somebody signs in with this name already'),
  needsAnother: toast(
    '须由另一位同事处理；店里只有一人时，负责人可在“审批设置”中允许凭手机验证码自行同意',
    'This takes another person. Where there is only one, the owner can allow agreeing by a code to the phone, under approval rules',
  ),
  needsApprover: toast(
    '您的角色不能审批这一项，请由“审批设置”中列出的同事处理',
    'Your role may not agree to this: leave it to those named under approval rules',
  ),
  needsPhoneCode: toast('请输入发到您手机的验证码', 'Enter the code that was sent to your phone'),
  needsOwnPhone: toast(
    '请先在“审批设置”中验证您的手机',
    'Prove your phone first, under approval rules',
  ),
  needsFactorCode: toast('请输入身份验证器上的验证码', 'Enter the code of your authenticator'),
  wrongFactorCode: toast(
    '验证码不正确或已用过，请等待下一个验证码',
    'This code is wrong or was used already: wait for the next one',
  ),
  factorTicketOver: toast(
    '设置已超时，请重新开始',
    'Setting it up took too long, please begin again',
  ),
  needsOwnPassword: toast(
    '请先修改他人为您设置的初始密码',
    'First change the password that somebody else gave you',
  ),
  newBrowser: toast(
    '请在以前登录过的浏览器上确认，或修改密码',
    'Confirm this in a browser that you signed in with before, or change your password',
  ),
  samePassword: toast('新密码不能与当前密码相同', 'The new password must be another one'),
  needsFactor: toast('请先设置两步验证', 'First set up two-step sign-in'),
  factorNeeded: toast(
    '店主要求您使用两步验证，可更换验证器，不能关闭',
    'The owner asks you for two-step sign-in: it can be changed, not turned off',
  ),
  needsOwnFactor: toast(
    '请先为自己设置两步验证，再要求他人',
    'Set up two-step sign-in yourself before you ask it of others',
  ),
  beyondOwn: toast('只能给出您自己拥有的权限', 'Nobody gives a right that they have not got'),
  roleNameTaken: toast('已有同名的角色', 'There is a role of this name already'),
  roleTooMany: toast(
    '自定义角色最多 100 个，请先删除不用的',
    'A brand may have a hundred roles of its own: remove one first',
  ),
  roleHeld: toast(
    '还有员工使用这个角色，请先为他们换成其他角色',
    'Somebody has this role: give them another one first',
  ),
  ownerOnly: toast(
    '只有管理所有门店的负责人可以修改',
    'Only the owner of all stores may change this',
  ),
  needsIndependent: toast(
    '须由另一位独立的同事确认：您的账号由对方创建、重置或最近修改过，或晚于这项申请（或反之）',
    'This takes somebody independent: one of the two accounts was made, reset or lately changed by the other, or is newer than the request',
  ),
  proposalOpen: toast(
    '已有一项变更在等待确认，请先处理',
    'A change is waiting already, please settle that one first',
  ),
  proposalOver: toast(
    '该申请已处理或已过期，请刷新',
    'This was settled or has expired, please reload',
  ),
} as const satisfies Record<string, Refusal>
