import { closeSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenStream {
  readonly nfd?: number
  readonly node: unknown
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: OpenStream) => number }
  realPath(node: unknown): string
}

/** PGlite's folder on disk, with the fsync that it leaves out: without it a commit survives a kill but not a power cut. */
export class DurableFolder extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...parameters)
    const preRun = result.emscriptenOpts.preRun ?? []
    const addSync = (module: { NODEFS: NodeFileSystem }) => {
      const fileSystem = module.NODEFS
      fileSystem.stream_ops.fsync = (stream) => {
        syncStream(stream, fileSystem)
        return 0
      }
    }
    return { emscriptenOpts: { ...result.emscriptenOpts, preRun: [...preRun, addSync] as typeof preRun } }
  }
}

function syncStream(stream: OpenStream, fileSystem: NodeFileSystem): void {
  if (stream.nfd !== undefined) return fsyncSync(stream.nfd)
  // A directory is opened without a file handle: its entries are synced through one of our own.
  const handle = openSync(fileSystem.realPath(stream.node), 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** PGlite's own start parameters without `-F` (no fsync); only the method `fsync` reaches the hook above. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
]

export async function openDurable(folder: string): Promise<PGlite> {
  const pglite = new PGlite({ fs: new DurableFolder(folder), startParams: durableStart })
  await pglite.waitReady
  return pglite
}
