import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const fetchPart = fileURLToPath(new URL('../src/platform/fetch-part.ts', import.meta.url))

/**
 * `fetchPart` stands in for Vite's helper, which never asks again for styles that did not come, and
 * weighs 0.4 kB more on every page.
 */
export function fetchedAgain(): Plugin {
  return {
    name: 'fetched-again',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { fetchPart as __vitePreload } from ${JSON.stringify(fetchPart)}`,
    },
  }
}
