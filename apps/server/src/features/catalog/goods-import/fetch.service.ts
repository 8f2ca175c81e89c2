import type { PictureFault as Fault } from '@mallard/contract/catalog/goods-import/import-after.codes'
import { cutText, decodeOr, minute, second, seen } from '@mallard/kernel'
import { filePicture } from '#features/catalog/media/index.ts'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import { type PictureFault, readPicture } from '#platform/pictures/read-picture.ts'
import { type FetchFault, safeFetch } from '#platform/safe-fetch/index.ts'
import type { Services } from '#platform/services.ts'
import type { ImportRow } from './goods-import.repo.ts'
import { countPictures, settlePicture, takePictures } from './pictures.repo.ts'

/** Bytes of a picture. */
const most = 10 * 1024 * 1024
/** Pictures that are fetched at once. */
const atOnce = 4
/** Batches of one run of the job; between two runs a process may stop. */
const batchesAtOnce = 5
/** How long a process has pictures in hand. */
const inHand = minute

const faults: Readonly<Record<FetchFault | PictureFault, Fault>> = {
  address: 'pictureAddress',
  missing: 'pictureGone',
  slow: 'pictureSlow',
  large: 'pictureLarge',
  type: 'pictureKind',
  heic: 'pictureKind',
  pixels: 'pictureBroken',
  broken: 'pictureBroken',
}

type Fetching = Pick<ImportRow, 'id' | 'partnerId' | 'staffId'>

/**
 * Fetches some of the pictures that an import waits for, each once, however many processes look.
 * When to go on; undefined: it waits for none.
 */
export async function fetchSome(services: Services, row: Fetching): Promise<RunAgain | undefined> {
  const { db, clock } = services
  for (let count = 0; count < batchesAtOnce; count += 1) {
    const now = clock.now()
    const times = { now: new Date(now), until: new Date(now + inHand) }
    const addresses = await takePictures(db, row.id, { ...times, most: atOnce })
    if (addresses.length === 0) {
      const { waiting } = await countPictures(db, row.id)
      // Another process has them in hand, or had them when it died.
      return waiting > 0 ? { again: now + 2 * second } : undefined
    }
    await fetchAll(services, row, addresses)
  }
  return { again: clock.now() }
}

async function fetchAll(
  services: Services,
  { id, partnerId, staffId }: Fetching,
  addresses: readonly string[],
): Promise<void> {
  const { db, publicUrl, reach } = services
  const terms = {
    most,
    agent: `Mallard goods import (+${publicUrl})`,
    accept: 'image/webp,image/jpeg,image/png',
    reach,
  }
  const fetched = await Promise.all(addresses.map((address) => safeFetch(address, terms)))
  // One after the other: each wants much memory while it is drawn.
  for (const [place, got] of fetched.entries()) {
    const address = addresses[place]!
    const read = typeof got === 'string' ? got : await readPicture(got)
    await db.transaction().execute(async (trx) => {
      if (typeof read === 'string') return settlePicture(trx, id, address, { fault: faults[read] })
      const owner = { partnerId, holder: `staff ${staffId}` } as const
      const { url } = await filePicture(
        trx,
        services,
        owner,
        fileName(new URL(address).pathname),
        read,
      )
      return settlePicture(trx, id, address, { url })
    })
  }
}

/** What the library calls a picture: as its file is called where it comes from. */
export function fileName(path: string): string {
  const last = path.split('/').pop() ?? ''
  return seen(cutText(decodeOr(last, last), 80)) || '图片'
}
