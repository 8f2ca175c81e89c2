import type { LegalGap } from '@mallard/contract/people/setting/legal.codes'
import type { Opening } from '@mallard/contract/people/setting/opening-admin.calls'
import { openingSteps, type OpeningStep } from '@mallard/contract/people/setting/opening.codes'

/** What is asked of the shop to see which steps of opening it are done. */
export const openingFacts = [
  /** The brand has a name of its own. */
  'brand',
  /** The store is named, and can be reached. */
  'store',
  /** Freight is not as it came. */
  'freight',
  /** Something is on sale. */
  'goods',
  /** A provider takes payments. */
  'pay',
  /** Shoppers may transfer money to an account. */
  'transfer',
  /** The home page that is published is not as it came. */
  'home',
  /** An order was paid. */
  'order',
] as const
export type OpeningFact = (typeof openingFacts)[number]

/** Which steps are done, from what is so in a store and what it lacks before it may take money. */
export function openingOf(
  so: ReadonlySet<OpeningFact>,
  gaps: readonly LegalGap[],
  isOpen: boolean,
): Opening {
  const done: Readonly<Record<OpeningStep, boolean>> = {
    brand: so.has('brand'),
    // That the sandbox plays the payments is no matter of papers.
    legal: gaps.every((gap) => gap === 'payments'),
    store: so.has('store'),
    // Whoever sells by the freight that was there has chosen it.
    freight: so.has('freight') || so.has('goods'),
    goods: so.has('goods'),
    pay: so.has('pay') || so.has('transfer'),
    home: so.has('home'),
    order: so.has('order'),
    open: isOpen && gaps.length === 0,
  }
  return {
    steps: openingSteps.map((kind) => ({ kind, isDone: done[kind] })),
    gaps: [...gaps],
    isDone: openingSteps.every((kind) => done[kind]),
  }
}
