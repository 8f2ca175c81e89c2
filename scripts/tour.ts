// Prints an address of every page that is built, in the demo world of the running shop (SHOP_URL,
// SANDBOX_URL), or of one that is started for it. `--json` for machines.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startBuiltShop } from '@mallard/testing/built-shop'
import { tourOf } from '@mallard/testing/tour'

const shop = (process.env.SHOP_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`).replace(
  /\/$/,
  '',
)
const sandbox = (
  process.env.SANDBOX_URL ?? `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4010}`
).replace(/\/$/, '')

const dataDir = process.env.DATA_DIR ?? './data'

const isOpen = await fetch(`${shop}/readyz`).then(
  (answer) => answer.ok,
  () => false,
)
const own = isOpen ? undefined : await startBuiltShop()
try {
  const { addresses } = await tourOf(
    own?.shop ?? shop,
    own?.sandbox ?? sandbox,
    own || !existsSync(dataDir) ? undefined : join(dataDir, 'tour-session.json'),
  )
  const urls = Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, shop + address]),
  )
  if (process.argv.includes('--json')) console.log(JSON.stringify(urls))
  else for (const [name, url] of Object.entries(urls)) console.log(`${name.padEnd(20)} ${url}`)
} finally {
  await own?.stop()
}
