import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/
const min = 512

/**
 * Lays a .br and a .gz beside every text file that is worth it, so that the server never compresses
 * them.
 */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const file = join(dir, path)
        if (!compressible.test(path) || statSync(file).size < min) continue
        const content = readFileSync(file)
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        )
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
