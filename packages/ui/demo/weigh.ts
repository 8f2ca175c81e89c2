/**
 * Weighs each door of the kit in brotli bytes, React aside: `npx tsx packages/ui/demo/weigh.ts`.
 */
import { readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import react from '@vitejs/plugin-react'

const source = join(import.meta.dirname, '../src')
const size = (text: string | Uint8Array) => brotliCompressSync(text).length

async function weigh(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: source,
    plugins: [react()],
    build: {
      write: false,
      cssCodeSplit: true,
      modulePreload: false,
      lib: { entry, formats: ['es'], fileName: 'door', cssFileName: 'door' },
      rolldownOptions: { external: [/^react/], output: { minify: true } },
      cssMinify: true,
    },
  })
  const output = (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(
    (each) => each.output,
  )
  const sum = (wanted: (item: (typeof output)[number]) => boolean) =>
    output
      .filter(wanted)
      .reduce((total, item) => total + size(item.type === 'chunk' ? item.code : item.source), 0)
  const first = new Set<string>()
  const follow = (name: string) => {
    const chunk = output.find((item) => item.fileName === name)
    if (first.has(name) || chunk?.type !== 'chunk') return
    first.add(name)
    chunk.imports.forEach(follow)
  }
  output
    .filter((item) => item.type === 'chunk' && item.isEntry)
    .forEach((item) => follow(item.fileName))
  return {
    now: sum((item) => first.has(item.fileName)),
    later: sum((item) => item.type === 'chunk' && !first.has(item.fileName)),
    css: sum((item) => item.fileName.endsWith('.css')),
  }
}

const doors = readdirSync(source).filter((name) => existsSync(join(source, name, 'index.ts')))
const tokens = await build({
  configFile: false,
  logLevel: 'silent',
  root: source,
  build: { write: false, rolldownOptions: { input: join(source, 'tokens/tokens.css') } },
})
const css = ('output' in tokens ? tokens.output : []).find((item) => item.fileName.endsWith('.css'))
console.log(`| door | at once | on first use | CSS |\n|---|--:|--:|--:|`)
console.log(`| tokens.css | | | ${css?.type === 'asset' ? size(css.source) : 0} |`)
for (const door of doors) {
  const { now, later, css: styles } = await weigh(join(source, door, 'index.ts'))
  console.log(`| ${door} | ${now} | ${later || ''} | ${styles || ''} |`)
}
