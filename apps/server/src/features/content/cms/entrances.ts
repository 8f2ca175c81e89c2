import type { EntranceKind } from '@mallard/contract/content/cms/entrance.codes'
import type { Entrance, EntranceNow } from '#platform/entrance.ts'
import type { Ctx } from '#platform/http/context.ts'

/** Where an activity is now; nothing where no feature has it, or nothing is on. */
export type Entrances = (
  ctx: Pick<Ctx, 'services' | 'scope' | 'locale'>,
  kind: EntranceKind,
) => Promise<EntranceNow | undefined>

declare module '#platform/feature.ts' {
  interface Ports {
    readonly entrances: Entrances
  }
}

/** The ways in that the features name, by their kinds. */
export function entrancesOf(all: readonly Entrance[]): Entrances {
  const byKind = new Map(all.map((entrance) => [entrance.kind, entrance]))
  return async ({ services, scope, locale }, kind) => byKind.get(kind)?.now(services, scope, locale)
}
