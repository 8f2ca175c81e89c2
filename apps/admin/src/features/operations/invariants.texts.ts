import type { Locale } from '#platform/texts.ts'

/** What the books must hold, in Chinese, by the sentence of the server's list; a newer one stands as it is. */
const chinese: Readonly<Record<string, string>> = {
  'what an order’s lines and freight come to is what is to pay': '订单各行与运费之和等于应付金额',
  'no part of a price is negative, and no line is discounted below nothing': '价格各部分不为负，优惠不超过商品金额',
  'the amounts of an order add up': '订单各项金额相加一致',
  'the shares of each discount and of freight add up to it': '每项优惠和运费的分摊之和等于其总额',
  'an order has given back what its refunds came to, and no more than was paid': '订单已退金额等于退款之和，且不超过实付',
  'what a line gave back is what its done returns gave back, and all of it when every unit came back as asked':
    '每行已退金额等于已完成售后之和，全部退回时退足',
  'what is asked back was bought and not given back yet, once at a time': '申请售后的数量已购买、未退过，且同一时间只申请一次',
  'an order knows how many of its returns are open': '订单记录的进行中售后数正确',
  'returns change only as listed, and each change begins where the one before ended': '售后状态只按规定流转，前后相接',
  'a return is in the state that its log ends with': '售后当前状态与日志末条一致',
  'no more units are shipped or returned than were bought, and parcels hold what counts as shipped': '发货和退货数量不超过购买数量，包裹内容与已发数量一致',
  'reserved stock is between zero and what is on hand': '占用库存不为负，且不超过现有库存',
  'stock is what its log adds up to': '库存等于库存流水之和',
  'what is reserved are the units of unpaid orders': '占用库存等于未付款订单的数量',
  'nobody bought units of limited goods beyond what one person may buy; a limit holds for what is ordered once it was set (and reached everybody)':
    '限购商品没有人超过限购数量；限购只对设置（并全面生效）之后的订单有效',
  'what was taken of a coupon are its histories, and no more than there are, in all and for one person': '优惠券领取数等于领取记录数，不超过总量和每人限领',
  'a coupon is held by a live order of its member, and used exactly if that one is paid, once the log of the order is told':
    '占用中的优惠券对应本人的有效订单，付款后才算已用',
  'points and growth are what their ledgers add up to, and an account that ended has none': '积分和成长值等于各自流水之和，已注销账号为零',
  'each row of a ledger rests on the one before': '流水每行余额与上一行相接',
  'points in the price of an order were taken from its member': '订单抵扣的积分已从本人账户扣除',
  'a paid order has exactly one payment booked on it, of its amount': '已付订单恰有一笔金额相等的入账',
  'a payment is of the amount of its orders, and was paid as asked': '支付单金额等于所付订单之和，并按此金额支付',
  'what came in is booked on orders or goes back whole': '收到的款要么记入订单，要么全额退回',
  'nothing goes back that was not paid': '退款不超过实收',
  'only listed changes of state occur': '订单状态只按规定流转',
  'each change begins where the one before ended': '订单每次流转从上一次的结果开始',
  'an order is in the state that its log ends with': '订单当前状态与日志末条一致',
  'a checkout became one order, and an order came of one checkout': '一次结算只生成一个订单，订单只来自一次结算',
  'nothing of an order belongs to another store': '订单内容都属于同一门店',
  'a payment pays the orders of its own member': '支付单只支付本人的订单',
  'what promotions took off an order is what its lines say': '订单促销优惠等于各行促销优惠之和',
  'a line’s promotions explain its discount to the fen': '每行的优惠明细精确到分',
  'nobody uses a promotion more often than it allows, closed orders apart; a limit holds for orders since it was set':
    '没有人超过活动的每人次数，已关闭的订单不计；限制只对设置之后的订单有效',
  'an order in review has one voucher that waits, and none waits for an order that goes on without it': '审核中的订单恰有一张待审凭证，其他订单没有',
  'a voucher that was approved paid its order': '已确认的转账凭证付清了订单',
  'an invoice is in the state that its log ends with, and each change begins where the one before ended': '发票当前状态与日志一致，前后相接',
  'lists show the price and the stock that the goods have': '列表显示的价格和库存与商品一致',
  'an issued invoice is not over more than was paid and not given back, once the refund was heard of': '已开发票金额不超过实付减已退',
  'of a line that another platform sold no more is given back than was sold': '第三方订单退货数量不超过购买数量',
  'a third-party return is in the state that its log ends with, and each change begins where the one before ended': '第三方售后状态与日志一致，前后相接',
}

/** A rule in the reader's language, with its number. */
export function meaningOf(name: string, locale: Locale): string {
  if (locale === 'en') return name
  const [, number = '', sentence = name] = /^(I-\d+ )?(.*)$/.exec(name) ?? []
  return `${number}${chinese[sentence.replaceAll("'", '’')] ?? sentence}`
}
