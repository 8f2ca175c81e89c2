import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Files, PageFiles } from '@mallard/contract/rendering'
import type { Plugin, Rolldown } from 'vite'

const source = join(dirname(fileURLToPath(import.meta.url)), '../src')

/** Names and modules as they stand in a table of screens: `goods: () => import('#features/…')`. */
export function screenModules(text: string, folder: string): Record<string, string> {
  const rows = [...text.matchAll(/^\s*(\w+): \(\) => import\('(#|\.\/)([^']+)'\)/gm)]
  return Object.fromEntries(
    rows.map(([, name = '', from, path = '']) => [
      name,
      join(from === '#' ? source : folder, path),
    ]),
  )
}

/** Code that comes after a page that was drawn with it: its styles belong to that page. */
const drawnBefore = /\/content\/(?:late|more)\/|\/seckill\/seckill-strip/

/**
 * Writes pages.json beside the scripts: the files of each page, so that the server can name them in
 * the document.
 */
export function pageFiles(table = join(source, 'app/screens.gen.ts')): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (!entry) throw new Error('no entry chunk')
      const shared = filesOf(entry, chunks)
      const modules = screenModules(readFileSync(table, 'utf8'), dirname(table))
      const pages = Object.entries(modules).map(([name, module]) => {
        const chunk =
          chunks.find((one) => one.facadeModuleId === module) ??
          chunks.find((one) => one.moduleIds.includes(module))
        if (!chunk) throw new Error(`no chunk for ${name}: ${module}`)
        const own = filesOf(chunk, chunks)
        const code = chunk.facadeModuleId === module ? chunk.fileName : undefined
        return [
          name,
          {
            ...(code && { code }),
            js: own.js.filter((file) => !shared.js.includes(file)),
            css: own.css.filter((file) => !shared.css.includes(file)),
          },
        ] as const
      })
      const files: PageFiles = { entry: entry.fileName, shared, pages: Object.fromEntries(pages) }
      this.emitFile({
        type: 'asset',
        fileName: 'pages.json',
        source: JSON.stringify(files, null, 2),
      })
    },
  }
}

/** A chunk and everything it imports at once, the deepest styles first. */
function filesOf(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Files {
  const all = closureOf([chunk], chunks)
  const css = [...drawnWith(all, chunks)].flatMap((one) => [
    ...(one.viteMetadata?.importedCss ?? []),
  ])
  return { js: [...all].map((one) => one.fileName), css: [...new Set(css)] }
}

/** Chunks and everything that they import at once, the deepest first. */
function closureOf(
  roots: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (one: Rolldown.OutputChunk) => {
    if (seen.has(one)) return
    for (const next of chunks) if (one.imports.includes(next.fileName)) visit(next)
    seen.add(one)
  }
  roots.forEach(visit)
  return seen
}

/** What a page is drawn with: its chunks, and those of them that come after it. */
function drawnWith(
  found: ReadonlySet<Rolldown.OutputChunk>,
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const names = new Set([...found].flatMap((one) => one.dynamicImports))
  const late = chunks.filter(
    (one) =>
      names.has(one.fileName) &&
      !found.has(one) &&
      one.moduleIds.some((id) => drawnBefore.test(id)),
  )
  if (late.length === 0) return found
  return drawnWith(new Set([...found, ...closureOf(late, chunks)]), chunks)
}
