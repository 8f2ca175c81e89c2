import { inOrder, type Migration } from '#platform/db/migrate.ts'
import { everyFeature } from './join.ts'

/**
 * Every migration, in the order in which a new database runs them; a released one never changes.
 */
export const migrations: readonly Migration[] = inOrder(
  everyFeature.flatMap((feature) => feature.migrations ?? []),
)
