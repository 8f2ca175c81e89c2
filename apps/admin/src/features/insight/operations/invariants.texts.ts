import type { Locale } from '@mallard/kernel'

/**
 * What the books must hold, in Chinese, by the sentence of the server's list; a newer one stands as
 * it is.
 */
const chinese: Readonly<Record<string, string>> = {
  'what an order’s lines and freight come to is what is to pay': '订单各行与运费之和等于应付金额',
  'no part of a price is negative, and no line is discounted below nothing':
    '价格各部分不为负，优惠不超过商品金额',
  'the amounts of an order add up': '订单各项金额相加一致',
  'the shares of each discount, of freight and of what the store took off add up to it':
    '每项优惠、运费和商家改价的分摊之和等于其总额',
  'an order has given back what its refunds came to, and no more than was paid':
    '订单已退金额等于退款之和，且不超过实付',
  'what a line gave back is what its done returns gave back, and all of it when every unit came back as asked':
    '每行已退金额等于已完成售后之和，全部退回时退足',
  'what is asked back was bought and not given back yet, once at a time':
    '申请售后的数量已购买、未退过，且同一时间只申请一次',
  'an order knows how many of its returns are open': '订单记录的进行中售后数正确',
  'what is written of an order belongs to its partner': '订单的各项记录归属同一商家',
  'what is written of a coupon belongs to its partner': '优惠券的各项记录归属同一商家',
  'what is written of a third-party return belongs to its partner':
    '第三方退货的各项记录归属同一商家',
  'returns change only as listed, and each change begins where the one before ended':
    '售后状态只按规定流转，前后相接',
  'a return is in the state that its log ends with': '售后当前状态与日志末条一致',
  'no more units are shipped or returned than were bought, and parcels hold what counts as shipped':
    '发货和退货数量不超过购买数量，包裹内容与已发数量一致',
  'reserved stock is between zero and what is on hand': '占用库存不为负，且不超过现有库存',
  'a day of sign-in brought its points once, and one that was made up cost them once':
    '每次签到只发一次积分，每次补签只扣一次积分',
  'days of sign-in in a row are counted through': '连续签到天数连续计数',
  'stock is what its log adds up to': '库存等于库存流水之和',
  'stock is what the last row of its log says': '库存等于库存流水的最后一行',
  'nobody bought units of limited goods beyond what one person may buy; a limit holds for what is ordered once it was set (and reached everybody)':
    '限购商品没有人超过限购数量；限购只对设置（并全面生效）之后的订单有效',
  'what was taken of a coupon are its histories, and no more than there are, in all and for one person':
    '优惠券领取数等于领取记录数，不超过总量和每人限领',
  'a coupon is held by a live order of its member, and used exactly if that one is paid, once the events of the order are handled':
    '占用中的优惠券对应本人的有效订单，付款后才算已用',
  'what is taken of a flash sale is what members took, and no more than its quota':
    '秒杀已占数量等于会员所占之和，不超过活动库存',
  'what a flash sale keeps for unpaid orders is what those are for, once the events of its orders are handled':
    '秒杀为未付款订单保留的数量等于这些订单所需',
  'points and growth are what their ledgers add up to, and an account that ended has none':
    '积分和成长值等于各自流水之和，已注销账号为零',
  'each row of a ledger rests on the one before': '流水每行余额与上一行相接',
  'answers that a questionnaire has taken are those that are there and those that were removed as too old':
    '问卷收到的答卷数等于现有答卷与到期删除的答卷之和',
  'places of a trial that are taken are those of the testers who were chosen and did not give theirs up':
    '试用已占名额等于入选且未放弃的试用者数',
  'who was chosen for a trial has its order with nothing to pay, and the report is a review of that order':
    '入选试用者都有一张零元订单，试用报告就是该订单的评价',
  'what is noted as given for answers was given, once: its points, or its coupon':
    '答卷记录的积分或优惠券已发放，且只发放一次',
  'places of an event that are taken, and people who wait for one, are its entries':
    '活动的已占名额数和候补人数等于相应的报名记录数',
  'a warranty lasts twelve months from its activation, or from the purchase where that was earlier':
    '保修期自激活之日起十二个月，购买更早的自购买之日起',
  'a device is one member’s at a time': '一台设备同一时间只属于一位会员',
  'a comment of a dish used its receipt': '菜品评价已用掉对应的小票',
  'points in the price of an order were taken from its member': '订单抵扣的积分已从本人账户扣除',
  'a paid order has exactly one payment booked on it, of its amount':
    '已付订单恰有一笔金额相等的入账',
  'a payment is of the amount of its orders, and was paid as asked':
    '支付单金额等于所付订单之和，并按此金额支付',
  'what came in is booked on orders or goes back whole': '收到的款要么记入订单，要么全额退回',
  'nothing goes back that was not paid': '退款不超过实收',
  'only listed changes of state occur': '订单状态只按规定流转',
  'an invoice changes only as listed': '发票状态只按规定流转',
  'a company has 72 hours to confirm the red letter of its invoice, and the end of them is waited for':
    '企业有72小时确认红字发票，到期有任务处理',
  'each change begins where the one before ended': '订单每次流转从上一次的结果开始',
  'an order is in the state that its log ends with': '订单当前状态与日志末条一致',
  'a checkout became one order, and an order came of one checkout':
    '一次结算只生成一个订单，订单只来自一次结算',
  'nothing of an order belongs to another store': '订单内容都属于同一门店',
  'a payment pays the orders of its own member': '支付单只支付本人的订单',
  'what promotions brought is what paid orders say, once their events are handled':
    '促销带来的订单与金额等于已付款订单所记',
  'what members ordered is what their orders come to, once their events are handled':
    '会员的订单数与消费额等于其订单之和',
  'what promotions took off an order is what its lines say': '订单促销优惠等于各行促销优惠之和',
  'a line’s promotions explain its discount to the fen': '每行的优惠明细精确到分',
  'nobody uses a promotion more often than it allows, closed orders apart; a limit holds for orders since it was set':
    '没有人超过活动的每人次数，已关闭的订单不计；限制只对设置之后的订单有效',
  'an order in review has one voucher that waits, and none waits for an order that goes on without it':
    '审核中的订单恰有一张待审凭证，其他订单没有',
  'a voucher that was approved paid its order': '已确认的转账凭证付清了订单',
  'an invoice is in the state that its log ends with, and each change begins where the one before ended':
    '发票当前状态与日志一致，前后相接',
  'what goods show of the library is noted there, so that it cannot be taken away':
    '商品所用的素材都登记在素材库，不会被删除',
  'lists show the price and the stock that the goods have': '列表显示的价格和库存与商品一致',
  'lists hold what is on sale, once for the whole store, with its price and stock':
    '列表包含所有在售商品，各一次，价格和库存与门店一致',
  'an issued invoice is not over more than was paid and not given back, once the refund was heard of':
    '已开发票金额不超过实付减已退',
  'of a line that another platform sold no more is given back than was sold; what was sent once more stays':
    '第三方订单每行退货数量不超过购买数量，补发的不计入',
  'a third-party return is in the state that its log ends with, and each change begins where the one before ended':
    '第三方售后状态与日志一致，前后相接',
  'what is reserved are the units of unpaid orders, and of bargain rooms at the floor':
    '占用的件数等于未付款订单和已砍到底价的砍价所占之和',
  'the cuts of a bargain room are what its price came down by, and as many as it counts':
    '每个砍价的各刀之和等于降价金额，刀数与计数一致',
  'what is taken of a bargain are its rooms at the floor and those that were ordered, and what is sold are those that were paid':
    '砍价活动占用的名额等于到底价和已下单的砍价，已售等于已付款的砍价',
  'a bargain room is ordered once, by the order that names it, once the events of its orders are handled':
    '每个砍价只下单一次，并与订单一致',
  'units of a lottery’s prize that are out are what was won and did not come back, and no more than there are':
    '抽奖奖品已中数量等于中奖且未收回的数量，不超过总数',
  'a draw cost its points once, and a prize of points brought them once':
    '每次抽奖只扣一次积分，积分奖品只发一次',
  'what is kept and used of an inner grant is what its orders took, less what refunds freed':
    '内购额度的占用和已用等于订单所占，减去退款退回的部分',
  'each inner purchase counts against one grant of its buyer, as its order stands, once the events of the order are handled':
    '每个内购订单计入买家的一份额度，并与订单状态一致',
  'what a promoter has is the sum of the ledger, in each of its four columns':
    '推广员的各项余额等于流水之和',
  'a commission is its rate of what was paid, at most half of it, and less what was refunded; the ledger says the same':
    '佣金等于实付金额乘比例并扣除退款，不超过一半，与流水一致',
  'what is under way and what was paid out are the withdrawals of a promoter, one of them open at most':
    '提现中与已提现等于提现单之和，至多一笔进行中',
  'a large withdrawal was approved and paid by two persons, or by one whom the owner’s rule let':
    '大额提现由两人分别审核和打款，或按负责人的审批设置由一人办理',
  'nobody earns by what they bought themselves': '没有人从自己的订单获得佣金',
  'what is taken of a trial are its claims, and what is sold are those that were paid':
    '付邮试用占用的名额等于领取记录，已售等于已付款的',
  'a trial is taken once by a member, in the order that the claim names, once the events of that order are handled':
    '每位会员每个付邮试用只领一次，并与订单一致',
  'what is reserved and sold of a group activity are the units of its purchases, and what a member has of it are theirs, once the events of their orders are handled':
    '拼团占用和已售数量等于各次参团的件数，会员份额与其订单一致',
  'a group is formed exactly if its goal was reached or staff said so, and nobody of a formed one was given up':
    '拼团达到目标或由店员确认才成团，成团后没有人被退出',
  'the orders of a group purchase stand where the purchase does, and none is shipped before its group is formed':
    '参团订单的状态与参团一致，成团前不发货',
  'a coupon that was won is one that its member holds': '抽中的优惠券在会员名下',
  'what is taken of goods for points are the exchanges that hold them or are done, for all and for each member':
    '积分兑换占用和已兑的数量等于兑换记录之和，对全部和每位会员都成立',
  'gifts that are taken are those that were claimed': '新人礼已领数量等于领取记录数',
  'a gift that was claimed was given: its order with nothing to pay, its coupon, or its points':
    '领取的新人礼都已给到：0元订单、优惠券或积分',
  'an exchange of points took them once: with its order, or with its coupon':
    '每次积分兑换只扣一次积分：随订单，或随优惠券',
  'an exchange of points stands as its order does, and its coupon is one that its member holds, once the events of its orders are handled':
    '积分兑换的状态与订单一致，兑换的优惠券在会员名下',
}

/** A rule in the reader's language, with its number. */
export function meaningOf(name: string, locale: Locale): string {
  if (locale === 'en') return name
  const [, number = '', sentence = name] = /^(I-\d+ )?(.*)$/.exec(name) ?? []
  return `${number}${chinese[sentence.replaceAll("'", '’')] ?? sentence}`
}
