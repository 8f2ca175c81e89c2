// Checks the types of every workspace with the native TypeScript compiler (fast), one after
// another.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('tsgo/package.json')),
  'bin/tsc',
)
const workspaces = [
  ...['kernel', 'contract', 'host', 'ui', 'providers', 'sandbox', 'testing'].map(
    (name) => `packages/${name}`,
  ),
  ...['server', 'storefront', 'admin'].map((name) => `apps/${name}`),
  'shop-data',
  'e2e',
  'attacks',
  'bench',
  '.',
]
const chosen = process.argv.slice(2)
function hasSources(folder) {
  const below = folder === '.' ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return (
    existsSync(join(folder, 'tsconfig.json')) &&
    (folder === '.' || below.some((name) => /\.tsx?$/.test(name) && !name.includes('node_modules')))
  )
}

let failed = 0
for (const folder of chosen.length ? chosen : workspaces) {
  if (!hasSources(folder)) continue
  // What was found is kept: a second run reads only what has changed since, and what depends on it.
  const found = join(
    'node_modules/.cache/types',
    `${folder === '.' ? 'root' : folder.replace('/', '-')}.tsbuildinfo`,
  )
  const run = spawnSync(
    process.execPath,
    [compiler, '-p', folder, '--pretty', '--incremental', '--tsBuildInfoFile', found],
    { stdio: 'inherit' },
  )
  if (run.status !== 0) failed += 1
}
if (failed) process.exit(1)
