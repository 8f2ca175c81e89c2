import type { Caller } from '@mallard/testing/caller'
import type { TestSku } from './test-buyer.ts'
import { testParts } from './test-parts.ts'
import type { TestShop } from './test-shop.ts'

/** What a clash is about, and whether it blocks. */
type Against = readonly [about: string | number | null, isBlocking: boolean]

/** What is changed of a set-up, and what is said of it then. */
type Refused = readonly [change: object, reason: string]

/** How an activity is set up that has name, period, version and the calls `activityAdminCalls`. */
interface TestSetUp {
  /** What the audit log calls it. */
  readonly object: string
  readonly calls: unknown
  readonly setup: (shop: TestShop, sku: TestSku) => { readonly requestId: string }
  /** A set-up that only says when; and what of it is changed, with its new value. */
  readonly change: object
  /** Said of one that has begun. */
  readonly begun: string
  /** Whether one may be set up that has begun already. */
  readonly mayHaveBegun: boolean
  /** Said of a second one of the same SKU, or of the same address, at the same time. */
  readonly clash?: string
  /** A change that gives points away, where it may: money of every store of the partner. */
  readonly points?: object
  /** A set-up that cannot be, and what is said of it. */
  readonly faults: (sku: TestSku) => readonly Refused[]
  /** A set-up like one that is there, and what stands against it; without: it has no such call. */
  readonly against?: (sku: TestSku) => readonly [change: object, said: readonly Against[]]
}

/** The shop that activities are tried in. */
interface Tried {
  readonly shop: TestShop
  readonly owner: Caller
  readonly visitor: Caller
}

/** What an activity shows of a SKU, its prices in fen; undefined: nothing. */
type Shown = { readonly productSn: string | null; readonly salePrice?: number } | undefined

/** What its price is struck against. */
interface Struck {
  /** Sells the SKU for 1000 fen; answers with how it is looked at. `another` is free to use. */
  readonly begin: (tried: Tried, sku: TestSku, another: TestSku) => Promise<() => Promise<Shown>>
  /** A set-up for 1000 fen of what everyone pays 900 for. */
  readonly dear?: (sku: TestSku) => Refused
}

/** An order by an activity, and what is told of it before and after all of it is paid back. */
interface Ordered {
  readonly browser: Caller
  readonly sn: string
  /** What the back office says that it brought and cost, and what the page says to the member. */
  figures(): Promise<object>
  readonly before: object
  readonly after: object
}

/**
 * What the drills of all activities must know of one. It exports this as `activity` from its
 * `test-activity.ts`, where it is found by the name of the file.
 */
export interface TestActivity {
  readonly name: string
  readonly setUp?: TestSetUp
  /** Where it sells SKUs at a price of its own. */
  readonly struck?: Struck
  /** Where orders come of it: makes one of a single unit of the SKU. */
  readonly paidBack?: (tried: Omit<Tried, 'visitor'>, sku: TestSku) => Promise<Ordered>
}

/** What all activities say; of those that say one thing, its name and that. */
export async function testActivities<What extends Exclude<keyof TestActivity, 'name'>>(
  what: What,
): Promise<(readonly [name: string, said: NonNullable<TestActivity[What]>])[]> {
  const parts = await testParts<TestActivity>('test-activity.ts', 'activity')
  return parts.flatMap(({ part }) => {
    const said = part[what]
    return said ? [[part.name, said] as const] : []
  })
}

/** SKUs of a set-up: this one alone. */
export const oneSku = ({ skuId }: TestSku, more: object) => ({
  skus: [{ skuId, price: 100, quota: 10, limit: 2, ...more }],
})

export const shownIn = <Row extends { readonly productSn: string | null }>(
  list: readonly Row[],
  { productSn }: Pick<TestSku, 'productSn'>,
) => list.find((row) => row.productSn === productSn)

export const snOf = ({ data }: { readonly data: unknown }) => (data as { orderSn: string }).orderSn
