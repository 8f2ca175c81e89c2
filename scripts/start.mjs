// npm start: installs and builds when needed, then becomes the server.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, stopOnSignals } from './child.mjs'
import { ensureRunnable, requireNode } from './ready.mjs'

requireNode()

const server = join(root, 'dist/server/main.js')
const forgetSignals = stopOnSignals()
const { code, reason, what } = await ensureRunnable()
if (code !== 0) {
  console.error(`Mallard cannot start: ${what} ${reason}.`)
  process.exit(code)
}
if (!existsSync(server)) {
  console.error(`Mallard cannot start: the build made no ${server}.`)
  process.exit(1)
}

// The server runs in this very process: signals, exit code and memory are its own.
forgetSignals()
process.env.NODE_ENV ??= 'production'
process.argv[1] = server
process.setSourceMapsEnabled(true)
await import(pathToFileURL(server).href)
