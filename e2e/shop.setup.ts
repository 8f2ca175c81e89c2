import { startBuiltShop, turnableClock } from '@mallard/testing/built-shop'
import { watchForHangs } from '@mallard/testing/hang-watch'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

export interface StaffLogin {
  readonly login: string
  readonly password: string
}

/**
 * A shop of one worker: what one journey does to prices, stock and the sandbox's books is nobody
 * else's at that moment.
 */
export interface Seat {
  /** Where the shop answers, without a slash at its end. */
  readonly shop: string
  /** Where the sandbox of the providers answers. */
  readonly sandbox: string
  /** First passwords of the demo staff. */
  readonly staff: readonly StaffLogin[]
  /** What the sandbox's control plane wants to hear. */
  readonly controlToken: string
  /**
   * Keeps the demo shopper signed in from one file of journeys to the next: codes to one phone are
   * few.
   */
  readonly sessionFile: string
  /** The shop's process, where it was started here. */
  readonly pid?: number
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** By number of the worker. */
    seats: readonly Seat[]
  }
}

/**
 * Starts the built shop with a demo world of its own for each worker, or uses the one that SHOP_URL
 * names (with SANDBOX_URL and its DATA_DIR).
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) {
    const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010'
    project.provide('seats', [
      seatAt(
        process.env.SHOP_URL,
        sandbox,
        process.env.DATA_DIR ?? join(import.meta.dirname, '../data'),
      ),
    ])
    return undefined
  }
  const shops = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, () =>
      startBuiltShop({}, turnableClock),
    ),
  )
  project.provide(
    'seats',
    shops.map(({ shop, sandbox, dataDir, pid }) => ({ ...seatAt(shop, sandbox, dataDir), pid })),
  )
  const watches = shops.map((each) => watchForHangs(each))
  return async () => {
    for (const stopWatching of watches) stopWatching()
    await Promise.all(shops.map(({ stop }) => stop()))
  }
}

function seatAt(shop: string, sandbox: string, dataDir: string): Seat {
  return {
    shop: withoutSlash(shop),
    sandbox: withoutSlash(sandbox),
    staff: staffOf(dataDir),
    controlToken: controlTokenOf(dataDir),
    sessionFile: join(dataDir, 'tour-session.json'),
  }
}

const withoutSlash = (address: string) => address.replace(/\/$/, '')

function controlTokenOf(dataDir: string): string {
  const file = join(dataDir, 'sandbox/sandbox-keys.json')
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { controlToken: string }).controlToken
    : ''
}

function staffOf(dataDir: string): StaffLogin[] {
  const file = join(dataDir, 'demo-logins.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StaffLogin[]) : []
}
