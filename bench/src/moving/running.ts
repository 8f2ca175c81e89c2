import { setTimeout as sleep } from 'node:timers/promises'
import type { BuiltShop } from '@mallard/testing/built-shop'
import { caller, type Caller } from '@mallard/testing/caller'
import type { BenchShop } from '../bench-shop.ts'
import { ownerToken } from '../lists/world.ts'

/** A process of the shop, and the calls of its owner. */
export interface Running {
  readonly shop: BuiltShop
  readonly owner: Caller
  /** Ends it at once, as a machine that fails would. */
  kill(): Promise<void>
}

/** Starts a process; its owner is signed in anew. */
export async function startRunning({ client, start }: BenchShop): Promise<Running> {
  const shop = await start()
  const owner = caller(
    shop.shop,
    { partnerId: 1, storeId: 1 },
    { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' },
  )
  owner.cookies.set('staff', await ownerToken(client)).set('STAFF-XSRF-TOKEN', 'none')
  const kill = async () => {
    process.kill(shop.pid, 'SIGKILL')
    await shop.stop()
  }
  return { shop, owner, kill }
}

/** What is asked for again and again, until it is so; at most half an hour. */
export async function until<T>(
  ask: () => Promise<T>,
  isSo: (found: T) => boolean,
  pause = 200,
): Promise<T> {
  const deadline = performance.now() + 1_800_000
  for (;;) {
    const found = await ask()
    if (isSo(found)) return found
    if (performance.now() > deadline) throw new Error(`still ${JSON.stringify(found)}`)
    await sleep(pause)
  }
}
