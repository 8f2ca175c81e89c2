import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Lays a .br and a .gz beside the larger text files, so that the server never compresses them. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((path) =>
        join(dir, path),
      )
      for (const file of files.filter(
        (path) => /\.(js|css|svg)$/.test(path) && statSync(path).size > 1024,
      )) {
        const content = readFileSync(file)
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        )
        writeFileSync(`${file}.gz`, gzipSync(content))
      }
    },
  }
}
