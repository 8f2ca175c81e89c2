import { noChoices } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import {
  maxZipBytes,
  type ZipFileFault,
} from '@mallard/contract/catalog/goods-import/import-after.codes'
import { hour, second } from '@mallard/kernel'
import { filePicture } from '#features/catalog/media/index.ts'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import { type PictureFault, readPicture } from '#platform/pictures/read-picture.ts'
import type { Services } from '#platform/services.ts'
import { readZip, type ZipEntry, type ZipFault, type ZipSource } from '#platform/zip/index.ts'
import { type ImportRow, nextRows, noTally } from './goods-import.repo.ts'
import { groupsOf, isDraft, readGroup } from './groups.service.ts'
import { fileName } from './fetch.service.ts'
import { isAddress, namesIn } from './pictures.rules.ts'
import { readingOf } from './reading.rules.ts'
import { moveAgain } from './undo.repo.ts'
import { pathKey, zipPlaces } from './zip-names.rules.ts'
import { checkAnew, filedNames, findZip, moveZip, noteFile } from './zip.repo.ts'

const limits = { entries: 5000, each: 10 * 1024 * 1024, total: 2 * 1024 * 1024 * 1024 }
/** Groups of rows that are looked through together. */
const groupsAtOnce = 500

const faults: Readonly<Record<ZipFault | PictureFault, ZipFileFault>> = {
  name: 'pictureBroken',
  link: 'pictureBroken',
  nested: 'pictureKind',
  encrypted: 'pictureLocked',
  large: 'pictureLarge',
  total: 'pictureLarge',
  broken: 'pictureBroken',
  type: 'pictureKind',
  heic: 'pictureKind',
  pixels: 'pictureBroken',
}

/** How long a zip is awaited. */
export const zipTime = hour

/** Removes a zip that nobody said was sent; when to look again, undefined: none is awaited. */
export async function giveUpZip(
  { db, clock, storage }: Services,
  { id }: ImportRow,
): Promise<RunAgain | undefined> {
  const zip = await findZip(db, id)
  if (zip?.state !== 'waiting') return undefined
  const until = zip.createdAt.getTime() + zipTime
  if (clock.now() < until) return { again: until }
  await moveZip(db, id, zip.fileKey, 'waiting', { to: 'missing' })
  await storage.remove(zip.fileKey)
  return undefined
}

/** Pictures of one zip at a time are drawn. */
let isReading = false

/**
 * Takes the pictures out of a zip that an import's rows name, if one has come. When to go on;
 * undefined: there is none.
 */
export async function unpackZip(services: Services, row: ImportRow): Promise<RunAgain | undefined> {
  const { db, clock, storage } = services
  const zip = await findZip(db, row.id)
  if (zip?.state !== 'reading') return undefined
  if (isReading) return { again: clock.now() + 5 * second }
  isReading = true
  try {
    const result = await unpack(services, row, zip.fileKey)
    await db.transaction().execute(async (trx) => {
      if (!(await moveZip(trx, row.id, zip.fileKey, 'reading', result))) return
      // What was checked before the zip came is checked with it; what is done gets its pictures.
      if (!(await checkAnew(trx, row.id, noTally))) await moveAgain(trx, row.id, null, 0)
    })
    await storage.remove(zip.fileKey)
  } finally {
    isReading = false
  }
  return { again: clock.now() }
}

async function unpack(services: Services, row: ImportRow, fileKey: string) {
  const { storage } = services
  const file = await storage.head(fileKey)
  if (file.kind === 'unknown') throw new Error(`the zip of an import: ${file.code}`)
  if (file.kind === 'failed') return { to: 'missing' } as const
  if (file.data.size > maxZipBytes) return { to: 'tooLarge' } as const
  const source = sourceOf(storage, fileKey, file.data.size)
  const zip = await readZip(source, limits)
  source.check()
  if (typeof zip === 'string') return { to: zip } as const
  const wanted = await wantedNames(services, row)
  const all = [
    ...zip.entries,
    ...zip.passed.map(({ name, fault }): ZipEntry => ({ name, unfold: async () => fault })),
  ]
  const places = zipPlaces(
    wanted,
    all.map(({ name }) => name),
  )
  const known = await filedNames(services.db, row.id)
  for (const [key, place] of places) {
    // A process before this one may have come as far.
    if (known.has(key)) continue
    if (place === 'several') await note(services, row, key, 'pictureSeveral')
    else await fileEntry(services, row, key, all[place.index]!, source)
  }
  return { to: 'done', passed: zip.passed.length } as const
}

interface StoredZip extends ZipSource {
  /** Throws when the storage was away: that is no fault of the zip. */
  check(): void
}

function sourceOf(storage: Services['storage'], fileKey: string, size: number): StoredZip {
  const faults: Error[] = []
  return {
    size,
    part: async (from, max) => {
      const read = await storage.part(fileKey, from, max)
      if (read.kind === 'ok') return read.data
      const fault = new Error(`the zip of an import: ${read.code}`)
      faults.push(fault)
      throw fault
    },
    check: () => {
      const [fault] = faults
      if (fault) throw fault
    },
  }
}

/** Names of pictures, as they are compared, that rows have and that are no addresses. */
async function wantedNames({ db }: Services, { id, groupCount, ...row }: ImportRow) {
  const read = { reading: readingOf(row.profile!, row.heads), chosen: row.choices ?? noChoices }
  const names = new Set<string>()
  for (let mark = 0; mark < groupCount; mark += groupsAtOnce) {
    const drafts = groupsOf(await nextRows(db, id, mark, groupsAtOnce)).flatMap((own) => {
      const draft = readGroup(own, read)
      return isDraft(draft) ? [draft] : []
    })
    for (const name of namesIn(drafts)) if (!isAddress(name)) names.add(pathKey(name))
  }
  return names
}

async function fileEntry(
  services: Services,
  row: ImportRow,
  name: string,
  { name: path, unfold }: ZipEntry,
  source: StoredZip,
): Promise<void> {
  const bytes = await unfold()
  source.check()
  const read = Buffer.isBuffer(bytes) ? await readPicture(bytes) : bytes
  if (typeof read === 'string') return note(services, row, name, faults[read])
  const { partnerId, staffId } = row
  const owner = { partnerId, holder: `staff ${staffId}` } as const
  await services.db.transaction().execute(async (trx) => {
    const { url } = await filePicture(trx, services, owner, fileName(path), read)
    await noteFile(trx, row, { name, url, fault: null })
  })
}

const note = ({ db }: Services, row: ImportRow, name: string, fault: ZipFileFault) =>
  noteFile(db, row, { name, url: null, fault })
