import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { answer } from './answer.ts'
import { facetsOf } from './facets.ts'
import { readIndex, writeIndex } from './index-file.ts'
import type {
  Content,
  FacetsQuestion,
  IndexAnswer,
  IndexFacets,
  IndexQuestion,
  Keys,
} from './question.ts'
import { inSlices } from './slices.ts'
import { StoreIndex } from './store-index.ts'

/** How large an index is. */
export interface IndexSize {
  readonly rows: number
  readonly bytes: number
}

/** What an index can be asked to do, by name: what it is given, and what it says. */
export interface IndexWork {
  /** Begins with what the file of a store knows; how many rows that are. */
  open: [{ store: string }, number]
  /** Starts a round: rows that it does not confirm until its end are no longer listed. */
  beginRound: [{ store: string }, void]
  endRound: [{ store: string }, void]
  /** How rows are sorted and narrowed now; the ids of those whose content it does not know. */
  keys: [{ store: string; keys: Keys }, readonly number[]]
  hide: [{ store: string; ids: readonly number[] }, void]
  /** Rows with what they are found by: shown once they are settled. */
  rows: [{ store: string; keys: Keys; contents: readonly Content[] }, void]
  /** `isWhole`: nothing of it is hidden or apart any more. */
  settle: [{ store: string; isWhole: boolean }, IndexSize]
  /** Keeps it as a file. */
  save: [{ store: string }, void]
  /** Knows it no more, nor has a file of it. */
  forget: [{ store: string }, void]
}
export type IndexWorkName = keyof IndexWork

/** The indexes of all stores of a process. */
export interface IndexHost {
  /** One after the other, in slices. */
  run<Name extends IndexWorkName>(
    name: Name,
    input: IndexWork[Name][0],
  ): Promise<IndexWork[Name][1]>
  /** At once; undefined of a store that it has no index of. */
  ask(question: IndexQuestion): IndexAnswer | undefined
  /** In slices, as they are at once: whatever is done meanwhile is not in it. */
  facets(question: FacetsQuestion): Promise<IndexFacets | undefined>
}

/** `folder`: where indexes are kept as files. */
export function createIndexHost(folder: string): IndexHost {
  const indexes = new Map<string, StoreIndex>()
  let last: Promise<unknown> = Promise.resolve()

  const fileOf = (store: string) => join(folder, `${store}.index`)
  const indexOf = (store: string) => {
    const index = indexes.get(store)
    if (!index) throw new Error(`There is no index of ${store}.`)
    return index
  }

  const works: {
    [Name in IndexWorkName]: (input: IndexWork[Name][0]) => Promise<IndexWork[Name][1]>
  } = {
    open: async ({ store }) => {
      const index = new StoreIndex()
      const kept = await readIndex(fileOf(store), store)
      if (kept) await inSlices(index.restore(kept))
      indexes.set(store, index)
      return index.rows.count
    },
    beginRound: async ({ store }) => indexOf(store).beginRound(),
    endRound: async ({ store }) => indexOf(store).endRound(),
    keys: async ({ store, keys }) => inSlices(indexOf(store).noteKeys(keys)),
    hide: async ({ store, ids }) => indexOf(store).hide(ids),
    rows: async ({ store, keys, contents }) => inSlices(indexOf(store).addRows(keys, contents)),
    settle: async ({ store, isWhole }) => {
      const index = indexOf(store)
      await inSlices(isWhole ? index.compact() : index.settle())
      return { rows: index.shownCount, bytes: index.bytes }
    },
    save: async ({ store }) => writeIndex(fileOf(store), store, indexOf(store).kept()),
    forget: async ({ store }) => {
      indexes.delete(store)
      await rm(fileOf(store), { force: true })
    },
  }

  return {
    run: (name, input) => {
      const done = last.then(() => works[name](input))
      // The snapshot is a copy and is written in the background.
      if (name !== 'save') last = done.catch(() => undefined)
      return done
    },
    ask: (question) => {
      const index = indexes.get(question.store)
      return index && answer(index, question)
    },
    facets: async (question) => {
      const index = indexes.get(question.store)
      return index && inSlices(facetsOf(index, question))
    },
  }
}
