import { createHash } from 'node:crypto'
import { type Scope, scopeText } from '@mallard/kernel'
import type { Answer, SearchEngine, SearchFailure } from '@mallard/providers/search'
import type { Services } from '#platform/services.ts'
import {
  findGone,
  findTold,
  findUnindexed,
  forgetIndexed,
  forgetRound,
  keepIndexed,
  keepRound,
  keepSettings,
} from './engine.repo.ts'
import { findMarks, findSnapshot, isOf, type ListingMark, longestGap } from './list-index.repo.ts'
import { findSynonyms } from './synonym.repo.ts'

/** Goods that the engine is sent, or made to forget, at once. */
const partSize = 500
/** If so many goods changed, all of a store are compared instead. */
const maxChanged = 50_000
/** Another one when documents have other parts: every index is prepared again. */
const indexVersion = 3

export const indexOf = (scope: Scope) => `goods-${scopeText(scope)}`

/** Of an index: how it is prepared, by which version of its documents. */
const settingsOf = (groups: readonly (readonly string[])[]) =>
  `${indexVersion}:${createHash('md5').update(JSON.stringify(groups)).digest('hex')}`

/** Whether documents are as this version writes them. Another one may run beside it. */
export const isOfThisVersion = (settings: string | undefined): boolean =>
  settings?.startsWith(`${indexVersion}:`) === true

/**
 * Sends the engine what it does not know of a store: what was marked as changed since it had been
 * told everything, or else all goods are compared. What fails is sent another time; whether the
 * engine knows everything now.
 */
export async function updateIndex(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  engine: SearchEngine,
  scope: Scope,
): Promise<boolean> {
  const index = indexOf(scope)
  const at = clock.now()
  const isDone = (answer: Answer<unknown, SearchFailure>) => {
    if (answer.kind === 'ok') return true
    log.warn({ index, code: answer.code }, 'the search engine is behind')
    return false
  }
  const ready = await makeReady()
  if (!ready || !(await sendChanged(ready.ids)) || !(await removeGone(ready.ids))) return false
  await keepRound(db, scope, { at, snapshot: ready.snapshot })
  return true

  /** Prepares the index where it must be; what is then to be sent, undefined: the engine fails. */
  async function makeReady(): Promise<Ready | undefined> {
    const isThere = await hasIndex()
    if (isThere === undefined) return undefined
    const told = await findTold(db, scope)
    const marked = told.round && (await findMarks(db, told.round.snapshot, maxChanged))
    // The database is a backup: the engine knows what came after it.
    const isAhead = isThere && marked?.isOlder === true
    if (isAhead && !isDone(await engine.clear(index))) return undefined
    const isEmpty = !isThere || isAhead
    if (isEmpty) await forgetIndexed(db, scope)

    const { groups } = await findSynonyms(db, scope.partnerId)
    const settings = settingsOf(groups)
    const isPrepared = !isEmpty && told.settings === settings
    if (!isPrepared) {
      await forgetRound(db, scope)
      if (!isDone(await engine.prepare(index, groups))) return undefined
      await keepSettings(db, scope, settings)
    }
    const snapshot = marked?.snapshot ?? (await findSnapshot(db))
    return { snapshot, ids: isPrepared ? changedSince(told.round, marked) : undefined }
  }

  /** The goods that may have changed since a round; undefined: any of them. */
  function changedSince(
    round: { readonly at: number } | undefined,
    marked: { readonly marks: readonly ListingMark[] } | undefined,
  ): readonly number[] | undefined {
    const isRecent = round !== undefined && at - round.at <= longestGap
    return isRecent && marked ? changedIn(marked.marks, scope) : undefined
  }

  /** Undefined: the engine fails. */
  async function hasIndex(): Promise<boolean | undefined> {
    const there = await engine.look(index)
    if (there.kind === 'failed' && there.reason === 'missing') return false
    return isDone(there) ? true : undefined
  }

  async function sendChanged(of: readonly number[] | undefined): Promise<boolean> {
    for (let after = 0; ;) {
      const goods = await findUnindexed(db, scope, after, partSize, of)
      const last = goods.at(-1)
      if (!last) return true
      if (!isDone(await engine.put(index, goods))) return false
      await keepIndexed(db, scope, goods)
      after = last.id
    }
  }

  async function removeGone(of: readonly number[] | undefined): Promise<boolean> {
    for (;;) {
      const gone = await findGone(db, scope, partSize, of)
      if (gone.length === 0) return true
      if (!isDone(await engine.remove(index, gone))) return false
      await forgetIndexed(db, scope, gone)
    }
  }
}

/** What an index is sent: `ids` undefined: all goods that it does not know. */
interface Ready {
  readonly snapshot: string
  readonly ids: readonly number[] | undefined
}

/** The goods of a store that may have changed; undefined: any of them. */
const changedIn = (marks: readonly ListingMark[], scope: Scope): number[] | undefined =>
  marks.length === maxChanged
    ? undefined
    : marks.filter((mark) => isOf(mark, scope)).map(({ goodsId }) => goodsId)
