import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@mallard/contract/rendering'
import { systemClock } from '@mallard/kernel'
import { BadConfiguration } from '#platform/config-reader.ts'
import { readConfig } from '#platform/config.ts'
import { writeKeptCode } from '#platform/kept-code.ts'
import { startShop } from './shop.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** Runs the shop of the builds in `dist` until it is told to stop; ends the process where it cannot. */
export async function run(dist: string): Promise<void> {
  try {
    await start(dist)
  } catch (error) {
    console.error(
      error instanceof BadConfiguration || isPlain(error) ? (error as Error).message : error,
    )
    process.exit(1)
  }
}

async function start(dist: string): Promise<void> {
  const config = readConfig(process.env)
  const shop = await startShop({
    config,
    clock: systemClock,
    builds: {
      clientDir: join(dist, 'client'),
      adminDir: join(dist, 'admin'),
      renderer: (await import(
        pathToFileURL(join(dist, 'ssr/entry-server.js')).href
      )) as PageRenderer,
    },
    isTerminal: process.stdout.isTTY,
    masters: config.picturesDir ?? resolve(dist, '../shop-data/pictures/masters'),
  })
  for (const line of shop.greeting) console.log(line)
  stopOnSignals(shop.close, shop.services.log, config.drainSeconds)
  writeKeptCode()
}

/**
 * Faults whose message says it all: a locked folder, a refused migration, a database that is not
 * there, a port in use.
 */
function isPlain(error: unknown): boolean {
  return (
    error instanceof Error &&
    ([
      'FolderHeld',
      'DataFolderUnusable',
      'PortTaken',
      'MigrationRefused',
      'DatabaseUnusable',
      'StartHeld',
    ].includes(error.name) ||
      'syscall' in error)
  )
}
