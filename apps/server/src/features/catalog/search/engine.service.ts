import { createHash } from 'node:crypto'
import { type Scope, scopeText } from '@mallard/kernel'
import type { Answer, SearchEngine, SearchFailure } from '@mallard/providers/search'
import type { Ctx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { findGone, findUnindexed, forgetIndexed, keepIndexed, indexedAs } from './engine.repo.ts'
import { few } from './search.service.ts'
import { findSynonyms } from './synonym.repo.ts'

/** Goods that the engine is sent, or made to forget, at once. */
const partSize = 500
/** Another one when documents have other parts: every index is prepared again. */
const indexVersion = 2
/** As many hits as a search gathers; beyond them the shop's own search knows an order. */
const mostFound = 1_000

const indexOf = (scope: Scope) => `goods-${scopeText(scope)}`

/**
 * Goods that an external engine finds by a keyword, the best first. Undefined without an engine,
 * when it does not answer, and when it finds next to nothing: the shop searches itself then.
 */
export async function foundByEngine(
  { scope, services: { search, log } }: Ctx,
  keyword: string,
): Promise<readonly number[] | undefined> {
  const found = await search?.find(indexOf(scope), keyword, mostFound)
  if (found && found.kind !== 'ok') log.debug({ code: found.code }, 'the search engine is no help')
  return found?.kind === 'ok' && found.data.length >= few ? found.data : undefined
}

/** Sends the engine what it does not know of a store. What fails is sent another time. */
export async function updateIndex(
  { db, log }: Services,
  engine: SearchEngine,
  scope: Scope,
): Promise<void> {
  const index = indexOf(scope)
  const isDone = (answer: Answer<unknown, SearchFailure>) => {
    if (answer.kind === 'ok') return true
    log.warn({ index, code: answer.code }, 'the search engine is behind')
    return false
  }
  const there = await engine.look(index)
  // An engine that lost its index, or another one, is sent everything.
  if (there.kind === 'failed' && there.reason === 'missing') await forgetIndexed(db, scope)
  else if (!isDone(there)) return

  const { groups } = await findSynonyms(db, scope.partnerId)
  const settings = createHash('md5')
    .update(JSON.stringify([indexVersion, groups]))
    .digest('hex')
  if ((await indexedAs(db, scope, 0)) !== settings) {
    if (!isDone(await engine.prepare(index, groups))) return
    await keepIndexed(db, scope, [{ id: 0, digest: settings }])
  }
  for (;;) {
    const goods = await findUnindexed(db, scope, partSize)
    if (goods.length === 0) break
    if (!isDone(await engine.put(index, goods))) return
    await keepIndexed(db, scope, goods)
  }
  for (;;) {
    const ids = await findGone(db, scope, partSize)
    if (ids.length === 0) break
    if (!isDone(await engine.remove(index, ids))) return
    await forgetIndexed(db, scope, ids)
  }
}
