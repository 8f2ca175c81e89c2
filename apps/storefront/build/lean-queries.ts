import type { Plugin } from 'vite'

/**
 * Parts of the query library that its client always brings along, and what stands in for them: the
 * shop has neither mutations nor endless queries of the library, no query that suspends or throws
 * into a boundary, no cache restored from a disk, and the browser's own timers.
 */
const replacements: Readonly<Record<string, string>> = {
  mutationCache:
    'export class MutationCache { findAll() { return [] } clear() {} resumePausedMutations() { return Promise.resolve() } }',
  infiniteQueryBehavior:
    'export const infiniteQueryBehavior = () => {}, hasNextPage = infiniteQueryBehavior, hasPreviousPage = infiniteQueryBehavior',
  timeoutManager:
    'export const timeoutManager = { setTimeout: (...args) => setTimeout(...args), clearTimeout: (id) => clearTimeout(id), setInterval: (...args) => setInterval(...args), clearInterval: (id) => clearInterval(id) }, systemSetTimeoutZero = (callback) => { setTimeout(callback, 0) }',
  suspense:
    'const no = () => false; export { no as defaultThrowOnError, no as ensureSuspenseTimers, no as fetchOptimistic, no as shouldSuspend }',
  errorBoundaryUtils:
    'const no = () => false; export { no as ensurePreventErrorBoundaryRetry, no as getHasError, no as useClearResetErrorBoundary }',
  IsRestoringProvider: 'export const useIsRestoring = () => false, IsRestoringProvider = undefined',
  QueryErrorResetBoundary:
    'export const useQueryErrorResetBoundary = () => {}, QueryErrorResetBoundary = undefined',
}

/** What would need those parts after all. */
const users =
  /query\/build\/modern\/(?:useSuspense\w+|useInfiniteQuery)\.js$|query-core\/build\/modern\/(?:mutationObserver|infiniteQueryObserver)\.js$/

/** An option of our own that would need them, too. */
const wish = /\bthrowOnError\b/

/**
 * Leaves 2 kB (brotli) of the query library out of every page, and stops the build when one of
 * its parts is gone or wanted.
 */
export function leanQueries(): Plugin {
  const found = new Set<string>()
  return {
    name: 'lean-queries',
    apply: 'build',
    load(id) {
      const name = /(?:query-core|react-query)\/build\/modern\/(\w+)\.js$/.exec(id)?.[1] ?? ''
      const code = replacements[name]
      if (code) found.add(name)
      return code
    },
    transform(code, id) {
      if (id.includes('/apps/storefront/src/') && wish.test(code))
        this.error(`${id} wants what build/lean-queries.ts leaves out`)
    },
    generateBundle(_, bundle) {
      const missing = Object.keys(replacements).filter((name) => !found.has(name))
      if (missing.length > 0)
        this.error(
          `the query library has no ${missing.join(', ')} any more: see build/lean-queries.ts`,
        )
      const kept = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      const user = kept.find(([id, { renderedLength }]) => users.test(id) && renderedLength > 0)
      if (user) this.error(`${user[0]} needs what build/lean-queries.ts leaves out`)
    },
  }
}
