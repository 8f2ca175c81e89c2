import { noChoices } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import { dropGoods, findDetail } from '#features/catalog/goods-admin/index.ts'
import { cataloguePricesOf } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import { richWithPictures } from '#platform/rich-text.ts'
import type { Services } from '#platform/services.ts'
import { actionOf } from './action.ts'
import { nextPictureless, type PicturelessRow, settleAgain } from './again.repo.ts'
import { picturesOnly } from './again.rules.ts'
import { fetchSome } from './fetch.service.ts'
import type { ImportRow, SettledRow } from './goods-import.repo.ts'
import { changeGoods, groupsOf, isDraft, readGroup, type Work, worldOf } from './groups.service.ts'
import { picturesFor, toDoUrl, withOwnDetails } from './pictures.service.ts'
import { readingOf } from './reading.rules.ts'
import { findUndo, moveAgain, type NewUndo, noteUndos } from './undo.repo.ts'
import { joinUndo } from './undo.rules.ts'

/** Groups of rows of one transaction. */
const groupsAtOnce = 20

/**
 * Fetches pictures again that could not be had, then puts what came into the goods of some groups of
 * rows. When to go on; undefined: all is done.
 */
export async function fetchSomeAgain(
  services: Services,
  row: ImportRow,
  mark: number,
): Promise<RunAgain | undefined> {
  const { db, clock } = services
  const fetching = await fetchSome(services, row)
  if (fetching) return fetching
  const rows = await nextPictureless(db, row.id, mark, groupsAtOnce)
  const last = rows[rows.length - 1]
  if (!last) {
    await moveAgain(db, row.id, mark, null)
    return { again: clock.now() }
  }
  const scope = { partnerId: row.partnerId, storeId: row.storeId }
  const work: Work = {
    services,
    action: actionOf(services, row),
    prices: await cataloguePricesOf(services, scope),
    reading: readingOf(row.profile!, row.heads),
    chosen: row.choices ?? noChoices,
    importId: row.id,
    isCheck: false,
  }
  const goodsIds = await retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      // Another worker that is as far waits here, and does nothing then.
      if (!(await moveAgain(trx, row.id, mark, last.group))) return []
      return putIn(trx, work, rows)
    }),
  )
  if (goodsIds.length > 0) dropGoods({ services, scope }, ...goodsIds)
  return { again: clock.now() }
}

/** Puts pictures into goods, and notes what is left to do; the goods that it changed. */
async function putIn(trx: Db, work: Work, rows: readonly PicturelessRow[]): Promise<number[]> {
  const { scope } = work.action
  const goodsOf = new Map(rows.map(({ group, goodsId }) => [group, goodsId]))
  const groups = groupsOf(rows).flatMap((own) => {
    const draft = readGroup(own, work)
    return isDraft(draft) ? [{ own, draft }] : []
  })
  const drafts = groups.map(({ draft }) => draft)
  const pictures = await picturesFor(trx, work, drafts, () => false)
  const world = await worldOf(trx, work, pictures)
  const toDo = await toDoUrl(trx, work.services, work.action)
  const settled: SettledRow[] = []
  const undos: NewUndo[] = []
  const changed: number[] = []
  for (const { own, draft } of groups) {
    const [first] = own
    const id = goodsOf.get(first!.group)!
    const goods = await findDetail(trx, scope, id, 'zh')
    if (!goods) continue
    const moved = withOwnDetails(draft, pictures)
    const isSameText =
      moved.detailHtml !== undefined && bare(moved.detailHtml) === bare(goods.detailHtml)
    const only = picturesOnly(moved, goods, pictures, { isSameText, toDo })
    const done = await changeGoods(trx, work, own, only, world, id)
    if (done.settled.some(({ state }) => state === 'wrong')) continue
    const had = draft.pics?.some((name) => pictures.pictures.has(name)) ?? false
    const isToShelve = had && draft.onSale === true && !goods.onSale
    settled.push(
      ...done.settled.map((each, place) => ({ ...each, isToShelve: isToShelve && place === 0 })),
    )
    changed.push(...done.goodsIds)
    for (const each of done.undos) {
      const before = await findUndo(trx, work.importId, each.line)
      undos.push(before ? { ...each, undo: joinUndo(before, each.undo) } : each)
    }
  }
  await settleAgain(trx, work.importId, settled)
  await noteUndos(trx, { id: work.importId, partnerId: scope.partnerId }, undos)
  return changed
}

/** Rich text without its pictures. */
const bare = (html: string): string => richWithPictures(html, () => undefined)
