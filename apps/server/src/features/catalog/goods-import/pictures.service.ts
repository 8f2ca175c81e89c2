import type { ImportProblem } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import { filePicture, urlsByName } from '#features/catalog/media/index.ts'
import type { Action } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { richWithPictures } from '#platform/rich-text.ts'
import { publicReach, webAddress } from '#platform/safe-fetch/index.ts'
import type { Services } from '#platform/services.ts'
import type { GoodsDraft } from './draft.rules.ts'
import { knownPictures, type WantedPicture } from './pictures.repo.ts'
import { isAddress, isOwnPath, namesIn, ownPath, type Pictures } from './pictures.rules.ts'
import { pathKey } from './zip-names.rules.ts'
import { zipPictures } from './zip.repo.ts'
import { toDoPicture } from './to-do-picture.ts'

/** A draft that says which pictures its details name. */
export function withDetailPictures(draft: GoodsDraft): GoodsDraft {
  if (draft.detailHtml === undefined) return draft
  const detailPics = new Set<string>()
  richWithPictures(draft.detailHtml, (address) => void detailPics.add(address))
  return { ...draft, detailPics: [...detailPics].filter((name) => name !== '') }
}

/** A draft whose details show pictures of the library alone. */
export function withOwnDetails(draft: GoodsDraft, { pictures }: Pictures): GoodsDraft {
  if (draft.detailHtml === undefined) return draft
  const detailHtml = richWithPictures(
    draft.detailHtml,
    (address) => pictures.get(address) ?? (isOwnPath(address) ? address : undefined),
  )
  return { ...draft, detailHtml }
}

/** Address of the picture of goods that have none yet. */
export async function toDoUrl(
  trx: Db,
  services: Services,
  { scope, staff }: Action,
): Promise<string> {
  const owner = { partnerId: scope.partnerId, holder: `staff ${staff.id}` } as const
  return (await filePicture(trx, services, owner, '待补图', await toDoPicture())).url
}

interface FoundPictures extends Pictures {
  /** Those that are named by address. */
  readonly wanted: readonly WantedPicture[]
}

interface PictureWork {
  readonly services: Services
  readonly action: Action
  readonly importId: number
  readonly isCheck: boolean
}

/** Those of paths that are addresses, as they are fetched; undefined: they cannot be. */
function addressesAmong(
  paths: Iterable<string>,
  { reach = publicReach }: Services,
): Map<string, string | undefined> {
  const addresses = [...paths].filter(isAddress)
  return new Map(
    addresses.map((path) => [path, webAddress(path.replace(/^\/\//, 'https://'), reach)?.href]),
  )
}

/** Why a name of which there is no picture has none; undefined: the library lacks it. */
function problemOf(
  path: string,
  had: { readonly fault: ImportProblem | null } | undefined,
  isCheck: boolean,
): ImportProblem | undefined {
  if (had) return isCheck ? 'pictureToFetch' : (had.fault ?? 'pictureGone')
  return isAddress(path) ? 'pictureAddress' : undefined
}

/**
 * Pictures that drafts name. The run finds what was fetched for it; the check, which fetches nothing,
 * lets the picture of goods without one stand for what will be.
 */
export async function picturesFor(
  trx: Db,
  { services, action, importId, isCheck }: PictureWork,
  drafts: readonly GoodsDraft[],
  isNew: (draft: GoodsDraft) => boolean,
): Promise<FoundPictures> {
  const { partnerId } = action.scope
  const place = { id: importId, partnerId }
  const paths = new Map(namesIn(drafts).map((name) => [name, ownPath(name, services.publicUrl)]))
  const addresses = addressesAmong(paths.values(), services)
  const asked = [...new Set([...addresses.values()].filter((each) => each !== undefined))]
  const known = await knownPictures(trx, place, asked)
  const files = await zipPictures(trx, importId, [...paths.values()].map(pathKey))
  const urls = [...known, ...files].flatMap(({ url }) => url ?? [])
  const library = await urlsByName(trx, partnerId, [...new Set([...paths.values(), ...urls])])
  /** As long as the library has it. */
  const still = (url: string | null | undefined) => (url ? library.get(url) : undefined)
  const inZip = new Map(files.map((file) => [file.name, file]))
  const fetched = new Map(known.map((each) => [each.address, each]))
  const pictures = new Map<string, string>()
  const problems = new Map<string, ImportProblem>()
  for (const [name, path] of paths) {
    const file = inZip.get(pathKey(path))
    const address = addresses.get(path)
    const had = address === undefined ? undefined : fetched.get(address)
    const url = still(file?.url) ?? library.get(path) ?? still(had?.url)
    // What was sent with the table is meant, whatever else the library has of that name.
    const problem = file?.fault ?? (url === undefined ? problemOf(path, had, isCheck) : undefined)
    if (problem) problems.set(name, problem)
    else if (url !== undefined) pictures.set(name, url)
  }
  const toFetch = [...problems.keys()].filter((name) => problems.get(name) === 'pictureToFetch')
  const isBare = (draft: GoodsDraft) =>
    isNew(draft) && !draft.pics?.some((name) => pictures.has(name))
  const isNeeded = toFetch.length > 0 || drafts.some(isBare)
  const toDo = isNeeded ? await toDoUrl(trx, services, action) : ''
  for (const name of toFetch) pictures.set(name, toDo)
  const wanted = known.map(({ address, url }) => ({ address, url: still(url) ?? null }))
  return { pictures, pictureProblems: problems, toDoPicture: toDo, wanted }
}
