import type { Locale, Refused } from '@mallard/kernel'
import { accessErrors } from './access-errors.ts'
import { bargainErrors } from './activities/bargain/bargain-errors.ts'
import { innerBuyErrors } from './activities/inner-buy/inner-buy-errors.ts'
import { groupBuyErrors } from './activities/group-buy/group-buy-errors.ts'
import { evaluateErrors } from './activities/evaluate/evaluate-errors.ts'
import { giftErrors } from './activities/gift/gift-errors.ts'
import { lotteryErrors } from './activities/lottery/lottery-errors.ts'
import { pointsShopErrors } from './activities/points-shop/points-shop-errors.ts'
import { articleErrors } from './content/article/article-errors.ts'
import { fxErrors } from './promoters/fx/fx-errors.ts'
import { pageErrors } from './content/cms/page-errors.ts'
import { postageErrors } from './activities/postage/postage-errors.ts'
import { formErrors } from './activities/form/form-errors.ts'
import { invitationErrors } from './activities/invitation/invitation-errors.ts'
import { questionErrors } from './activities/question/question-errors.ts'
import { exportErrors } from './people/export/export-errors.ts'
import { identityErrors } from './people/identity/identity-errors.ts'
import { staffErrors } from './people/staff/staff-errors.ts'
import { screenAuthErrors } from './people/screen-auth/screen-auth-errors.ts'
import { invoiceRequestErrors } from './aftersales/invoice-request/invoice-request-errors.ts'
import { diningErrors } from './content/dining/dining-errors.ts'
import { smartErrors } from './devices/smart/smart-errors.ts'
import { kitchenErrors } from './content/kitchen/kitchen-errors.ts'
import { catalogErrors } from './catalog-errors.ts'
import { uploadErrors } from './shop/upload/upload-errors.ts'
import { type Refusal, toast } from './refusal.ts'

