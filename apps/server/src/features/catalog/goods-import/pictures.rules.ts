import type { ImportProblem } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type { GoodsDraft } from './draft.rules.ts'

/** Pictures that a table names, as far as the library has them. */
export interface Pictures {
  /** Addresses in the library of what the table names. */
  readonly pictures: ReadonlyMap<string, string>
  /** What is to be said of those that are not there as they are named. */
  readonly pictureProblems: ReadonlyMap<string, ImportProblem>
  /** Address of the picture that goods have until they get one. */
  readonly toDoPicture: string
}

/** Whether a cell names a picture by an address of the web. */
export const isAddress = (name: string): boolean => /^(?:https?:)?\/\//i.test(name)

/** The path of a picture that is our own, though it is named by its whole address. */
export function ownPath(name: string, publicUrl: string): string {
  if (!isAddress(name) || !URL.canParse(name, publicUrl)) return name
  const url = new URL(name, publicUrl)
  return url.origin === new URL(publicUrl).origin ? url.pathname : name
}

/** Whether something is named by the path of a picture of ours. */
export const isOwnPath = (name: string): boolean => name.startsWith('/pictures/')

/** All pictures that drafts name: of goods, of SKUs and in details. */
export const namesIn = (drafts: readonly GoodsDraft[]): string[] => [
  ...new Set(
    drafts.flatMap(({ pics = [], skus, detailPics = [] }) => [
      ...pics,
      ...skus.flatMap(({ pic }) => pic || []),
      ...detailPics,
    ]),
  ),
]
