import type { Right } from '@mallard/contract/people/staff/rights'
import type { Locale } from '@mallard/kernel'

/** What each right lets somebody do, as the matrix of rights says it. */
const words: Readonly<Record<Right, readonly [zh: string, en: string]>> = {
  'order.read': ['查看订单、包裹、中奖和兑换记录', 'See orders, parcels, prizes and exchanges'],
  'order.write': [
    '改价、改收货人、备注、关闭订单',
    'Change prices and receivers, note, close orders',
  ],
  'order.ship': ['发货、批量发货、更正运单', 'Ship, by table as well, and correct waybills'],
  'pay.repair': ['核查支付与退款、渠道对账', 'Look into payments and refunds, compare bills'],
  'pay.confirm': ['手工确认收退款、处理审批', 'Confirm money by hand, decide approvals'],
  'voucher.read': ['查看转账凭证与收款账户', 'See transfer vouchers and the receiving account'],
  'voucher.write': ['审核转账凭证', 'Approve or reject transfer vouchers'],
  'account.write': ['修改收款账户（须两人）', 'Change the receiving account, by two people'],
  'return.read': ['查看售后与退款', 'See returns and refunds'],
  'return.write': ['同意、拒绝售后，主动退款', 'Agree to or refuse returns, refund orders'],
  'return.receive': ['退货签收、换货发出', 'Take returned goods in, send replacements'],
  'goods.read': ['查看商品、类目、库存、运费', 'See goods, categories, stock and freight'],
  'goods.write': [
    '新建、修改、上下架商品，改库存、类目、运费，导入商品',
    'Make, change and shelve goods; stock, categories, freight; import goods',
  ],
  'media.read': ['查看图片素材', 'See the picture library'],
  'media.write': ['上传、整理、删除图片素材', 'Add, sort and remove pictures'],
  'review.read': ['查看评价与菜品评价', 'See reviews of goods and dishes'],
  'review.write': ['审核、回复评价，开菜品小票', 'Judge and answer reviews, issue dish receipts'],
  'promotion.read': ['查看促销、活动与优惠券', 'See promotions, activities and coupons'],
  'promotion.write': [
    '设置、结束促销与活动，建券、发券',
    'Set up and end promotions and activities, make and send coupons',
  ],
  'event.checkin': ['活动现场签到', 'Check people in at events'],
  'coupon.give': ['出示领券码', 'Show a code by which a coupon is taken'],
  'promoter.read': ['查看推广员与佣金', 'See promoters and commissions'],
  'promoter.write': [
    '审核推广员，设置佣金与素材，通过提现',
    'Admit promoters, set rates and materials, approve withdrawals',
  ],
  'promoter.pay': ['佣金打款', 'Pay commissions out'],
  'member.read': ['查看会员、积分与等级', 'See members, points and levels'],
  'member.write': ['为会员打标签、写备注', 'Tag members and note about them'],
  'member.message': ['给会员发消息', 'Send messages to members'],
  'member.import': ['导入会员与旧订单', 'Bring members and old orders along'],
  'member.freeze': ['冻结、拉黑会员，代会员注销', 'Freeze, block and close accounts'],
  'level.write': ['设置会员等级与积分规则', 'Set levels and rules of points'],
  'points.write': ['调整会员积分', 'Adjust points of members'],
  'agreement.write': ['发布协议', 'Publish agreements'],
  'content.read': ['查看文章、菜谱、指南', 'See articles, recipes and guides'],
  'content.write': [
    '编辑、发布文章、菜谱、指南，审核评论',
    'Edit and publish them, judge comments',
  ],
  'page.read': ['查看页面装修', 'See pages'],
  'page.write': ['编辑、发布页面', 'Edit and publish pages'],
  'service.read': [
    '查看服务文章、在线客服、反馈与设备',
    'See service articles, chats, feedback and devices',
  ],
  'service.write': [
    '编辑服务文章，回复会员与反馈',
    'Edit service articles, answer members and feedback',
  ],
  'invoice.read': ['查看发票与税率', 'See invoices and tax rates'],
  'invoice.write': ['开票、红冲、驳回', 'Issue, reverse and reject invoices'],
  'visit.read': ['查看访问与分享统计', 'See visits and shares'],
  'figure.read': ['查看首页经营数据与报表', 'See sales figures and reports'],
  'data.export': ['导出数据（仅限可查看的）', 'Export data, of what one may see'],
  'audit.read': ['查看操作日志与查阅记录', 'See the log, and who read what of people'],
  'system.read': ['查看运行状态', 'See how the system runs'],
  'system.write': ['重试、放弃失败的任务', 'Try failed jobs again, or drop them'],
  'store.write': ['修改品牌、门店、快递公司与税率', 'Change brand, stores, carriers and tax rates'],
  'staff.add': [
    '在自己的门店添加、修改权限比自己少的员工',
    'Add and change staff who may do less, in one’s own stores',
  ],
  'staff.write': [
    '添加、修改员工，设置角色，不超出自己的权限',
    'Add and change staff, make roles, within one’s own rights',
  ],
}

export const rightText = (right: Right, locale: Locale): string =>
  words[right][locale === 'en' ? 1 : 0]
