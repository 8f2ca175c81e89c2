import { lockStock } from '#features/catalog/stock/index.ts'
import type { Db } from '#platform/db/database.ts'
import { cellText, readCode, readWhole } from './cells.rules.ts'
import type { Fault } from './columns.rules.ts'
import { faultyRows, outcome } from './draft.rules.ts'
import type { KeptRow, SettledRow } from './goods-import.repo.ts'
import { type Done, guarded, type Work, writeFigures } from './groups.service.ts'
import { type Reading, saidIn } from './reading.rules.ts'
import { faultOf } from './refusal.rules.ts'
import type { NewUndo } from './undo.repo.ts'
import { undoOfStock } from './undo.service.ts'

interface Counted {
  readonly row: KeptRow
  readonly productSn: string
  readonly onHand: number
}

/** What a row of a count says; what is wrong with it; undefined: nothing was counted. */
function countedIn(row: KeptRow, reading: Reading): Counted | Fault | undefined {
  const { line, cells, twiceOf } = row
  const said = saidIn(cells, reading)
  if (cellText(said.onHand) === '') return undefined
  const code = readCode(said.productSn)
  if ('problem' in code) return { line, column: 'productSn', ...code }
  if (twiceOf !== null)
    return { line, column: 'productSn', problem: 'twice', what: String(twiceOf) }
  const onHand = readWhole(said.onHand, 1_000_000)
  if ('problem' in onHand) return { line, column: 'onHand', ...onHand }
  return { row, productSn: code.value, onHand: onHand.value }
}

/** Sets stock to what was counted, SKU by SKU, in the caller's transaction; none because of another. */
export async function doStock(trx: Db, work: Work, rows: readonly KeptRow[]): Promise<Done> {
  const settled: SettledRow[] = []
  const goodsIds: number[] = []
  const undos: NewUndo[] = []
  const settle = (row: SettledRow) => settled.push(row)
  const wrong = (row: KeptRow, fault: Fault) =>
    settle({ ...faultyRows([row], [fault])[0]!, goodsId: null, isToShelve: false })
  for (const row of rows) {
    const { line } = row
    const counted = countedIn(row, work.reading)
    if (!counted) {
      const passed = outcome(line, 'skipped', { problem: 'noStock', column: 'onHand' })
      settle({ ...passed, goodsId: null, isToShelve: false })
      continue
    }
    if ('problem' in counted) {
      wrong(row, counted)
      continue
    }
    const { productSn, onHand } = counted
    const sns = [...new Set([productSn, productSn.toUpperCase(), productSn.toLowerCase()])]
    const [now] = await lockStock(trx, work.action.scope, { sns })
    if (!now) {
      wrong(row, { line, column: 'productSn', problem: 'unknownSku', what: productSn })
      continue
    }
    // By as much as the check showed: what was sold since stays sold.
    const wanted = now.onHand + onHand - (row.seenOnHand ?? now.onHand)
    const isSame = wanted === now.onHand
    const { salePrice, listPrice } = now
    const figure = { line, productSn: now.productSn, salePrice, listPrice }
    const written = await guarded(trx, () =>
      writeFigures(trx, work, [{ ...figure, onHand: wanted, onHandSeen: now.onHand }]),
    )
    if (!written.ok) {
      wrong(row, faultOf(written, [{ line, productSn: now.productSn }]))
      continue
    }
    const before = String(now.onHand)
    const done = outcome(line, isSame ? 'same' : 'changed', {
      changes: isSame ? [] : [{ column: 'onHand', before, after: String(wanted) }],
      seenOnHand: now.onHand,
    })
    settle({ ...done, goodsId: now.goodsId, isToShelve: false })
    if (isSame) continue
    goodsIds.push(now.goodsId)
    if (!work.isCheck) undos.push(undoOfStock(line, now, wanted))
  }
  return { settled, goodsIds, undos }
}
