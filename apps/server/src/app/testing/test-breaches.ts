import type { Caller } from '@mallard/testing/caller'
import type { RawBuilder } from 'kysely'
import type { TestSku } from './test-buyer.ts'
import { testParts } from './test-parts.ts'
import type { TestShop } from './test-shop.ts'

/** A shop in which orders were paid, and in which features let happen what is theirs. */
interface BreachTest {
  readonly shop: TestShop
  /** Who paid an order, and somebody else. */
  readonly browser: Caller
  readonly stranger: Caller
  /** SKUs of store 1-1 with a stock that lasts. */
  readonly kettle: TestSku
  readonly cup: TestSku
}

/** The number of an invariant, and a change that breaks it; it is taken back at once. */
export type Breach = readonly [name: string, violation: RawBuilder<unknown>]

/**
 * Lets something of a feature happen, so that its invariants have what they speak of, and says how
 * each is broken. A feature exports it as `breaches` from its `test-breaches.ts`, where it is found
 * by the name of the file.
 */
export type BreachesOf = (test: BreachTest) => Promise<readonly Breach[]>

/** The breaches of all features, one feature's after the other's. */
export async function breachesOf(test: BreachTest): Promise<Breach[]> {
  const found: Breach[] = []
  for (const { part } of await testParts<BreachesOf>('test-breaches.ts', 'breaches'))
    found.push(...(await part(test)))
  return found
}
