import type { OwnedRow } from './test-access.ts'
import { gone, type makers } from './test-makers.ts'

/**
 * Every row with authz `owner`, by `domain.name`. A new row must be added here before the test lets
 * it pass.
 */
export function ownedRows(make: ReturnType<typeof makers>): Readonly<Record<string, OwnedRow>> {
  return {
    'member.sessionEnd': {
      own: async (who) => ({ id: await make.deviceOf(who) }),
      missing: { id: gone.id },
      inEveryStore: true,
    },
    'member.identityUnbind': {
      own: async (who) => ({ id: await make.identityOf(who) }),
      missing: { id: gone.id },
      inEveryStore: true,
    },
  }
}
