import { resolve } from 'node:path'
import { keepCode } from '#platform/kept-code.ts'

/** The started bundle lies in dist/server; the other builds lie beside it. */
const dist = resolve(import.meta.dirname, '..')

// Before the code of the shop is read, which is all of it but this.
keepCode(resolve(process.env['DATA_DIR'] || './data'), dist)
const { run } = await import('./run.ts')
await run(dist)
