import { minute, type Scope, scopeText } from '@mallard/kernel'
import { listTags } from '#features/catalog/catalog/index.ts'
import { listStores } from '#features/shop/store/index.ts'
import { longestTtl } from '#platform/cache.ts'
import type { IndexWork, IndexWorkName } from '#platform/list-index/index-host.ts'
import type { IndexedLists } from '#platform/list-index/indexed-lists.ts'
import type { ListIndex } from '#platform/list-index/list-index.ts'
import { keysOfRow } from '#platform/list-index/question.ts'
import type { Services } from '#platform/services.ts'
import { KeptVocabulary } from './kept-vocabulary.rules.ts'
import {
  findContents,
  type FoundContents,
  findKeys,
  findLarge,
  findMarks,
  findSnapshot,
  isOf,
  longestGap,
} from './list-index.repo.ts'
import { findTexts } from './search.repo.ts'

/** Rows of keys, and of what goods are found by, that are read at once. */
const [keysAtOnce, contentsAtOnce] = [1_000, 200]
/** If so many goods changed, all of a store are compared instead. */
const maxChanged = 50_000
/** How often stores are looked for that have many goods, and indexes are kept as files. */
const [lookEvery, saveEvery] = [minute, 15 * minute]
const buildAgainAfter = minute

/** The index of a store. */
interface Followed {
  readonly scope: Scope
  readonly store: string
  isReady: boolean
  /** Not before this: one that could not be built is not tried again at once. */
  buildAt: number
  /** Since when its file lacks something; undefined: it lacks nothing. */
  unsavedSince: number | undefined
}

/**
 * Keeps an index of the lists of each store that has `min` goods on sale or more
 * (docs/decisions/0209). The database stays the truth: it is asked for what an index cannot answer,
 * because it is not ready, or does not know yet what has just changed: a list waits for that for
 * `patience` ms.
 */
export class ListingFollower implements IndexedLists {
  readonly #services: Pick<Services, 'db' | 'clock' | 'log' | 'cache'>
  readonly #index: ListIndex
  readonly #least: number
  readonly #patience: number
  readonly #followed = new Map<string, Followed>()
  /** Of stores that were asked for theirs. */
  readonly #vocabularies = new Map<string, KeptVocabulary>()
  #lookedAt = -Infinity
  #losses = 0
  /** What could be seen when marks were read last; undefined: nothing is followed. */
  #seen: string | undefined
  #readAt = -Infinity
  #last: Promise<unknown> = Promise.resolve()
  /** Files that are being written. */
  #kept: Promise<unknown> = Promise.resolve()
  /** Something takes longer than a list may wait. */
  #isBusy = false
  #isClosed = false

  constructor(
    services: Pick<Services, 'db' | 'clock' | 'log' | 'cache'>,
    index: ListIndex,
    min: number,
    patience = 150,
  ) {
    this.#services = services
    this.#index = index
    this.#least = min
    this.#patience = patience
  }

  readonly find: IndexedLists['find'] = async (scope, question) => {
    const store = question.keyword === undefined ? await this.#inStep(scope) : undefined
    return store === undefined ? undefined : this.#index.ask({ ...question, store })
  }

  readonly facets: IndexedLists['facets'] = async (scope, question) => {
    const store = await this.#inStep(scope)
    return store === undefined ? undefined : this.#index.facets({ ...question, store })
  }

