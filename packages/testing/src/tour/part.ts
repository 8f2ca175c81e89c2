import type { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import type { PageName } from '@mallard/contract/pages'
import { href, type PageParams, type QueryValues } from '@mallard/contract/paths'
import type { ReplyOf } from '@mallard/contract/api'
import type { Caller } from '../caller.ts'

/** The store that is walked through. */
export const scope = { partnerId: 1, storeId: 1 }

/** Who walks through the demo world, and what they have come across in it. */
export interface Visit {
  /** A browser of the demo shopper, signed in. */
  readonly shopper: Caller
  /** Where the sandbox shows what it was sent. */
  readonly sandbox: string
  /** Goods that are for sale. */
  readonly goods: ReplyOf<typeof searchCalls.productList>['list'][number]
  /** The shopper's orders as they were at first, one of them not paid yet. */
  readonly orders: ReplyOf<typeof orderCalls.orderList>['list']
  readonly unpaid: string
}

type Addresses = Readonly<Partial<Record<PageName, string>>>

/** Where what a feature has can be seen in the demo world. */
export interface TourPart {
  /** An address of each of its pages that has more in it than the store; of others where it wants some. */
  readonly pages?: (visit: Visit) => Addresses | Promise<Addresses>
  readonly admin?: {
    /** Lists and pages of the back office with dates: what follows the store in their addresses. */
    readonly dated?: readonly string[]
    /** Others. */
    readonly undated?: readonly string[]
  }
}

/** `href`, whose parameters were checked before. */
const addressOf = href as (
  name: PageName,
  params: Readonly<Record<string, string | number>>,
  query?: QueryValues,
) => string

type OwnParams<Name extends PageName> = Omit<PageParams<Name>, keyof typeof scope>

/** The address of a page by its name, in the store that is walked through. */
export function at<Name extends PageName>(
  name: Name,
  own: OwnParams<Name>,
  query?: QueryValues,
): { readonly [N in Name]: string } {
  const address = addressOf(name, { ...scope, ...own }, query)
  return { [name]: address } as { [N in Name]: string }
}

/** @throws when there is none: the shop was not filled with the demo world */
export function first<T>(list: readonly T[], what: string): T {
  const [item] = list
  if (item === undefined)
    throw new Error(`the shop has no ${what}: is it filled with the demo world?`)
  return item
}
