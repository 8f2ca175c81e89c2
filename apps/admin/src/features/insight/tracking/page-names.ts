import { pageTitles } from '@mallard/contract/page-titles.gen'
import type { PageName } from '@mallard/contract/pages'

type Words = readonly [chinese: string, english: string]

/** What tells pages apart whose titles are the same, for those who count their visits. */
const ownNames: Readonly<Partial<Record<PageName, Words>>> = {
  home: ['首页', 'Home'],
  homeScoped: ['门店首页', 'Store home'],
  cmsV1aBare: ['专题（短地址）', 'Feature (short address)'],
  cmsV1b: ['专题 B', 'Feature B'],
  cmsV1bBare: ['专题 B（短地址）', 'Feature B (short address)'],
  searchBare: ['搜索（短地址）', 'Search (short address)'],
  seckillDetail: ['秒杀商品', 'Flash sale item'],
  checkoutSeckill: ['确认订单（秒杀）', 'Checkout (flash sale)'],
  checkoutPostage: ['确认订单（付邮试用）', 'Checkout (trial)'],
  returnDetail: ['售后详情', 'Return in detail'],
  returnPartStep1: ['申请售后：选择类型', 'Ask for a return: kind'],
  returnPartStep2: ['申请售后：填写', 'Ask for a return: form'],
  returnAllStep1: ['整单售后：选择类型', 'Return the order: kind'],
  returnAllStep2: ['整单售后：填写', 'Return the order: form'],
  settingCancelAccount: ['注销账号：须知', 'Close the account: conditions'],
  settingCancelAccountNext: ['注销账号：验证', 'Close the account: code'],
  paymentStatusScoped: ['支付结果（门店）', 'Payment result (store)'],
  paymentStatusOrder: ['支付结果（短地址）', 'Payment result (short address)'],
  tickets: ['订单发票', 'Invoice of an order'],
  scInvoiceDetail: ['发票详情', 'Invoice in detail'],
  thirdReturnApply: ['其他平台售后：申请', 'Bought elsewhere: form'],
  thirdReturnDetail: ['其他平台售后：详情', 'Bought elsewhere: in detail'],
  serviceBare: ['联系客服（短地址）', 'Contact us (short address)'],
  serviceDetail: ['使用与保养：正文', 'Use and care: article'],
  scInstructionDetail: ['使用说明：正文', 'Manuals: article'],
  scQuestionDetail: ['常见问题：正文', 'Questions: article'],
  scKnowledgeDetail: ['使用与保养：服务中心正文', 'Use and care: article of the service centre'],
  smartUseGuide: ['设备使用指南', 'Guide of a device'],
  notFound: ['页面不存在', 'Page not found'],
}

const names: Readonly<Record<string, Words>> = { ...pageTitles, ...ownNames }

/** A page in words; one that is not built any more by the name it was counted under. */
export function pageName(key: string, isEnglish: boolean): string {
  return names[key]?.[isEnglish ? 1 : 0] ?? key
}
