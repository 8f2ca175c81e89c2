import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, whole } from '../../fields.ts'

/** How points of a partner are earned and spent, and how long they hold. */
const Rules = z.strictObject({
  /**
   * Basis points of a point that each whole yuan of an order earns, at the usual level; null: orders
   * earn none.
   */
  earnBp: whole(100, 1_000_000).nullable(),
  /** Percent of the goods after the coupon that points may pay; null: they pay for no order. */
  spendPercent: whole(1, 100).nullable(),
  /**
   * At the end of which year points run out: 0 that in which they are earned, 1 the next; null:
   * never. For what is earned from then on.
   */
  expiryYears: whole(0, 3).nullable(),
})
export type PointsRules = z.output<typeof Rules>

export const AdminPointsRules = Rules.extend({
  /** 0 before the first save. */
  version: z.number().int(),
  updatedAt: Moment.nullable(),
})
export type AdminPointsRules = z.output<typeof AdminPointsRules>

export const pointsRulesCalls = {
  read: GET('/admin/api/{p}-{s}/points-rules', {
    summary: 'Rules of points of the partner',
    authz: 'operator',
    right: 'member.read',
    reply: AdminPointsRules,
  }),
  save: POST('/admin/api/{p}-{s}/points-rules/save', {
    summary: 'Changes the rules of points for all stores of the partner; from then on',
    authz: 'operator',
    right: 'level.write',
    body: Rules.extend({
      /** Of the rules that were read; a save that names older ones is refused. */
      version: whole(0, 1_000_000_000).default(0),
    }),
    reply: AdminPointsRules,
  }),
}
