import type { StaffCtx } from '#platform/http/context.ts'

/** Who looks after one store has to do with those who ordered there. */
export const isHereOnly = ({ staff }: StaffCtx): boolean =>
  !staff.rightsEverywhere.includes('member.read')
