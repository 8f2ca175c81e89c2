import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorageChannel } from '@mallard/providers/storage'

/**
 * A store out of which a picture goes with every width that was made of it and kept in `derived`:
 * nobody is shown what its owner has put away.
 */
export function removedWhole(storage: StorageChannel, derived: string): StorageChannel {
  return {
    ...storage,
    remove: async (key) => {
      const removed = await storage.remove(key)
      if (removed.kind === 'ok') await removeWidths(derived, key.slice(key.lastIndexOf('/') + 1))
      return removed
    },
  }
}

async function removeWidths(derived: string, name: string): Promise<void> {
  // No folder: nothing was made yet.
  const kept = await readdir(derived).catch(() => [])
  await Promise.all(
    kept
      .filter((file) => file.startsWith(`${name}.`))
      .map((file) => rm(join(derived, file), { force: true })),
  )
}
