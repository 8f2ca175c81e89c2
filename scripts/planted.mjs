// npm run test:planted: plants faults that would cost money or rights, one at a time, in a copy of
// what is committed, and runs the files of the gate that must notice. Ends with a table, and fails
// where a fault goes unnoticed.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run, runNode, stopOnSignals } from './child.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, requireNode } from './ready.mjs'
import { readReport } from './report.mjs'
import { gateSizes } from './sizes.mjs'

requireNode()
stopOnSignals()

const features = 'apps/server/src/features'

/**
 * `put` stands for `find`, which the file has once. `seenBy`: a file of the gate; one of the browser
 * wants a build of its own, and the pages of the fault alone.
 */
const faults = [
  {
    title: 'a discount is rounded up',
    file: 'packages/kernel/src/money.ts',
    find: 'BigInt(basisPoints)) / 10_000n))',
    put: 'BigInt(basisPoints) + 9_999n) / 10_000n))',
    seenBy: 'packages/kernel/src/money.test.ts',
  },
  {
    title: 'stock is taken without its condition',
    file: `${features}/catalog/catalog/catalog.stock.ts`,
    find: 'reserved: sql`w.quantity`,\n    guard: sql`s.on_hand - s.reserved >= w.quantity`,',
    put: 'reserved: sql`w.quantity`,\n    guard: sql`true`,',
    seenBy: `${features}/catalog/catalog/catalog.stock.test.ts`,
  },
  {
    title: 'an order is read without its owner',
    file: `${features}/trade/order/order.repo.ts`,
    find: '${ofStore(owner)} and o.member_id = ${owner.memberId} and not o.is_hidden',
    put: '${ofStore(owner)} and not o.is_hidden',
    seenBy: 'apps/server/src/app/authz.test.ts',
  },
  {
    title: 'a right is not asked for',
    file: 'apps/server/src/platform/http/access.ts',
    find: "return call.right && !who.staff.rights.includes(call.right) ? 'forbidden' : undefined",
    put: 'return undefined',
    seenBy: 'apps/server/src/platform/http/access.test.ts',
  },
  {
    title: 'a call asks for less than it changes',
    file: 'packages/contract/src/trade/order/order-admin.calls.ts',
    find: "tell what becomes of a parcel',\n    authz: 'operator',\n    right: 'order.ship'",
    put: "tell what becomes of a parcel',\n    authz: 'operator',\n    right: 'order.read'",
    seenBy: 'apps/server/src/app/rights.test.ts',
  },
  {
    title: 'a query forgets its store',
    file: `${features}/aftersales/returns/returns.repo.ts`,
    find: 'i.partner_id = ${scope.partnerId} and i.store_id = ${scope.storeId} and i.id = any',
    put: 'i.partner_id = ${scope.partnerId} and i.id = any',
    seenBy: 'apps/server/src/app/store-scope.test.ts',
  },
  {
    title: 'a notification is not verified',
    file: 'packages/providers/src/pay/wechat/client.ts',
    find: "return key && verifyText(answerText(timestamp, once, body), signature, key) ? 'ok' : 'signature'",
    put: "return key ? 'ok' : 'signature'",
    seenBy: 'packages/providers/src/pay/wechat/protocol.test.ts',
  },
  {
    title: 'more is refunded than was paid',
    file: `${features}/aftersales/returns/refund.rules.ts`,
    find: "return amount > leftOf(item) ? refuse('refundTooMuch') : ok(fen(amount))\n}",
    put: 'return ok(fen(amount))\n}',
    seenBy: `${features}/aftersales/returns/refund.rules.test.ts`,
  },
  {
    title: 'a coupon is used twice',
    file: `${features}/pricing/coupon/coupon.repo.ts`,
    find: 'h.member_id = ${owner.memberId} and h.status = 0\n        and h.valid_from',
    put: 'h.member_id = ${owner.memberId}\n        and h.valid_from',
    seenBy: `${features}/pricing/coupon/coupon.routes.test.ts`,
  },
  {
    title: 'an answer lacks a field',
    file: `${features}/catalog/search/card.rules.ts`,
    find: '    stockState: row.stock_state,\n',
    put: '',
    seenBy: `${features}/catalog/catalog/catalog.routes.test.ts`,
  },
  {
    title: 'a page throws when it is drawn',
    file: 'apps/storefront/src/features/content/kitchen/guide-center.screen.tsx',
    find: '<Link to={',
    put: '<Link to={undefined!.x ?? ',
    seenBy: 'e2e/pages.spec.ts',
    page: 'productGuideCenter',
  },
  {
    title: 'a link leads to a page that is not there',
    file: 'apps/storefront/src/features/content/kitchen/guide-center.screen.tsx',
    find: "href('productGuideDetail', { productId })",
    put: "'/nowhere/at/all'",
    seenBy: 'e2e/pages.spec.ts',
    page: 'productGuideCenter',
  },
]

