import { join } from 'node:path'
import type { Clock } from '@mallard/kernel'
import type { Sandbox } from '@mallard/sandbox'
import type { Config } from '#platform/config.ts'
import { demoDevices } from './demo/devices.ts'
import { otherOrders } from './demo/other-orders.ts'

/** The providers of a demo; a shop that has live ones does not read their code. */
export async function openSandbox(config: Config, clock: Clock): Promise<Sandbox> {
  const { startSandbox } = await import('@mallard/sandbox')
  return startSandbox({
    port: config.sandboxPort,
    dataDir: join(config.dataDir, 'sandbox'),
    shop: placeOf(config),
    otherOrders: otherOrders(clock.now()),
    devices: demoDevices(),
  })
}

/** Where the sandbox finds the shop that it shows in its host shells. */
function placeOf({ publicUrl, host, port }: Config): { publicUrl: string; address: string } {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  return {
    publicUrl,
    address: `http://${isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`,
  }
}
