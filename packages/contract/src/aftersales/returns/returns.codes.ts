/** Specification §3: 0 leaves it to the server (not sent: refund only; sent: return). */
export const returnType = { default: 0, back: 1, exchange: 2, reissue: 3, refundOnly: 4 } as const

/**
 * Specification §3: who asks. `store`, which gives money back on its own word, is stored alone:
 * clients are told `isByStore`.
 */
export const returnRole = { user: 1, distributor: 2, guide: 3, supervisor: 4, store: 5 } as const

/** Own and third-party returns alike (domain.md §0.5). */
export const returnStatus = {
  requested: -1,
  agreed: 0,
  returning: 1,
  processing: 2,
  done: 3,
  refused: 4,
  cancelled: 5,
} as const

/** Whether money goes back. */
export const isMoney = (type: number) => type === returnType.back || type === returnType.refundOnly

/** Whether the goods are sent back. */
export const comesBack = (type: number) => type === returnType.back || type === returnType.exchange

interface ReturnReason {
  readonly code: string
  /** zh-CN and en. */
  readonly text: readonly [string, string]
  /** Of goods that were sent. */
  readonly types: readonly number[]
  /** It fits a refund before shipping. */
  readonly isUnsent?: true
  /** The store or the carrier is at fault: goods that are exempt come back for these alone. */
  readonly isFault?: true
}

/** Why something comes back; each type has its own, and so has what was not sent yet. */
export const returnReasons: readonly ReturnReason[] = [
  { code: 'unwanted', text: ['不想要了', 'I changed my mind'], types: [1, 4], isUnsent: true },
  { code: 'misordered', text: ['拍错/多拍', 'Ordered by mistake'], types: [1, 4], isUnsent: true },
  {
    code: 'wrongInfo',
    text: ['信息填写错误', 'Wrong address or details'],
    types: [],
    isUnsent: true,
  },
  {
    code: 'outOfStock',
    text: ['商家缺货', 'The store has run out of it'],
    types: [],
    isUnsent: true,
  },
  { code: 'slow', text: ['发货太慢', 'It takes too long to ship'], types: [4], isUnsent: true },
  { code: 'notArrived', text: ['未收到货', 'It never arrived'], types: [3, 4], isFault: true },
  { code: 'size', text: ['尺码/规格不合适', 'Wrong size or variant'], types: [1, 2] },
  { code: 'broken', text: ['商品破损', 'It arrived damaged'], types: [1, 2, 3, 4], isFault: true },
  {
    code: 'quality',
    text: ['质量问题', 'Something is wrong with it'],
    types: [1, 2, 3, 4],
    isFault: true,
  },
  { code: 'different', text: ['与描述不符', 'Not as described'], types: [1, 2, 4], isFault: true },
  {
    code: 'wrongGoods',
    text: ['商家发错货', 'The wrong goods were sent'],
    types: [1, 2, 3],
    isFault: true,
  },
  { code: 'missing', text: ['少件/漏发', 'Something is missing'], types: [3, 4], isFault: true },
  { code: 'other', text: ['其他原因', 'Something else'], types: [1, 2, 3, 4], isUnsent: true },
]

/**
 * The reasons for a type of return; of goods that were not sent yet, whatever the type, those that
 * fit a refund before shipping. `faultOnly`: they do not come back without a reason.
 */
export function reasonsFor(
  type: number,
  isUnsent: boolean,
  faultOnly = false,
): readonly ReturnReason[] {
  return returnReasons.filter((reason) =>
    isUnsent ? reason.isUnsent : reason.types.includes(type) && (!faultOnly || reason.isFault),
  )
}

/** Why the store gives money back by itself; the shopper reads it. */
export const storeReasons: readonly Pick<ReturnReason, 'code' | 'text'>[] = [
  { code: 'storeOutOfStock', text: ['商家缺货', 'The store has run out of it'] },
  { code: 'storeAgreed', text: ['与商家协商一致', 'Agreed with the store'] },
  { code: 'storeFaulty', text: ['商品有问题', 'Something is wrong with it'] },
  { code: 'storePrice', text: ['退差价', 'Difference in price'] },
  { code: 'storeAmends', text: ['商家补偿', 'To make up for it'] },
  { code: 'storeFreight', text: ['退运费', 'Shipping costs'] },
  { code: 'storeCancelled', text: ['商家取消订单', 'Cancelled by the store'] },
  { code: 'storeOther', text: ['其他原因', 'Something else'] },
]
