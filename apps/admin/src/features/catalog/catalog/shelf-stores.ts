import type { StoreShelfProblem } from '@mallard/contract/catalog/catalog/shelf.codes'
import type { StoreShelfPlan } from '@mallard/contract/catalog/catalog/shelf.fields'
import { dateTime } from '#platform/show.ts'
import type { ShelfWords } from './shelf.texts.ts'

const problems = (texts: ShelfWords): Readonly<Record<StoreShelfProblem, string>> => ({
  notHere: texts.notHere,
  onAlready: texts.onAlready,
  noOpenSku: texts.noOpenSkuYet,
})

/** What came of times for all stores, a line for each; empty where every store has them. */
export function saidOfStores(stores: readonly StoreShelfPlan[], texts: ShelfWords): string {
  if (stores.every(({ problem }) => problem === null)) return ''
  return stores
    .map(({ name, plan, problem }) => {
      const times = plan && timesOf(plan, texts)
      const said = [times, problem && problems(texts)[problem]].filter(Boolean)
      return texts.ofStore(name, said.join(texts.and))
    })
    .join('\n')
}

/** When goods go on and off, in words. */
export function timesOf(
  { onAt, offAt }: Pick<NonNullable<StoreShelfPlan['plan']>, 'onAt' | 'offAt'>,
  texts: ShelfWords,
): string {
  const times = [
    ...(onAt === null ? [] : [texts.goesOn(dateTime(onAt))]),
    ...(offAt === null ? [] : [texts.goesOff(dateTime(offAt))]),
  ]
  return times.length > 0 ? times.join(texts.and) : texts.noTimes
}
