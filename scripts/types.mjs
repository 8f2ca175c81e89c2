// Checks the types of every workspace with the native TypeScript compiler (fast), as many at once
// as there are cores.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('tsgo/package.json')),
  'bin/tsc',
)
/** The long ones first: begun last, one of them would keep one core busy alone. */
const workspaces = [
  ...['server', 'storefront', 'admin'].map((name) => `apps/${name}`),
  'e2e',
  'bench',
  ...['contract', 'ui', 'testing', 'providers', 'sandbox', 'host', 'kernel'].map(
    (name) => `packages/${name}`,
  ),
  'shop-data',
  'attacks',
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

/** Prints what is wrong in a workspace, whole, once it is known. */
function check(folder) {
  // What was found is kept: a second run reads only what has changed since, and what depends on it.
  const found = join(
    'node_modules/.cache/types',
    `${folder === '.' ? 'root' : folder.replace('/', '-')}.tsbuildinfo`,
  )
  const args = ['-p', folder, '--pretty', '--incremental', '--tsBuildInfoFile', found]
  return new Promise((done) => {
    const child = spawn(process.execPath, [compiler, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said = []
    child.stdout.on('data', (part) => said.push(part))
    child.once('error', () => done(false))
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      done(code === 0)
    })
  })
}

const waiting = (chosen.length ? chosen : workspaces).filter(hasSources)
let failed = 0
async function work() {
  for (let folder = waiting.shift(); folder; folder = waiting.shift())
    if (!(await check(folder))) failed += 1
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
if (failed) process.exit(1)
