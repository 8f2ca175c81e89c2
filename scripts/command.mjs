// npm run backup, npm run staff, npm run legal, npm run brand: becomes that program of the build. The build that is there is taken
// as it is, however old: a shop may be running from it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, stopOnSignals } from './child.mjs'
import { ensureRunnable, requireNode } from './ready.mjs'

requireNode()

const [name, ...args] = process.argv.slice(2)
const program = join(root, `dist/server/${name}.js`)
if (!existsSync(program) || !existsSync(join(root, 'node_modules/.package-lock.json'))) {
  const forgetSignals = stopOnSignals()
  const { code, reason, what } = await ensureRunnable()
  forgetSignals()
  if (code !== 0) {
    console.error(`${name} cannot run: ${what} ${reason}.`)
    process.exit(code)
  }
}

process.env.NODE_ENV ??= 'production'
process.argv = [process.execPath, program, ...args]
await import(pathToFileURL(program).href)
