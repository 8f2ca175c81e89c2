// npm run backup -- save <folder>, npm run backup -- restore <folder>: database, uploads and the
// shop's own secret, as one folder (docs/operations.md).
import { resolve } from 'node:path'
import { BackupRefused, restore, save } from './backup.ts'
import { shopPlace } from './command.ts'

async function main(): Promise<void> {
  process.umask(0o077)
  const [what, folder] = process.argv.slice(2)
  if ((what !== 'save' && what !== 'restore') || !folder)
    throw new BackupRefused('Usage: npm run backup -- save|restore <folder>')
  const began = performance.now()
  await (what === 'save' ? save : restore)(shopPlace(), resolve(folder))
  console.log(
    `${what === 'save' ? 'Saved to' : 'Restored from'} ${resolve(folder)} in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  )
}

main().catch((error: unknown) => {
  console.error(
    error instanceof Error && ['BackupRefused', 'FolderHeld'].includes(error.name)
      ? error.message
      : error,
  )
  process.exit(1)
})
