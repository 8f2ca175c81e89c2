import { type Refusal, toast } from '../../refusal.ts'

/** What labels of parcels refuse. */
export const parcelLabelErrors = {
  labelsOff: toast('还没有开通电子面单服务', 'Waybill labels are not set up'),
  labelAccountOff: toast('电子面单账号已停用', 'This account is switched off'),
  labelTooMany: toast(
    '一家店最多设置 20 个电子面单账号',
    'A store may have twenty accounts at the most',
  ),
  labelKey: toast(
    '请填写账号密码：快递公司凭它给单号',
    'Please type the key: the carrier gives numbers by it',
  ),
  labelRefused: toast('快递公司没有给单号：{said}', 'The carrier gave no number: {said}'),
  labelUnknown: toast(
    '快递公司暂时没有答复，请稍后再取，不会重复取号',
    'The carrier has not answered: try again soon, no second number is taken',
  ),
  labelOpen: toast(
    '已有没用的面单 {waybill}，请先用掉或取消',
    'There is an unused label, {waybill}: use it or give it back first',
  ),
  labelOldAddress: toast(
    '收货信息已改，面单 {waybill} 上的不对，请先取消再重新取号',
    'The address has changed since label {waybill}: give it back and take a new one',
  ),
  labelUsed: toast(
    '已用这个单号发货，不能取消',
    'A parcel was sent with this number: it cannot be given back',
  ),
  labelGone: toast('面单已过期，不能再打印', 'This label can no longer be printed'),
} as const satisfies Readonly<Record<string, Refusal>>