const folder = mkdtempSync(join(tmpdir(), 'mallard-planted-'))
const copy = join(folder, 'shop')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

async function must(result, what) {
  const { code, reason, path } = await result
  if (code === 0) return path
  console.error(`${what}: ${reason}`)
  process.exit(1)
}

await must(ensureInstalled(), 'packages')
await must(run('git', ['clone', '-q', root, copy]), 'git clone')
// Links between the workspaces are relative, and so lead into the copy. What npm could not hoist
// stands beside its workspace.
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const workspaces = Object.keys(lock.packages).filter((path) => !/node_modules/.test(path))
for (const path of workspaces.map((workspace) => join(workspace, 'node_modules')))
  if (existsSync(join(root, path)))
    cpSync(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true })
const chromium = await must(ensureChromium(), 'Chromium')

/** The first test that fails with the fault in place; undefined where none does. */
async function noticedBy({ seenBy, page }, at) {
  const report = join(folder, `${at}.json`)
  const reporting = ['--reporter=json', `--outputFile.json=${report}`]
  const env = {
    ...gateSizes,
    TEST_SUITE: 'gate',
    TEST_DATABASE_URL: '',
    TEST_REDIS_URL: '',
    CHROMIUM_PATH: chromium,
  }
  const options = { cwd: copy, env, seconds: 600, quiet: true }
  const args = page
    ? ['--config', 'e2e/vitest.config.ts', seenBy.slice('e2e/'.length), '-t', page]
    : [seenBy]
  if (page) {
    const built = await runNode(join(copy, 'scripts/build.mjs'), [], options)
    if (built.code !== 0) return 'the build'
  }
  await runNode(
    join(copy, 'node_modules/vitest/vitest.mjs'),
    ['run', ...args, ...reporting],
    options,
  )
  const { passed, failures } = readReport(JSON.parse(readFileSync(report, 'utf8')), copy)
  // A run without a test says nothing of the fault.
  if (passed + failures.length === 0) throw new Error(`nothing of ${seenBy} ran`)
  return failures[0]?.name
}

/** `npm run test:planted -- refund`: only faults whose titles have that word. */
const [, , word = ''] = process.argv
const rows = []
for (const [at, fault] of faults.entries()) {
  if (!fault.title.includes(word)) continue
  const file = join(copy, fault.file)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (text.split(fault.find).length !== 2) {
    rows.push({ fault, by: undefined, reason: `not planted: ${fault.file} has changed` })
    continue
  }
  writeFileSync(
    file,
    text.replace(fault.find, () => fault.put),
  )
  const by = await noticedBy(fault, at)
  writeFileSync(file, text)
  rows.push({ fault, by, reason: by === undefined ? `not noticed by ${fault.seenBy}` : '' })
  console.log(`${by === undefined ? 'x' : ' '} ${fault.title}`)
}

console.log('\n== Summary')
for (const { fault, by, reason } of rows)
  console.log(`${by ? ' ' : 'x'} ${fault.title.padEnd(44)} ${by ?? reason}`)
const unnoticed = rows.filter(({ by }) => by === undefined).length
console.log(`\n${rows.length - unnoticed} passed, ${unnoticed} failed`)
process.exitCode = unnoticed > 0 ? 1 : 0
