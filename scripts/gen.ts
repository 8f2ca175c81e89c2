// Writes what is derived from the contract: what joins its nouns, the client's tables of calls and
// pages, the words of the API's reference, docs/spec-map.md and docs/states.md. `--check` only
// compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { clientJoins } from './client-joins.ts'
import { joins } from './slices.ts'

const isCheck = process.argv.includes('--check')
const written: string[] = []

// What joins the nouns stands before anything that reads the contract as a whole is loaded.
write(await joins())
write(await clientJoins())
const { callJoins } = await import('./call-joins.ts')
write(await callJoins())
const { derived } = await import('./derived.ts')
write(await derived())

if (isCheck && written.length) {
  console.error(`stale: ${written.join(', ')} (run npm run gen)`)
  process.exit(1)
}
console.log(written.length ? `written: ${written.join(', ')}` : 'nothing to write')

/** Writes the files whose text is another; with `--check`, only notes them. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    if (read(file) === text) continue
    written.push(file)
    if (!isCheck) writeFileSync(file, text)
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
