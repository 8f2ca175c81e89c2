import { sql, type RawBuilder } from 'kysely'
import type { Owner } from './account.repo.ts'

/**
 * The piece of a statement that takes points of a member who has as many, where `when` holds of
 * their row `m`; its row is `(integration)`, what is left.
 */
export const takePointsPart = (
  { partnerId, memberId }: Owner,
  points: number,
  when: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  update member m set integration = m.integration - ${points}::bigint
  where m.partner_id = ${partnerId} and m.id = ${memberId} and m.integration >= ${points}::bigint
    and ${when}
  returning m.integration`

/**
 * The piece of a statement that changes the points of a member, and what they owe of them, where
 * `when` holds; its row is `(integration)`, what they have then.
 */
export const movePointsPart = (
  { partnerId, memberId }: Owner,
  { delta, owed }: { readonly delta: number; readonly owed: number },
  when: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  update member set integration = integration + ${delta}::bigint,
    points_debt = points_debt + ${owed}::bigint
  where partner_id = ${partnerId} and id = ${memberId}
    and ${when}
  returning integration`

/** The same of growth; its row is `(growth)`. */
export const moveGrowthPart = (
  { partnerId, memberId }: Owner,
  delta: number,
  when: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  update member set growth = growth + ${delta}::bigint
  where partner_id = ${partnerId} and id = ${memberId}
    and ${when}
  returning growth`

/**
 * The piece of a statement that adds points and growth to several members of a partner, `many` being
 * a relation of `(id, points, growth)`; its rows are `(id, integration, growth)`, what they have then.
 */
export const raiseManyPart = (
  partnerId: number,
  many: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  update member m set integration = m.integration + r.points, growth = m.growth + r.growth
  from ${many} r where m.partner_id = ${partnerId} and m.id = r.id
  returning m.id, m.integration, m.growth`
