// npm run pack: one archive of what runs, for machines that install the packages of production and
// nothing else (docs/decisions/0118-an-archive-of-what-runs.md). The same build makes the same bytes.
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, stopOnSignals } from './child.mjs'
import { noticesFile } from './notices.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './ready.mjs'

/** What starts the shop and its commands, with what they import. */
const programs = ['start.mjs', 'command.mjs', 'ready.mjs', 'child.mjs']

/** What an archive holds besides the manifests of the workspaces, which `npm ci` asks for. */
const wanted = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs',
  'dist',
  'shop-data/pictures',
  ...programs.map((name) => `scripts/${name}`),
]

/** With their times: browsers ask by them whether a file has changed. */
function copy(from, to) {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
}

/** Every file below a folder, in an order that does not change; links as themselves. */
function* filesBelow(folder, inside = '') {
  const entries = readdirSync(join(folder, inside), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = inside ? `${inside}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesBelow(folder, path)
    else yield path
  }
}

/** Writes mallard-<version>.tar.gz and its checksum into `folder`; answers the archive's path. */
export async function pack(folder) {
  // Not before the packages are installed.
  const { create } = await import('tar')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const workspaces = Object.keys(lock.packages).filter((path) => path && !/node_modules/.test(path))
  const name = `mallard-${version}`
  const stage = mkdtempSync(join(tmpdir(), 'mallard-pack-'))
  try {
    for (const path of [...wanted, ...workspaces.map((path) => `${path}/package.json`)]) {
      mkdirSync(dirname(join(stage, path)), { recursive: true })
      copy(join(root, path), join(stage, path))
    }
    copy(join(root, 'dist', noticesFile), join(stage, 'THIRD-PARTY-NOTICES.txt'))
    mkdirSync(folder, { recursive: true })
    const archive = join(folder, `${name}.tar.gz`)
    await create(
      {
        file: archive,
        cwd: stage,
        prefix: name,
        gzip: { level: 9 },
        portable: true,
        noDirRecurse: true,
      },
      [...filesBelow(stage)],
    )
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
    writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`)
    return archive
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

async function main() {
  requireNode()
  stopOnSignals()
  for (const step of [ensureInstalled, ensureBuilt]) {
    const { code, reason, what } = await step()
    if (code === 0) continue
    console.error(`There is no archive: ${what} ${reason}.`)
    process.exit(code)
  }
  const archive = await pack(join(root, 'dist-pack'))
  const size = readFileSync(archive).length
  console.log(`${archive} (${(size / 1e6).toFixed(1)} MB), and its checksum beside it`)
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main()
