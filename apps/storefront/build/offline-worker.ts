import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const source = join(dirname(fileURLToPath(import.meta.url)), '../src/app/offline/worker.ts')

/**
 * Builds the worker apart, as one classic script at the root: its place decides what it may look
 * after.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    async generateBundle() {
      const made = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          target: ['chrome100', 'safari16.4'],
          write: false,
          rolldownOptions: { input: source, output: { format: 'iife' } },
        },
      })
      const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput
      const { code } = output[0]
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: code.replaceAll(
          '%version%',
          createHash('sha256').update(code).digest('hex').slice(0, 8),
        ),
      })
    },
  }
}
