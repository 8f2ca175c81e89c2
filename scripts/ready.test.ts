import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBuilt, sourceDigest, sourceStamp, whyInstall } from './ready.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-ready-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}

describe('the installation', () => {
  const locked = {
    '': {},
    'packages/kernel': { version: '0.1.0' },
    'node_modules/@mallard/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/fastify': { version: '5.12.0' },
    'node_modules/sharp-mac': { version: '0.35.0', optional: true },
    'node_modules/cpu-features': { version: '1.0.0', devOptional: true },
    'node_modules/vite': { version: '8.0.0', dev: true },
  }
  const production = { 'node_modules/fastify': { version: '5.12.0' } }
  const all = {
    ...production,
    'node_modules/cpu-features': { version: '1.0.0' },
    'node_modules/vite': { version: '8.0.0' },
  }

  beforeEach(() => write('package-lock.json', { packages: locked }))

  it('is needed when nothing is installed', () => {
    expect(whyInstall(folder)).toBe('packages are not installed yet')
  })

  it('is not needed when the packages are those of the lock file, whatever other platforms need', () => {
    write('node_modules/.package-lock.json', { packages: all })
    expect(whyInstall(folder)).toBeUndefined()
    expect(whyInstall(folder, { production: true })).toBeUndefined()
  })

  it('of production alone is enough to run, and not to build', () => {
    write('node_modules/.package-lock.json', { packages: production })
    expect(whyInstall(folder, { production: true })).toBeUndefined()
    expect(whyInstall(folder)).toContain('cpu-features is missing')
    write('node_modules/.package-lock.json', { packages: {} })
    expect(whyInstall(folder, { production: true })).toContain('fastify is missing')
  })

  it('is needed when a package is missing or has another version', () => {
    write('node_modules/.package-lock.json', { packages: {} })
    expect(whyInstall(folder)).toBe(
      'node_modules/fastify is missing, package-lock.json wants 5.12.0',
    )
    write('node_modules/.package-lock.json', {
      packages: { 'node_modules/fastify': { version: '5.11.0' } },
    })
    expect(whyInstall(folder)).toContain('is 5.11.0')
    write('node_modules/.package-lock.json', {
      packages: { ...all, 'node_modules/sharp-mac': { version: '0.34.0' } },
    })
    expect(whyInstall(folder)).toContain('sharp-mac is 0.34.0')
  })
})

describe('the digest of the sources', () => {
  it('changes with what a build reads, and with nothing else', () => {
    write('apps/server/src/app/main.ts', 'start()')
    const before = sourceDigest(folder)
    write('apps/server/src/app/main.test.ts', 'test()')
    write('apps/server/node_modules/x/index.js', 'other()')
    write('shop-data/pictures/kettle.webp', 'picture')
    write('docs/operations.md', 'text')
    expect(sourceDigest(folder)).toBe(before)
    write('apps/server/src/app/main.ts', 'start( )')
    const changed = sourceDigest(folder)
    expect(changed).not.toBe(before)
    write('packages/kernel/src/money.ts', '')
    expect(sourceDigest(folder)).not.toBe(changed)
  })
})

describe('the build', () => {
  it('is current when it was made from these sources', () => {
    write('apps/server/src/app/main.ts', 'start()')
    expect(isBuilt(folder)).toBe(false)
    write('dist/build.json', { sources: sourceDigest(folder) })
    expect(isBuilt(folder)).toBe(true)
    write('apps/server/src/app/main.ts', 'start( )')
    expect(isBuilt(folder)).toBe(false)
  })

  it('is told from the sources once, and from then on by what the file system says of them', () => {
    const main = 'apps/server/src/app/main.ts'
    write(main, 'start()')
    write('dist/build.json', { sources: sourceDigest(folder) })
    expect(isBuilt(folder)).toBe(true)
    const { stamp } = JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8'))
    expect(stamp).toBe(sourceStamp(folder))
    write('dist/build.json', { sources: 'of an older start', stamp })
    expect(isBuilt(folder)).toBe(true)
    // Of the same size, and with the same time.
    const { mtime } = statSync(join(folder, main))
    write(main, 'stop( )')
    utimesSync(join(folder, main), mtime, mtime)
    expect(isBuilt(folder)).toBe(false)
  })

  it('of an archive, which has no sources, is the one that there is', () => {
    write('apps/server/package.json', {})
    expect(isBuilt(folder)).toBe(false)
    write('dist/build.json', { sources: 'of elsewhere' })
    expect(isBuilt(folder)).toBe(true)
  })
})
