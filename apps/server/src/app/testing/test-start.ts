import { systemClock } from '@mallard/kernel'
import { readConfig } from '#platform/config.ts'
import { startShop } from '../shop.ts'

/** A shop that starts as its operator sees it, without pages, is asked once, and stops. */
const shop = await startShop({
  config: readConfig(process.env),
  clock: systemClock,
  masters: '',
  isTerminal: false,
})
for (const line of shop.greeting) console.log(line)
await fetch(`${shop.url}/healthz?phone=13800000001`)
await shop.close()
process.exit(0)
