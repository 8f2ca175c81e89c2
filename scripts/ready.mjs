// Makes a work tree ready to run: the right Node, installed packages, a current build. Uses nothing
// that must be installed first.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, runNode } from './child.mjs'

const oldest = [20, 19]

/** Ends the process with a readable message when this Node cannot run the shop. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  console.error(
    `Mallard needs Node ${oldest.join('.')} or newer; this is Node ${process.versions.node}.\nGet a current one from https://nodejs.org and try again.`,
  )
  process.exit(1)
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Says why the installed packages are not those of package-lock.json, or undefined when they are.
 * With `production` those that only development needs may be missing.
 */
export function whyInstall(folder = root, { production = false } = {}) {
  const wanted = readJson(join(folder, 'package-lock.json'))?.packages ?? {}
  const present = readJson(join(folder, 'node_modules/.package-lock.json'))?.packages
  if (!present) return 'packages are not installed yet'
  for (const [path, { version, link, optional, dev, devOptional }] of Object.entries(wanted)) {
    if (!path.includes('node_modules/') || link) continue
    if (present[path]?.version === version || (production && dev)) continue
    // Optional packages are often for another platform: absent is fine, another version is not.
    if ((optional || (production && devOptional)) && !present[path]) continue
    return `${path} is ${present[path]?.version ?? 'missing'}, package-lock.json wants ${version}`
  }
  return undefined
}

/** Installs when needed, all or what production needs. Answers { code, reason, did, what }. */
export async function ensureInstalled({ production = false } = {}) {
  const what = 'the installation'
  const why = whyInstall(root, { production })
  if (!why) return { code: 0, did: 'packages are installed', what }
  console.log(`Installing: ${why}`)
  // NODE_ENV decides where nothing is said.
  const kind = production ? '--omit=dev' : '--include=dev'
  const result = await run('npm', ['ci', kind, '--no-audit', '--no-fund'], { seconds: 600 })
  return { ...result, did: 'installed the packages with npm ci', what }
}

const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/notices.mjs',
  'packages',
  'apps',
  'shop-data',
]
const skipped = new Set(['node_modules', 'dist', 'test-results', 'coverage'])
// The demo pictures are read when the server runs; tests and notes are no part of a build.
const isNoSource = /\.(test|spec|test-d)\.tsx?$|\.md$|shop-data\/.*\.(webp|png|jpe?g|avif|py)$/

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (skipped.has(name) || name.startsWith('.')) continue
    const inside = join(path, name)
    if (!isNoSource.test(inside)) yield* filesBelow(inside)
  }
}

/** A digest of everything that a build reads. */
export function sourceDigest(folder = root) {
  const digest = createHash('sha256')
  for (const name of sources) {
    for (const path of filesBelow(join(folder, name)))
      digest.update(path.slice(folder.length)).update('\0').update(readFileSync(path))
  }
  return digest.digest('hex')
}

/**
 * What the file system says of everything that a build reads: while it is the same, nothing was
 * written since. Much quicker than to read all of it; another copy of the same sources has another.
 */
export function sourceStamp(folder = root) {
  const digest = createHash('sha256')
  for (const name of sources) {
    for (const path of filesBelow(join(folder, name))) {
      // Whoever writes may set the time of the content, but not that of the change.
      const { ino, size, mtimeMs, ctimeMs } = statSync(path)
      digest.update(`${path.slice(folder.length)}\0${ino} ${size} ${mtimeMs} ${ctimeMs}\n`)
    }
  }
  return digest.digest('hex')
}

/** Whether `dist` was made from these sources. An archive has a build and none of its sources. */
export function isBuilt(folder = root) {
  const file = join(folder, 'dist/build.json')
  const build = readJson(file)
  if (!build) return false
  if (!existsSync(join(folder, 'apps/server/src'))) return true
  const stamp = sourceStamp(folder)
  if (build.stamp === stamp) return true
  if (build.sources !== sourceDigest(folder)) return false
  try {
    // At once: another start that reads half of it would build.
    const fresh = `${file}.${process.pid}`
    writeFileSync(fresh, JSON.stringify({ ...build, stamp }))
    renameSync(fresh, file)
  } catch {
    // A folder that cannot be written: the next start reads all sources again.
  }
  return true
}

/** Builds when dist is missing or was made from other sources. Answers { code, reason, did, what }. */
export async function ensureBuilt() {
  const what = 'the build'
  if (isBuilt()) return { code: 0, did: 'the build is current', what }
  console.log('Building')
  const result = await runNode(join(root, 'scripts/build.mjs'), [], { seconds: 300 })
  return { ...result, did: 'built', what }
}

/**
 * Makes sure of what runs: a current build needs the packages of production alone, any other all of
 * them first. Answers { code, reason, what }.
 */
export async function ensureRunnable() {
  if (isBuilt()) return ensureInstalled({ production: true })
  const installed = await ensureInstalled()
  return installed.code === 0 ? ensureBuilt() : installed
}
