// Builds the apps into dist/{client,ssr,admin,server}. The new build takes the old one's place only
// when all of it is made.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.mjs'
import { collectPackages, noticesFile, noticesOf } from './notices.mjs'
import { sourceDigest, sourceStamp } from './ready.mjs'

process.env.NODE_ENV = 'production'
const { build } = await import('vite')

// Before anything is read: what is written meanwhile makes the build an old one.
const built = { stamp: sourceStamp(), sources: sourceDigest() }
const made = join(root, `dist-${process.pid}`)
const parts = [
  { part: 'client', app: 'storefront' },
  { part: 'ssr', app: 'storefront', entry: 'src/app/entry-server.tsx' },
  { part: 'admin', app: 'admin' },
  { part: 'server', app: 'server', entry: true },
].filter(({ app }) => existsSync(join(root, 'apps', app, 'vite.config.ts')))

/** Packages whose code is in any part. */
const packages = new Set()

async function buildPart({ part, app, entry }) {
  const folder = join(root, 'apps', app)
  const began = Date.now()
  await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [collectPackages(packages)],
    build: {
      outDir: join(made, part),
      emptyOutDir: true,
      manifest: !entry,
      copyPublicDir: !entry,
      ...(entry ? { ssr: entry } : {}),
    },
  })
  console.log(`  ${part.padEnd(7)} ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

try {
  mkdirSync(made)
  for (const part of parts) await buildPart(part)
  writeFileSync(join(made, noticesFile), noticesOf(packages))
  writeFileSync(join(made, 'build.json'), JSON.stringify(built))
} catch (error) {
  rmSync(made, { recursive: true, force: true })
  throw error
}

const dist = join(root, 'dist')
const old = join(root, `dist-old-${process.pid}`)
if (existsSync(dist)) renameSync(dist, old)
renameSync(made, dist)
rmSync(old, { recursive: true, force: true })
