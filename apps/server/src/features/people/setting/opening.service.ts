import type { Opening } from '@mallard/contract/people/setting/opening-admin.calls'
import { ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { gapsOf, isStoreOpen, legalOfStore } from '#features/shop/store/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { openingFacts, openingOf, type OpeningFact } from './opening.rules.ts'

/** Whether it is so in a store. It is asked in passing: a row or two are read, nothing counted. */
type Ask = (services: Services, scope: Scope) => Promise<boolean>
export type OpeningAsks = Readonly<Record<OpeningFact, Ask>>

/** Which steps of opening the store are done: the shop is asked each time, nothing is ticked. */
export async function readOpening(
  { services, scope }: StaffCtx,
  asks: OpeningAsks,
): Promise<Result<Opening, 'badStore'>> {
  const legal = await legalOfStore(services, scope)
  if (!legal) return refuse('badStore')
  const [gaps, isOpen, answers] = await Promise.all([
    gapsOf(services, scope.partnerId),
    isStoreOpen(services, scope),
    Promise.all(openingFacts.map((fact) => asks[fact](services, scope))),
  ])
  const so = new Set(openingFacts.filter((_, place) => answers[place]))
  return ok(openingOf(so, gaps(legal), isOpen))
}
