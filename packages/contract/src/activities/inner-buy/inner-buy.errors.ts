import { type Refusal, toast } from '../../refusal.ts'

/** What inner buying refuses: to shoppers, then to the operator. */
export const innerBuyErrors = {
  innerStranger: toast(
    '内购仅限企业员工，请先通过企业登录验证身份',
    'Inner buying is for employees: please sign in with your company first',
  ),
  innerNoGrant: toast(
    '您今年还没有内购额度，请联系管理员',
    'You have no inner-buying quota this year: ask your administrator',
  ),
  innerQuotaShort: toast('本年内购额度不足', 'This is more than is left of your quota this year'),
  innerGoodsGone: toast(
    '部分商品已不在内购范围',
    'Some of this is not sold at inner prices any more',
  ),
  innerPriceHigh: toast('内购价须低于售价¥{price}', 'The inner price must be below ¥{price}'),
  innerPriced: toast('该规格已在内购中', 'This SKU is sold at an inner price already'),
  innerBelowUsed: toast(
    '额度不能低于已用和占用的¥{amount}',
    'The quota cannot be below what is used and kept, ¥{amount}',
  ),
  innerGranted: toast(
    '该会员今年已有额度，请直接修改',
    'This member has a quota this year: change it',
  ),
  innerMember: toast('没有这个手机号的会员', 'No member has this phone'),
  innerNotEmployee: toast('该会员没有企业员工身份', 'This member is not an employee'),
} as const satisfies Record<string, Refusal>
