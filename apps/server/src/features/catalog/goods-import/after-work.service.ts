import type { GoodsName } from '#features/catalog/goods-admin/index.ts'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { fetchSomeAgain } from './again.service.ts'
import { takeSomeBack } from './back.service.ts'
import type { ImportRow } from './goods-import.repo.ts'
import { findAgain, findBack } from './undo.repo.ts'
import { giveUpZip, unpackZip } from './zip.service.ts'

/** Goes on with what somebody wants of an import that has come to its end. */
export async function goOnAfter(
  services: Services,
  row: ImportRow,
  names: readonly GoodsName[],
): Promise<RunAgain | undefined> {
  const unpacking = await unpackZip(services, row)
  if (unpacking) return unpacking
  const mark = await findAgain(services.db, row.id)
  if (mark !== null) return fetchSomeAgain(services, row, mark)
  const back = await findBack(services.db, row.id)
  return back?.state === 'taking'
    ? takeSomeBack(services, row, back, names)
    : giveUpZip(services, row)
}
