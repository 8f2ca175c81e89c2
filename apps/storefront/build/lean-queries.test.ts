import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { leanQueries } from './lean-queries.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Bundles a module of one line, with the plugin or without. */
async function bundle(code: string, plugins = [leanQueries()]): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? `${root}entry.js` : undefined),
    load: (id: string) => (id === `${root}entry.js` ? code : undefined),
  }
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput
  return output[0].code
}

const client = `export { QueryClient, useQuery } from '@tanstack/react-query'`

describe('the query library without what the shop does not use', () => {
  it('has no mutations, and is smaller for it', async () => {
    const [whole, lean] = [await bundle(client, []), await bundle(client)]
    expect(whole).toContain('runNext')
    expect(lean).not.toContain('runNext')
    expect(lean.length).toBeLessThan(whole.length - 8_000)
  })

  it.each(['useMutation', 'useInfiniteQuery'])('is not built for who uses %s', async (name) => {
    await expect(bundle(`export { ${name} } from '@tanstack/react-query'`)).rejects.toThrow(
      'needs what build/lean-queries.ts leaves out',
    )
  })

  it('is not built when a part has another name', async () => {
    await expect(bundle(`export const nothing = 1`)).rejects.toThrow(
      'has no mutationCache, infiniteQueryBehavior, timeoutManager, suspense, errorBoundaryUtils, IsRestoringProvider, QueryErrorResetBoundary any more',
    )
  })
})
