import { startSandbox } from './index.ts'

const sandbox = await startSandbox({
  port: Number(process.env['SANDBOX_PORT'] ?? 4010),
  dataDir: process.env['DATA_DIR'] ?? './data',
})

process.stdout.write(`Sandbox: ${sandbox.url}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
}
