import type { Instant, Scope } from '@mallard/kernel'
import type { Services } from '#platform/services.ts'
import { everyFeature } from '../join.ts'
import type { PictureOf } from './pictures.ts'
import { run, shopperAt, type Adopt } from './fill-orders.ts'

/** Lets each feature fill its part of the demo world, those below first. */
export async function fillFeatures(
  services: Services,
  members: ReadonlyMap<string, number>,
  pictureOf: PictureOf,
  adopt: Adopt | undefined,
): Promise<void> {
  const world = {
    services,
    now: services.clock.now(),
    pictureOf,
    memberOf: ({ partnerId }: { partnerId: number }, code: string) =>
      members.get(`${partnerId}:${code}`),
    as: (...who: [scope: Scope, memberId: number, at: Instant]) =>
      shopperAt(services, ...who, adopt).ctx,
    actAs: (...who: [scope: Scope, memberId: number, at: Instant]) => {
      const { ctx } = shopperAt(services, ...who, adopt)
      return <T>(name: string, input: object) => run<T>(ctx, name, input)
    },
  }
  for (const { demo } of everyFeature) await demo?.(world)
}
