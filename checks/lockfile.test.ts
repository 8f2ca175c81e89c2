import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { builtNotices, licencesIn } from '../scripts/notices.mjs'

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  optionalDependencies?: Record<string, string>
}

type Lock = Record<string, Locked>

/**
 * Optional packages (the binaries of other platforms) that the lock file does not hold. `npm ci`
 * refuses such a file, and npm writes one without a word when a registry lacks a version.
 */
function missingFrom(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => {
        // Looked up as Node does: beside the package, then in each folder above.
        for (
          let folder = path;
          ;
          folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
        ) {
          if (lock[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return false
          if (!folder) return true
        }
      })
      .map((name) => `${path}: ${name}`),
  )
}

const { packages } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Lock }

it('locks every optional package, so that npm ci works on every platform', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(300)
  expect(missingFrom(packages)).toEqual([])
})

it('would notice one that is missing', () => {
  const planted: Lock = {
    '': {},
    'node_modules/lint': {
      version: '2.0.0',
      optionalDependencies: { 'lint-mac': '2.0.0', 'lint-linux': '2.0.0' },
    },
    'node_modules/lint-linux': { version: '2.0.0' },
    'node_modules/app/node_modules/lint': {
      version: '1.0.0',
      optionalDependencies: { 'lint-mac': '1.0.0', 'lint-linux': '1.0.0' },
    },
    'node_modules/app/node_modules/lint-mac': { version: '1.0.0' },
  }
  expect(missingFrom(planted)).toEqual(['node_modules/lint: lint-mac'])
})

const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
]

/** What several licences hold for is as free as the least free of them. */
const isPermissive = (licence: string) =>
  licence.split(' AND ').every((each) => permissive.includes(each))

/**
 * The binaries of sharp: a library under the LGPL that is loaded as it is, and can be exchanged.
 */
const isLibvips = (path: string) => path.startsWith('node_modules/@img/sharp-')

/** Packages that a running shop uses, whose licence asks more than to be named. */
function demandingIn(lock: Lock): string[] {
  return Object.entries(lock)
    .filter(
      ([path, { dev, link }]) =>
        path.includes('node_modules/') && !dev && !link && !isLibvips(path),
    )
    .filter(([, { license = '' }]) => !isPermissive(license))
    .map(([path, { license }]) => `${path}: ${license ?? 'no licence'}`)
}

it('runs on packages whose licences ask no more than to be named', () => {
  expect(demandingIn(packages)).toEqual([])
})

it('would notice another licence, and none', () => {
  const planted: Lock = {
    'node_modules/free': { version: '1.0.0', license: 'MIT' },
    'node_modules/strong': { version: '1.0.0', license: 'GPL-3.0-only' },
    'node_modules/both': { version: '1.0.0', license: 'MIT AND ISC AND BSD-3-Clause' },
    'node_modules/half': { version: '1.0.0', license: 'MIT AND GPL-3.0-only' },
    'node_modules/mute': { version: '1.0.0' },
    'node_modules/test-only': { version: '1.0.0', license: 'MPL-2.0', dev: true },
  }
  expect(demandingIn(planted)).toEqual([
    'node_modules/strong: GPL-3.0-only',
    'node_modules/half: MIT AND GPL-3.0-only',
    'node_modules/mute: no licence',
  ])
})

it('is built of packages whose licences ask no more than to be named', () => {
  const licences = licencesIn(builtNotices())
  expect(licences.length, 'run `npm run build` first').toBeGreaterThan(150)
  expect(licences.filter((licence) => !isPermissive(licence))).toEqual([])
})

/** Packages that a script of the built server imports, then or later; types in comments are none. */
const importsOf = (text: string) =>
  [
    ...text.matchAll(/^(?:import|export) (?:[^"';]* from )?"([^".][^"]*)"/gm),
    ...text.matchAll(/^(?!\s*(?:\/?\*|\/\/)).*?\bimport\("([^".][^"]*)"\)/gm),
  ]
    .map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0])
    .filter((name) => !isBuiltin(name))

it('finds imports of a built script, then and later', () => {
  expect(
    importsOf(
      'import "a";\nimport { b } from "@b/b/part";\nimport fs from "node:fs";\nimport x from "./x.js";\nsay("from c");\nawait import("d");\n * @type {import("e").F}\n',
    ).sort(),
  ).toEqual(['@b/b', 'a', 'd'])
})

it('counts to production what the built server imports, and not what only a build needs', () => {
  const server = fileURLToPath(new URL('../dist/server', import.meta.url))
  expect(existsSync(server), 'run `npm run build` first').toBe(true)
  const scripts = readdirSync(server).filter((path) => path.endsWith('.js'))
  const imported = scripts.flatMap((path) => importsOf(readFileSync(join(server, path), 'utf8')))
  expect([...new Set(imported)].sort()).toEqual([
    '@electric-sql/pglite',
    '@fastify/swagger-ui',
    'sharp',
  ])
  const ofProduction = Object.entries(packages).filter(([, { dev }]) => !dev)
  const isOfProduction = (name: string) =>
    ofProduction.some(([path]) => path === `node_modules/${name}`)
  expect(imported.filter((name) => !isOfProduction(name))).toEqual([])
  const built = ['antd', 'react', 'react-dom', 'vite', 'tsx', 'fastify', 'kysely', 'pinyin-pro']
  expect(built.filter(isOfProduction)).toEqual([])
})
