import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** The thread of indexes as the shop builds it, in a folder; the path of its file. */
export async function builtIndexWorker(folder: string): Promise<string> {
  const name = 'list-index.worker.mjs'
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, 'list-index.worker.ts'),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
  symlinkSync(
    join(import.meta.dirname, '../../../../../node_modules'),
    join(folder, 'node_modules'),
  )
  return join(folder, name)
}

/** The same, which ends as soon as it is asked anything while there is a file of this name. */
export async function mortalIndexWorker(folder: string, deadly: string): Promise<string> {
  const worker = await builtIndexWorker(folder)
  const mortal = join(folder, 'mortal.mjs')
  writeFileSync(
    mortal,
    `import { existsSync } from 'node:fs'
    import { parentPort } from 'node:worker_threads'
    const on = parentPort.on.bind(parentPort)
    parentPort.on = (event, listen) =>
      on(event, (message) => {
        if (!('work' in message) && existsSync(${JSON.stringify(deadly)})) process.exit(1)
        listen(message)
      })
    await import(${JSON.stringify(worker)})`,
  )
  return mortal
}
