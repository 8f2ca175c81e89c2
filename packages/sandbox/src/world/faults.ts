/**
 * What can be made to go wrong, by rule. `Before` and `After` are seen from the effect on the
 * sandbox's books.
 */
export const faultKinds = [
  'delay',
  'dropBefore',
  'dropAfter',
  'errorBefore',
  'errorAfter',
  'tooMany',
  'partialBody',
  'wrongSignature',
  'signTest',
  'wrongSerial',
  'staleTimestamp',
  'amountMismatch',
  'unknownTrade',
  'wrongMerchant',
  'wrongCurrency',
  'duplicate',
  'lost',
  'notifyFirst',
  'lateSuccess',
  'refundAbnormal',
  'fundUnchanged',
  // UnionPay: a certificate of one's own making, one made out to somebody else; answers "no answer
  // in time" and "under way" although it was done.
  'selfSigned',
  'wrongName',
  'answered03',
  'answered05',
  // E-invoices: taken on, and refused by the tax side afterwards.
  'creditLimit',
  // A reversal waits for the buyer: `amount` milliseconds, or for good.
  'awaitsBuyer',
] as const

export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  readonly kind: FaultKind
  /**
   * delay: milliseconds of real time; awaitsBuyer: until the buyer confirms, of the sandbox's time;
   * duplicate: how many extra times.
   */
  readonly amount: number
}

export const providers = [
  'wxpay',
  'alipay',
  'unionpay',
  'sms',
  'kd100',
  'weixin',
  'apple',
  'wecom',
  'oss',
  'oms',
  'device',
  'mail',
  'qcc',
  'meilisearch',
  'robot',
] as const
export type ProviderName = (typeof providers)[number]

export const operations = [
  'create',
  'query',
  'close',
  'refund',
  'queryRefund',
  'certificates',
  'bill',
  'notify',
  'refundNotify',
  'send',
  'search',
  'subscribe',
  'track',
  'push',
  'grant',
  'profile',
  'token',
  'ticket',
  'keys',
  'revoke',
  'fapiaoSetup',
  'fapiaoApply',
  'fapiaoQuery',
  'fapiaoReverse',
  'fapiaoFile',
  'fapiaoNotify',
  'upload',
  'head',
  'read',
  'write',
  'remove',
  'find',
  'returns',
  'event',
  'pickupBook',
  'pickupCancel',
  'pickupEvent',
  'labelOrder',
  'labelCancel',
  'deviceBind',
  'deviceUnbind',
  'deviceSettings',
  'tradeManaged',
  'shippingReport',
  'shippingState',
  'receiptReminder',
] as const
export type Operation = (typeof operations)[number]

export interface Rule {
  readonly id: number
  readonly provider: ProviderName
  readonly operation: Operation
  /** Only this trade, phone or parcel. */
  readonly subject?: string
  /** Only from this matching call on, counted from 1. */
  readonly nth: number
  readonly fault: Fault
  /** How often it still strikes. */
  left: number
  seen: number
}

export interface Faults {
  add(rule: Omit<Rule, 'id' | 'seen'>): Rule
  remove(id: number): boolean
  clear(): void
  list(): readonly Rule[]
  /** The faults that strike this call; each strike is counted. */
  strike(provider: ProviderName, operation: Operation, subject: string): Struck
}

export interface Struck {
  has(kind: FaultKind): boolean
  amountOf(kind: FaultKind): number
}

export const noFaults: Struck = { has: () => false, amountOf: () => 0 }

const maxRules = 200

export function makeFaults(): Faults {
  let rules: Rule[] = []
  let lastId = 0
  return {
    add(rule) {
      lastId += 1
      const added = { ...rule, id: lastId, seen: 0 }
      rules = [...rules, added].slice(-maxRules)
      return added
    },
    remove(id) {
      const before = rules.length
      rules = rules.filter((rule) => rule.id !== id)
      return rules.length < before
    },
    clear() {
      rules = []
    },
    list: () => rules,
    strike(provider, operation, subject) {
      const struck = new Map<FaultKind, number>()
      for (const rule of rules) {
        if (
          rule.provider !== provider ||
          rule.operation !== operation ||
          (rule.subject !== undefined && rule.subject !== subject)
        )
          continue
        rule.seen += 1
        if (rule.left < 1 || rule.seen < rule.nth) continue
        rule.left -= 1
        struck.set(rule.fault.kind, rule.fault.amount)
      }
      rules = rules.filter((rule) => rule.left > 0)
      return { has: (kind) => struck.has(kind), amountOf: (kind) => struck.get(kind) ?? 0 }
    },
  }
}