/** The code book: every refusal that a call can answer with. */
export const errors = {
  ...accessErrors,

  ...identityErrors,
  ...screenAuthErrors,

  // Goods and cart
  // Where it is a page that was searched for, the page says it, with a button to try again.
  searchBusy: {
    code: 500,
    text: [
      '现在搜索的人太多，请稍等片刻再试',
      'Many people are searching right now, please try again in a moment',
    ],
    treat: 'silent',
  },
  offShelf: toast('商品已下架', 'This item is no longer on sale'),
  soldOut: toast('商品已售罄', 'Sold out'),
  notEnoughStock: toast('库存不足，仅剩{left}件', 'Only {left} left'),
  overLimit: toast('每人限购{limit}件', 'At most {limit} per person'),
  cartFull: toast('购物车已满，请先清理', 'Your cart is full, please remove something first'),
  cartLineGone: toast('商品已不在购物车中', 'No longer in your cart'),
  noAddBuyChosen: { code: 500, text: ['没有选择加价购商品', 'No add-on chosen'], treat: 'silent' },
  addBuyOver: toast('该活动每单最多换购{most}件', 'Up to {most} add-ons per order'),
  addBuyMissing: toast('再买¥{amount}即可换购', 'Spend ¥{amount} more to unlock add-ons'),
  promotionOver: toast('活动已结束', 'This offer has ended'),
  nothingChosen: toast('请选择要结算的商品', 'Select items to check out'),

  // Checkout and orders
  flowExpired: toast('结算信息已过期，请重新下单', 'This checkout has expired, please start again'),
  flowChanged: toast('订单信息已变化', 'The order has changed'),
  priceAboveOrdered: toast(
    '改价只能降低，不能高于下单时的金额',
    'A price can be lowered, never raised above what was ordered',
  ),
  nothingToPay: toast('改价后应付金额至少为¥0.01', 'At least ¥0.01 must be left to pay'),
  priceChanged: toast('价格已变动，请重新确认', 'The price has changed, please check again'),
  giftChanged: toast('赠品已变动，请重新确认', 'A gift has run out, please check again'),
  returnTickNeeded: toast(
    '{title}：请先确认该商品不支持7天无理由退货',
    '{title}: please agree first that it has no 7-day returns',
  ),
  returnPolicyChanged: toast(
    '{title}的退货规则已变动，请重新确认',
    'The return policy of {title} has changed, please check again',
  ),
  addressNeeded: toast('请选择收货地址', 'Choose a delivery address'),
  notDeliverable: toast('该地区暂不支持配送：{title}', 'We do not deliver there: {title}'),
  tooManyAddresses: toast('最多保存{limit}个地址', 'You can save up to {limit} addresses'),
  badArea: toast('请选择地区', 'Choose a region'),
  tooManyUnpaid: toast(
    '您有{limit}笔订单还没有付款，请先付款或取消后再下单',
    'You have {limit} orders that are not paid. Please pay or cancel one first',
  ),
  orderStateChanged: toast('订单状态已变化', 'The order has changed'),

  // Notices about goods
  inStockNow: toast('这款有货，可以直接购买', 'This is in stock, you can buy it now'),
  tooManyWatches: toast('最多订阅{limit}个提醒', 'You can ask for {limit} notices at most'),

  // Coupons and points
  couponGone: toast('手慢了，优惠券已被领完', 'All of these coupons have been claimed'),
  couponLimit: toast(
    '您已领取过，每人限领{limit}张',
    'You have claimed this already, {limit} per person',
  ),
  couponOver: toast('领取活动已结束', 'This coupon can no longer be claimed'),
  couponNotYet: toast('领取活动尚未开始', 'This coupon cannot be claimed yet'),
  couponUsed: toast(
    '优惠券已被使用，请重新选择',
    'This coupon was used elsewhere, please choose again',
  ),
  scanUsed: toast('该领取码已被使用', 'This code has already been used'),
  scanOver: toast('领取码已过期，请重新获取', 'This code has expired, please ask for a new one'),
  pointsShort: toast('积分不足', 'Not enough points'),

  // Returns
  returnOpen: toast(
    '该订单有售后正在处理，暂不能确认收货',
    'A return is in progress, so receipt cannot be confirmed yet',
  ),
  notReturnable: toast('该商品当前不支持申请售后', 'This cannot be returned now'),
  returnForFaultOnly: toast(
    '该商品不支持无理由退货；有质量问题、破损、发错等，请选择对应的原因',
    'This cannot be returned without a reason. If it is faulty, damaged or wrong, please choose that',
  ),
  returnWindowOver: toast('已超过售后申请期限', 'The return period has ended'),
  notExchangeable: toast(
    '不能换成所选规格，请重新选择',
    'It cannot be exchanged for that one, please choose again',
  ),
  returnTooMany: toast('申请数量超过可申请数量', 'More than can be returned'),
  returnStateChanged: toast('售后单状态已变化', 'The return has changed'),
  refundDiffers: toast(
    '可退金额已变化，请核对后重试',
    'What can be refunded has changed: please check the amount',
  ),
  lineInReturn: toast(
    '商品有售后正在处理，请先处理售后单',
    'A return of these goods is open: deal with that one first',
  ),
  refundTooMuch: toast('退款金额不能超过可退金额', 'More than can be refunded'),
  pickupUnavailable: toast(
    '暂时约不到快递员，请稍后再试或自行寄回',
    'No courier is available now; please try later or send it yourself',
  ),
  pickupTooLate: toast(
    '快递员已取件或正在途中，不能取消',
    'The courier is on the way or has collected it, so it is too late to cancel',
  ),
  pickupSlotGone: toast(
    '该取件时间已过，请重新选择',
    'That time has passed, please choose another',
  ),
  thirdAccessOver: toast('验证已过期，请重新验证手机号', 'Please verify your phone again'),
  thirdOrderMissing: toast(
    '没有找到这笔订单，请核对订单号和下单手机号',
    'No matching order: please check its number and the phone it was placed with',
  ),
  thirdUnavailable: toast(
    '暂时查不到其他平台的订单，请稍后再试',
    'Orders of other platforms cannot be looked up now, please try again later',
  ),
  thirdUnsent: toast(
    '商品还没有发出，发出前只能申请退款',
    'It has not been sent yet: until then only a refund can be requested',
  ),
  thirdUnderWay: toast(
    '包裹还在路上，收到后可以申请',
    'It is still on its way: this can be requested once it has arrived',
  ),
  thirdUnpaid: toast(
    '没有实付金额，不能退款',
    'Nothing was paid for it, so nothing can be refunded',
  ),

  // Payment
  testStore: toast('这是测试店铺，不能付款', 'This is a test shop: nothing can be paid here'),
  payMethodUnavailable: toast(
    '当前环境不支持该支付方式',
    'This payment method is not available here',
  ),
  payFailed: toast(
    '支付下单失败，请稍后再试',
    'The payment could not be started, please try again later',
  ),
  alreadyPaid: toast('订单已支付', 'Already paid'),
  notPayable: toast('订单当前不可支付', 'This order cannot be paid now'),
  inReview: toast(
    '转账凭证审核中，审核期间不能再次支付',
    'Your transfer is being checked; please do not pay again',
  ),
  offlineUnavailable: toast('该订单不支持线下转账', 'This order cannot be paid by bank transfer'),
  offlineTooSmall: toast(
    '订单满¥{amount}才支持线下转账',
    'Bank transfers are for orders of ¥{amount} or more',
  ),

  voucherNoted: toast(
    '商家正在核对这笔转账，暂不能撤回',
    'The shop is checking this transfer, so it cannot be withdrawn now',
  ),

  // Flash sales
  seckillWait: toast('秒杀还没开始', 'This flash sale has not begun'),
  seckillOver: toast('秒杀已结束', 'This flash sale is over'),
  seckillSoldOut: toast('手慢了，已抢光', 'Sold out'),
  seckillChance: toast(
    '已抢完，有人还没付款：10分钟内未付款会重新放出，还有机会',
    'All taken, some not paid yet: what is not paid within 10 minutes can be had again',
  ),
  seckillFew: toast('只剩{left}件', 'Only {left} left'),
  seckillLimit: toast('每人限购{limit}件', 'At most {limit} per person'),

  // Daily sign-in
  signedToday: toast('您已签到', 'You have checked in today'),
  signInOff: toast('签到活动未开启', 'Daily check-in is not on'),
  makeUpDay: toast('这一天不能补签', 'This day cannot be made up'),
  makeUpUsed: toast('本月已补签过了', 'You have made a day up this month already'),

  // Reviews
  notReviewable: toast(
    '收货后才能评价，已退回的商品不能评价',
    'You can review items that you received and kept',
  ),
  alreadyReviewed: toast('您已评价过了', 'You have already reviewed this'),
  appendOver: toast('评价已超过90天，不能再追加', 'Reviews can be added to within 90 days only'),
  reasonNeeded: toast('请填写原因', 'Say why'),

  ...uploadErrors,

  // Invoices
  invoiceUnpaid: toast(
    '订单付款后才能申请发票',
    'You can request an invoice once the order is paid',
  ),
  invoiceNothing: toast(
    '没有实付金额或已全额退款，没有可开票金额',
    'Nothing was paid, or all of it was refunded: there is nothing to invoice',
  ),
  invoiceNumberTaken: toast(
    '这个发票号码已经登记在另一张发票上，请核对',
    'Another invoice has this number already: please check it',
  ),
  invoiceTooLate: toast(
    '付款已超过365天，不能再申请发票',
    'Invoices can be requested within 365 days of payment',
  ),
  invoiceUnderWay: toast('发票状态已变化', 'The invoice has changed'),
  invoiceOthers: toast(
    '发票信息已由他人填写，请用下单账号登录后修改',
    'Somebody else filled in this invoice: sign in with the account of the order to change it',
  ),
  invoiceNotFound: toast(
    '没有找到这笔订单，请核对订单编号和收货手机号',
    'No matching order: check its number and the phone used for delivery',
  ),
  invoiceNotIssued: toast('发票开具后才能发送', 'An invoice can be sent once it is issued'),
  mailOff: toast(
    '暂不支持发送邮件，请直接下载发票',
    'Email is not available here, please download the invoice',
  ),
  mailTooOften: toast(
    '今天发送次数已达上限，请明天再试或直接下载',
    'You have reached the email limit for today: try again tomorrow, or download it',
  ),
  taxNumberNeeded: toast('企业抬头请填写税号', 'A company needs its tax number'),

  // Sharing
  shareUnavailable: {
    code: 500,
    text: ['暂时无法使用微信分享', 'Sharing by WeChat is not available now'],
    treat: 'silent',
  },

  // Operator
  seckillBegun: toast(
    '开始时间须晚于现在；已开始的场次只能提前结束',
    'It must begin after now; what has begun can only be ended',
  ),
  seckillClash: toast(
    '“{title}”同一时间已在“{name}”中',
    '“{title}” is in “{name}” at the same time',
  ),
  seckillPriceHigh: toast(
    '“{title}”的秒杀价须低于售价¥{price}',
    'The price of “{title}” must be below ¥{price}',
  ),
  voucherSettled: toast('该凭证已处理', 'This voucher was settled already'),
  transferDiffers: toast(
    '到账金额与应付金额不一致，不能通过',
    'What arrived is not what was to be paid',
  ),
  checksDiffer: toast(
    '与第一位核对人登记的银行流水号不一致',
    'The first person noted another bank serial number',
  ),
  levelPriceHigh: toast(
    '会员价不能高于售价¥{price}',
    'A level cannot pay more than the price, ¥{price}',
  ),
  levelGrowth: toast(
    '须有一个等级从 0 起，且各等级的成长值不能相同',
    'One level begins at 0, and no two at the same growth',
  ),
  levelDiscount: toast(
    '更高的等级不能比更低的等级付得多',
    'A higher level cannot pay more than a lower one',
  ),
  levelPoints: toast(
    '更高的等级不能比更低的等级得的积分少',
    'A higher level cannot earn fewer points than a lower one',
  ),
  levelLowest: toast('最低的等级不能删除', 'The lowest level cannot be taken away'),
  accountDiffers: toast('填写的账号与申请的不一致', 'This is not the number that was proposed'),
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
  serialUsed: toast('该银行流水号已用于其他订单', 'This bank serial number paid for another order'),
  refundUnderWay: toast(
    '退款还在处理或已完成，不能登记为线下打款',
    'The refund is under way or done: it cannot be noted as paid out by hand',
  ),
  channelSilent: toast(
    '支付渠道暂时没有答复，请稍后再试',
    'The channel does not answer now, try again later',
  ),
  versionConflict: toast(
    '数据已被他人修改，请刷新后重试',
    'Someone else changed this, please reload',
  ),
  notShippable: toast('订单当前不可发货', 'This order cannot be shipped now'),
  waybillKnown: toast('该快递单号已登记', 'This waybill is noted already'),
  proofTime: toast(
    '凭证上的时间应在发起之后、现在之前',
    'The time on the proof lies after this was begun, and before now',
  ),
  loginTaken: toast('登录名已被使用', 'Somebody signs in with this name already'),
  givesTooMuch: toast(
    '超出您一人可决定的金额（单次，或与今日退款、降价、发券合计），请由另一位同事发放',
    'This is worth more than you may give alone, at once or today with refunds, prices and coupons: ask a colleague',
  ),
  shipTooMany: toast('发货数量超过可发数量', 'More than is left to ship'),
  ...staffErrors,

  ...exportErrors,
  ...lotteryErrors,
  ...innerBuyErrors,
  ...pointsShopErrors,
  ...articleErrors,
  ...fxErrors,
  ...pageErrors,
  ...postageErrors,
  ...formErrors,
  ...invitationErrors,
  ...questionErrors,
  ...evaluateErrors,
  ...giftErrors,
  ...kitchenErrors,
  ...diningErrors,
  ...invoiceRequestErrors,
  ...smartErrors,
  // What goods are made of
  ...bargainErrors,
  ...groupBuyErrors,
  ...catalogErrors,
} as const satisfies Record<string, Refusal>

export type ErrorName = keyof typeof errors

/** A refusal in a language: names that have an English one beside them (`titleEn`) come in it. */
export function refusalText({ refusal, details = {} }: Refused<ErrorName>, locale: Locale): string {
  if (locale !== 'en') return fillText(errors[refusal].text[0], details)
  const named = Object.entries(details).map(([key, value]) => [key, details[`${key}En`] || value])
  return fillText(errors[refusal].text[1], Object.fromEntries(named))
}

/** Fills `{name}` in a text from details. */
export function fillText(
  template: string,
  details: Readonly<Record<string, string | number>> = {},
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole))
}