  readonly vocabulary: IndexedLists['vocabulary'] = async (scope, most) => {
    const best = {
      order: 'sales',
      offset: 0,
      limit: most,
      rankedBelow: 0,
      hasDigests: true,
    } as const
    const { ids, digests } = (await this.find(scope, best)) ?? {}
    if (!ids || !digests) return undefined
    const store = scopeText(scope)
    const kept = this.#vocabularies.get(store) ?? new KeptVocabulary()
    this.#vocabularies.set(store, kept)
    return kept.of(
      ids.map((id, place) => ({ id, digest: digests[place]! })),
      (unknown) => findTexts(this.#services.db, scope.partnerId, unknown),
    )
  }

  /** The name of a store whose index knows what has just changed; undefined if it has none. */
  async #inStep(scope: Scope): Promise<string | undefined> {
    const store = scopeText(scope)
    if (this.#isBusy || !this.#isReady(store)) return undefined
    const key = `list-index:${store}`
    // Whoever changes something tells the caches: from then on lists wait until the index knows it.
    const inStep = () => this.#soon(this.#inTurn(() => this.#catchUp()))
    try {
      await this.#services.cache.get(key, longestTtl, inStep, listTags(scope))
    } catch {
      return undefined
    }
    // It may have been lost meanwhile.
    return this.#isReady(store) ? store : undefined
  }

  /** Brings the indexes in step with the listing. */
  step(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#index.losses !== this.#losses) this.#forgetAll()
      this.#losses = this.#index.losses
      await this.#lookForStores()
      if (this.#followed.size === 0) return
      if (this.#services.clock.now() - this.#readAt > longestGap) this.#forgetAll()
      await this.#buildAll()
      await this.#catchUp()
      const now = this.#services.clock.now()
      this.#keep(({ unsavedSince = Infinity }) => now - unsavedSince >= saveEvery)
    })
  }

  /** Keeps the indexes as files, and ends. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#inTurn(async () => this.#keep(() => true))
    await this.#kept
    await this.#index.close()
  }

  #isReady(store: string): boolean {
    return this.#followed.get(store)?.isReady === true && this.#index.losses === this.#losses
  }

  /** One thing after the other: an index is never told of something older than it knows. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Throws if it takes longer than the timeout of a list; until it is done other requests do not wait for it. */
  async #soon(work: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#isBusy = true
        reject(new Error('The index of lists is behind.'))
      }, this.#patience)
    })
    const done = work.finally(() => {
      clearTimeout(timer)
      this.#isBusy = false
    })
    await Promise.race([done, late])
  }

  async #long<T>(work: () => Promise<T>): Promise<T> {
    this.#isBusy = true
    try {
      return await work()
    } finally {
      this.#isBusy = false
    }
  }

  #forgetAll(): void {
    for (const each of this.#followed.values()) each.isReady = false
    this.#seen = undefined
  }

  /** An index that could not do what it was told is made again. */
  async #run<Name extends IndexWorkName>(
    each: Followed,
    name: Name,
    input: Omit<IndexWork[Name][0], 'store'>,
  ): Promise<IndexWork[Name][1]> {
    try {
      return await this.#index.run(name, { ...input, store: each.store } as never)
    } catch (error) {
      each.isReady = false
      throw error
    }
  }

  async #lookForStores(): Promise<void> {
    const { db, clock } = this.#services
    if (clock.now() - this.#lookedAt < lookEvery) return
    const stores = (await listStores(db)).map(({ partner_id: partnerId, id: storeId }) => ({
      ...{ partnerId, storeId },
    }))
    const large = new Map(
      (await findLarge(db, stores, this.#least)).map((scope) => [scopeText(scope), scope]),
    )
    for (const [store, scope] of large)
      if (!this.#followed.has(store))
        this.#followed.set(store, {
          ...{ scope, store, isReady: false },
          ...{ buildAt: -Infinity, unsavedSince: undefined },
        })
    for (const [store, each] of this.#followed)
      if (!large.has(store)) {
        this.#followed.delete(store)
        this.#vocabularies.delete(store)
        await this.#run(each, 'forget', {})
      }
    this.#lookedAt = clock.now()
  }

  async #buildAll(): Promise<void> {
    const { db, clock, log } = this.#services
    const missing = [...this.#followed.values()].filter(
      ({ isReady, buildAt }) => !isReady && buildAt <= clock.now(),
    )
    if (missing.length === 0) return
    await this.#long(async () => {
      if (this.#seen === undefined) {
        this.#seen = await findSnapshot(db)
        this.#readAt = clock.now()
      }
      for (const each of missing)
        if (!this.#isClosed)
          await this.#build(each).catch((error: unknown) => {
            each.buildAt = clock.now() + buildAgainAfter
            log.error({ err: error, store: each.store }, 'an index of lists could not be built')
          })
    })
  }

  async #build(each: Followed): Promise<void> {
    const began = performance.now()
    const kept = await this.#run(each, 'open', {})
    const read = kept > 0 ? await this.#compare(each) : await this.#readAll(each)
    if (this.#isClosed) return
    const { rows, bytes } = await this.#run(each, 'settle', { isWhole: true })
    each.isReady = true
    // One that was made anew is kept at the next opportunity.
    each.unsavedSince = read > 0 ? -Infinity : undefined
    const ms = Math.round(performance.now() - began)
    const said = { store: each.store, rows, kept, read, bytes, ms }
    this.#services.log.info(said, 'lists are answered from an index')
  }

  /** Tells an index that knows nothing all rows of its store; how many there are. */
  async #readAll(each: Followed): Promise<number> {
    const { db } = this.#services
    let count = 0
    let after: number | undefined = 0
    let told: Promise<void> = Promise.resolve()
    while (after !== undefined && !this.#isClosed) {
      const found: FoundContents = await findContents(db, each.scope, {
        after,
        most: contentsAtOnce,
      })
      await told
      // The next ones are read meanwhile.
      told = this.#run(each, 'rows', found)
      told.catch(() => undefined)
      count += found.contents.length
      after = found.contents.length < contentsAtOnce ? undefined : found.keys.at(-keysOfRow)
    }
    await told
    return count
  }

  /** Tells an index how all rows of its store are now; how many it did not know. */
  async #compare(each: Followed): Promise<number> {
    await this.#run(each, 'beginRound', {})
    const unknown: number[] = []
    let after: number | undefined = 0
    while (after !== undefined && !this.#isClosed) {
      const keys = await findKeys(this.#services.db, each.scope, { after, most: keysAtOnce })
      unknown.push(...(await this.#run(each, 'keys', { keys })))
      after = keys.length < keysAtOnce * keysOfRow ? undefined : keys.at(-keysOfRow)
    }
    if (this.#isClosed) return 0
    await this.#run(each, 'endRound', {})
    await this.#tellContents(each, unknown)
    return unknown.length
  }

  async #tellContents(each: Followed, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    const { db, clock } = this.#services
    for (let at = 0; at < ids.length && !this.#isClosed; at += contentsAtOnce) {
      const found = await findContents(db, each.scope, { ids: ids.slice(at, at + contentsAtOnce) })
      await this.#run(each, 'rows', found)
    }
    await this.#run(each, 'settle', { isWhole: false })
    each.unsavedSince ??= clock.now()
  }

  /** Tells an index how these goods are now. */
  async #tell(each: Followed, ids: readonly number[]): Promise<void> {
    for (let at = 0; at < ids.length; at += keysAtOnce) {
      const some = ids.slice(at, at + keysAtOnce)
      const keys = await findKeys(this.#services.db, each.scope, { ids: some })
      const listed = new Set(keys.filter((_, place) => place % keysOfRow === 0))
      const gone = some.filter((id) => !listed.has(id))
      if (gone.length > 0) await this.#run(each, 'hide', { ids: gone })
      await this.#tellContents(each, await this.#run(each, 'keys', { keys }))
    }
  }

  /** Reads what was marked since the last time, and tells the indexes that are ready. */
  async #catchUp(): Promise<void> {
    if (this.#seen === undefined) return
    const { db, clock } = this.#services
    const readAt = clock.now()
    const { snapshot, isOlder, marks } = await findMarks(db, this.#seen, maxChanged)
    if (isOlder) return this.#forgetAll()
    for (const each of this.#followed.values()) {
      if (!each.isReady) continue
      const ids = new Set(marks.filter((mark) => isOf(mark, each.scope)).map((m) => m.goodsId))
      if (marks.length === maxChanged) await this.#long(() => this.#compare(each))
      else await this.#tell(each, [...ids])
    }
    this.#seen = snapshot
    this.#readAt = readAt
  }

  /** Writes snapshots of the indexes to files, in the background. */
  #keep(isDue: (each: Followed) => boolean): void {
    for (const each of this.#followed.values()) {
      if (!this.#isReady(each.store) || each.unsavedSince === undefined || !isDue(each)) continue
      each.unsavedSince = undefined
      const { store } = each
      const kept = this.#index.run('save', { store }).catch((error: unknown) => {
        this.#services.log.warn({ err: error, store }, 'an index of lists was not kept as a file')
      })
      this.#kept = Promise.all([this.#kept, kept])
    }
  }
}
