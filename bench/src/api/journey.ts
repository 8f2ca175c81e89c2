import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { agreedReturns } from '@mallard/testing/agreed-returns'
import type { Step } from 'autocannon'

/** What the steps of one journey keep for those that follow; each connection has its own. */
export type Kept = Record<string, string>

/** What is read from the answers of the steps, each of which has its own part of it. */
export interface Reply {
  readonly cartId: number | string
  readonly flowId: string
  readonly amounts: {
    readonly payAmount: number
    readonly promotionAmount: number
    readonly couponAmount: number
    readonly integrationAmount: number
  }
  readonly groups: readonly { readonly lines: readonly { readonly id: number }[] }[]
  readonly orderSn: string
  /** Of a priced checkout. */
  readonly lines: Flow['lines']
}

/** What its shopper sees of a priced checkout: what is to be paid, and a tick where it asks for one. */
export const seenOf = (flow: Reply): Kept => ({
  amount: String(flow.amounts.payAmount),
  returns: JSON.stringify(agreedReturns(flow)),
})

/** The body of its submit. */
export const submission = ({ flowId, cartId, amount, returns }: Kept) => ({
  flowId,
  cartId,
  expectPayAmount: Number(amount),
  expectReturns: JSON.parse(returns ?? '[]') as unknown,
})

export interface Journey {
  /**
   * A step that posts JSON; one whose path is undefined, because an earlier step failed, is passed
   * over.
   */
  post(
    path: (kept: Kept) => string | undefined,
    body?: (kept: Kept) => unknown,
  ): Step['setupRequest']
  get(path: (kept: Kept) => string | undefined): Step['setupRequest']
  /** Takes what follows needs from an answer that was success; any other counts as wrong. */
  keep(name: string, pick: (data: Reply) => Kept): Step['onResponse']
  /** Answers that were not what the journey needs. */
  readonly wrong: string[]
}

export function journey(): Journey {
  const wrong: string[] = []
  return {
    wrong,
    post:
      (path, body = () => ({})) =>
      (_request, kept) => {
        const to = path(kept)
        if (!to) return undefined
        return {
          method: 'POST',
          path: to,
          headers: { authorization: kept['token'] ?? '', 'content-type': 'application/json' },
          body: JSON.stringify(body(kept)),
        }
      },
    get: (path) => (_request, kept) => {
      const to = path(kept)
      return to
        ? { method: 'GET', path: to, headers: { authorization: kept['token'] ?? '' } }
        : undefined
    },
    keep: (name, pick) => (_status, text, kept) => {
      try {
        const { code, data, message } = JSON.parse(text) as {
          code: number
          data: Reply
          message: string
        }
        if (code === 200) Object.assign(kept, pick(data))
        else wrong.push(`${name}: ${message}`)
      } catch (error) {
        wrong.push(`${name}: ${error instanceof Error ? error.message : ''} ${text.slice(0, 200)}`)
      }
    },
  }
}

/** One after another, again and again. */
export function taking<T>(list: readonly T[]): () => T {
  let next = 0
  return () => list[next++ % list.length]!
}
