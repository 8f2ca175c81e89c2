import { promoterStatus } from '@mallard/contract/promoters/fx/fx.codes'
import { grantRole, revokeRole } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { moveStatus, type StatusMove } from './fx.repo.ts'

/**
 * From one status to another, once; false: it was not there. The roles of a member say from then on
 * whether they are a promoter.
 */
export async function changeStanding(trx: Db, move: StatusMove): Promise<boolean> {
  const moved = await moveStatus(trx, move)
  if (!moved) return false
  const changeRole = move.to === promoterStatus.active ? grantRole : revokeRole
  await changeRole(trx, moved.partnerId, moved.memberId, 'distributor')
  return true
}
