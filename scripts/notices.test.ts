import {
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
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './child.mjs'
import { builtNotices, collectPackages, namedIn, noticesOf } from './notices.mjs'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mallard-notices-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}

interface Planted {
  license?: string
  author?: string
  files?: Record<string, string>
}

/** Plants a package whose main file is `code`. */
function plant(path: string, code: string, { license = 'MIT', author, files = {} }: Planted = {}) {
  const name = path.split('node_modules/').pop()
  write(`${path}/package.json`, { name, version: '1.0.0', main: 'main.js', license, author })
  write(`${path}/main.js`, code)
  for (const [file, text] of Object.entries(files)) write(`${path}/${file}`, text)
}

describe('the notices of a build', () => {
  const packages = new Set<string>()
  let notices = ''

  beforeAll(async () => {
    const own = { files: { LICENSE: 'the words of Ann' } }
    plant('node_modules/@scope/first', 'export { inner as first } from "nested"', own)
    plant('node_modules/@scope/first/node_modules/nested', 'export const inner = 1', {
      license: 'Apache-2.0',
      files: { 'LICENSE.txt': 'the words of Apache', NOTICE: 'Bob wrote it' },
    })
    plant('node_modules/styled', '', { ...own, files: { ...own.files, 'reset.css': 'b{top:0}' } })
    plant('node_modules/lazy', 'export const lazy = 2', { author: 'Carol <c@example.com>' })
    plant('node_modules/in-worker', 'self.close()', own)
    plant('node_modules/left-out', 'export const none = 3', own)
    plant('node_modules/outside', 'export const outside = 4', own)
    write('worker.js', 'import "in-worker"')
    write(
      'main.js',
      `import 'styled/reset.css'
import { first } from '@scope/first'
import { outside } from 'outside'
console.log(first, outside, new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }))
import('lazy').then(({ lazy }) => console.log(lazy))`,
    )
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [collectPackages(packages)],
      worker: { format: 'es' },
      build: {
        outDir: 'out',
        rolldownOptions: { input: join(folder, 'main.js'), external: ['outside'] },
      },
    })
    notices = noticesOf(packages)
  })

  it('name every package that went in, however: nested, later, as a style, in a worker', () => {
    // Vite adds what loads later parts.
    const named = namedIn(notices).filter((name) => !['vite', 'rolldown'].includes(name))
    expect(named.sort()).toEqual(['@scope/first', 'in-worker', 'lazy', 'nested', 'styled'])
    expect(namedIn(notices)).toContain('vite')
  })

  it('bring the text of each licence once, what Apache asks to be passed on, and an author', () => {
    expect(notices.split('the words of Ann')).toHaveLength(2)
    expect(notices).toContain('the words of Apache\n\nBob wrote it')
    expect(notices).toContain('Copyright (c) Carol <c@example.com>')
  })

  it('do not come about where a package has no text, and no licence whose text is known', () => {
    plant('node_modules/mute', '', { license: 'Apache-2.0' })
    expect(() => noticesOf([join(folder, 'node_modules/mute')])).toThrow(
      'mute brings no text of its licence (Apache-2.0)',
    )
  })
})

/** Packages that the sources of a client import themselves, types aside. */
function importedBy(source: string): string[] {
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.test-d|\.d)\.tsx?$/.test(path) && !/\btest-/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, source, path), 'utf8')
      const specifiers = text.matchAll(
        /^(?:import|export) (?!type )(?:[^'"]* from )?['"]((?:@[^/'"]+\/)?[^/.#'"][^/'"]*)/gm,
      )
      return [...specifiers].map(([, name = '']) => name)
    })
    .filter((name) => !name.startsWith('@mallard/') && !name.startsWith('node:'))
}

describe('the notices of the built shop', () => {
  const named = namedIn(builtNotices())

  it('are there: the shop is built', () => {
    expect(named.length, 'run `npm run build` first').toBeGreaterThan(80)
  })

  it('name what shop and back office import', () => {
    const imported = new Set(
      ['apps/storefront/src', 'apps/admin/src', 'packages/ui/src', 'packages/host/src'].flatMap(
        importedBy,
      ),
    )
    expect([...imported]).toEqual(expect.arrayContaining(['react', 'antd', '@tiptap/react']))
    expect([...imported].filter((name) => !named.includes(name))).toEqual([])
  })
})
