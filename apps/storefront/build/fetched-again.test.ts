import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { fetchedAgain } from './fetched-again.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules: Readonly<Record<string, string>> = {
  entry: `export const load = () => import('part')`,
  part: `import './part.css'\nexport const part = 1`,
  './part.css': '.part { color: red }',
}

/** Bundles a module that imports a part with styles later. */
async function bundle(): Promise<Rolldown.RolldownOutput> {
  const virtual = {
    name: 'virtual',
    resolveId: (id: string) =>
      id in modules
        ? `${root}virtual/${id.replace('./', '')}${id.endsWith('css') ? '' : '.js'}`
        : undefined,
    load: (id: string) =>
      Object.entries(modules).find(
        ([name]) =>
          id === `${root}virtual/${name.replace('./', '')}${name.endsWith('css') ? '' : '.js'}`,
      )?.[1],
  }
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, fetchedAgain()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  })
  return (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput
}

describe('a dynamic import', () => {
  it('waits for its files by our own helper', async () => {
    const [entry] = (await bundle()).output
    expect(entry.code).toMatch(
      /fetchPart\(\(\) => import\("\.\/part-[\w-]+\.js"\), __vite__mapDeps\(\[0,1\]\)\)/,
    )
    expect(entry.code).toMatch(/assets\/part-[\w-]+\.js.*assets\/part-[\w-]+\.css/)
    expect(entry.code).not.toContain('vite:preloadError')
  })
})
