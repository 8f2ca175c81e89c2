// npm start: installs and builds when needed, then becomes the server.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, stopOnSignals } from './child.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './ready.mjs'

requireNode()

async function prepare() {
  for (const step of [ensureInstalled, ensureBuilt]) {
    const { code, reason } = await step()
    if (code === 0) continue
    console.error(
      `Mallard cannot start: ${step === ensureInstalled ? 'the installation' : 'the build'} ${reason}.`,
    )
    process.exit(code)
  }
}

const server = join(root, 'dist/server/main.js')
const forgetSignals = stopOnSignals()
await prepare()
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
