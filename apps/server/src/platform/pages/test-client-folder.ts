import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder with the files of a small built client. */
export function clientFolder(): string {
  const clientDir = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(clientDir, 'assets'))
  writeFileSync(join(clientDir, 'assets/entry-1.js'), 'entry'.repeat(100))
  writeFileSync(join(clientDir, 'assets/entry-1.js.br'), 'compressed')
  writeFileSync(join(clientDir, 'assets/entry-1.css'), 'body{color:red}.later{color:blue}')
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>')
  writeFileSync(join(clientDir, 'sw.js'), 'addEventListener')
  writeFileSync(
    join(clientDir, 'pages.json'),
    JSON.stringify({
      entry: 'assets/entry-1.js',
      shared: { js: ['assets/entry-1.js'], css: ['assets/entry-1.css'] },
      pages: { goods: { js: ['assets/goods-1.js'], css: [] } },
    }),
  )
  return clientDir
}
