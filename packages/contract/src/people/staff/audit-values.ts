import { storeReasons } from '../../aftersales/returns/returns.codes.ts'
import { money } from './admin-show.ts'
import { jobWords } from '../../insight/operations/job-words.ts'
import { exportKindWords } from '../export/export-words.ts'

type Words = Readonly<Record<string, readonly [zh: string, en: string]>>

const payments: Words = {
  created: ['已创建', 'Created'],
  paying: ['支付中', 'Being paid'],
  paid: ['已支付', 'Paid'],
  closed: ['已关闭', 'Closed'],
}
const refunds: Words = {
  created: ['待退款', 'To be refunded'],
  processing: ['退款中', 'On its way'],
  done: ['已退款', 'Refunded'],
  failed: ['退款失败', 'Failed'],
}
const channelSaid: Words = {
  paid: ['已支付', 'Paid'],
  open: ['未支付', 'Not paid yet'],
  ended: ['已结束', 'Over'],
  unknown: ['查不到', 'Unknown'],
  failed: ['失败', 'Failed'],
  refunded: ['已退款', 'Refunded'],
  accepted: ['已受理，等待结果', 'Taken, under way'],
  refused: ['未受理', 'Refused'],
  notAsked: ['没有可查询的单据', 'Nothing to ask about'],
}
const differences: Words = {
  open: ['待处理', 'Open'],
  settled: ['已平', 'Settled'],
  noted: ['已说明', 'Explained'],
}
const causes: Words = {
  onlyOurs: ['只在本店', 'Only in our books'],
  onlyTheirs: ['只在渠道', 'Only in the bill'],
  amount: ['金额不同', 'Other amount'],
  state: ['状态不同', 'Other state'],
}
const bills: Words = {
  read: ['已取到并核对', 'Fetched and compared'],
  none: ['渠道没有这一天的账单', 'The channel has none of that day'],
  unknown: ['渠道没有答复', 'The channel did not answer'],
}
/** Why an invoice was reversed; any other reason is somebody's own words. */
const reversals: Words = {
  salesReturn: ['销货退回', 'Goods returned'],
  salesDiscount: ['销售折让', 'Discount given'],
  issueError: ['开票有误', 'Issued wrongly'],
  serviceSuspension: ['服务中止', 'Service ended'],
}
const coupons: Words = {
  waiting: ['未开始', 'Not begun'],
  running: ['发放中', 'Given'],
  over: ['已结束', 'Over'],
  closed: ['已停发', 'Stopped'],
}
const methods: Words = {
  wxPay: ['微信支付', 'WeChat Pay'],
  aliPay: ['支付宝', 'Alipay'],
  unionPay: ['云闪付', 'UnionPay'],
}
const about: Words = { payment: ['付款', 'Payment'], refund: ['退款', 'Refund'] }
const held: Words = { points: ['积分', 'Points'], growth: ['成长值', 'Growth'] }
const bases: Words = {
  none: ['没有依据', 'None'],
  maker: ['品牌方建议零售价', 'Suggested by the maker'],
  recent: ['降价前七日内最低售价', 'Lowest of the last days'],
}
const shelfProblems: Words = {
  noOpenSku: ['没有在售的规格', 'No variant is sold'],
  missed: ['到下架时间仍未执行', 'Nothing was done until it was to be off again'],
}
const importSteps: Words = {
  running: ['开始导入', 'Started'],
  shelving: ['上架新商品', 'Put new goods on the shelf'],
  stopped: ['停止', 'Stopped'],
  zip: ['读取图片压缩包', 'Took pictures out of a zip'],
  fetchAgain: ['重新下载图片', 'Fetched pictures again'],
  takeBack: ['撤回导入', 'Took it back'],
}
const looks: Words = {
  warm: ['暖白', 'Warm'],
  mist: ['雾灰', 'Mist'],
  snow: ['雪白', 'Snow'],
  own: ['自定', 'Its own'],
  round: ['圆', 'Round'],
  square: ['方', 'Square'],
  plain: ['常规', 'Plain'],
  heavy: ['粗', 'Heavy'],
  panel: ['卡片', 'Panel'],
  tall: ['长图', 'Tall'],
  inset: ['内嵌', 'Inset'],
  full: ['通栏', 'Edge to edge'],
}

const byField: Readonly<Record<string, Words>> = {
  payment: payments,
  refund: refunds,
  channelSaid,
  difference: differences,
  cause: causes,
  listBasis: bases,
  shelfProblem: shelfProblems,
  step: importSteps,
  ground: looks,
  corners: looks,
  titles: looks,
  cards: looks,
  hero: looks,
  about,
  what: held,
  result: bills,
  reason: reversals,
  reasonCode: Object.fromEntries(storeReasons.map(({ code, text }) => [code, text])),
  state: coupons,
  kind: jobWords,
  exportKind: exportKindWords,
}

/** `wxPay/2026-11-20`, the bill of a channel's day. */
export function billText(number: string, isEnglish: boolean): string {
  const [method = '', day = ''] = number.split('/')
  return `${methods[method]?.[isEnglish ? 1 : 0] ?? method} ${day}`
}

/** A word of the books in the operator's language; one that has none as it is. */
export function wordText(field: string, word: string, isEnglish: boolean): string {
  return byField[field]?.[word]?.[isEnglish ? 1 : 0] ?? word
}

/** What was found of a line that came back; undefined for anything else. */
export function receivedText(value: unknown, isEnglish: boolean): string | undefined {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('received' in value) ||
    !('orderItemId' in value)
  )
    return undefined
  const { orderItemId, received, sellable } = value as {
    orderItemId: number
    received: number
    sellable?: number
  }
  const can = sellable ?? 0
  return isEnglish
    ? `#${orderItemId}: ${received} came, ${can} can be sold`
    : `#${orderItemId}：收到 ${received} 件，可售 ${can} 件`
}

/** A line of an order that the store gives money back for: units, or an amount without any. */
export function refundedText(value: unknown, isEnglish: boolean): string | undefined {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('quantity' in value) ||
    !('orderItemId' in value)
  )
    return undefined
  const { orderItemId, quantity, amount } = value as {
    orderItemId: number
    quantity: number
    amount?: number
  }
  const what =
    quantity > 0 ? (isEnglish ? `${quantity} units` : `${quantity} 件`) : money(amount ?? 0)
  return isEnglish ? `#${orderItemId}: ${what}` : `#${orderItemId}：${what}`
}
