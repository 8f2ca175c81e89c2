/** Files that were asked for. */
const asked: Record<string, Promise<unknown> | undefined> = {}

/**
 * Imports a part of the shop when its styles have come: the build calls it for every dynamic import
 * (build/fetched-again.ts). `files`: the module's own, those it imports, and their styles, as the
 * build names them; all are fetched at once.
 */
export async function fetchPart<Part>(
  part: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map((file) => (asked[file] ??= fetchFile(file))))
  return part()
}

async function fetchFile(file: string): Promise<unknown> {
  const isStyle = file.endsWith('.css')
  const rel = isStyle ? 'stylesheet' : 'modulepreload'
  if (document.querySelector(`link[href="/${file}"][rel=${rel}]`)) return
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = rel
    link.crossOrigin = ''
    link.href = `/${file}`
    link.onload = resolve
    link.onerror = () => {
      // Without its styles a part is not shown; the next time, they are asked for again.
      link.remove()
      delete asked[file]
      reject(new Error(file))
    }
    document.head.append(link)
    // Modules wait for each other by themselves.
    if (!isStyle) resolve(0)
  })
}
