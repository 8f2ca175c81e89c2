import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenStream {
  readonly nfd?: number
  readonly node: unknown
}

interface Attributes {
  readonly mode?: number
}

type Operation = (subject: OpenStream & object, ...rest: unknown[]) => unknown

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: OpenStream) => number; write: Operation }
  node_ops: { setattr: Operation }
  realPath(node: unknown): string
}

/**
 * PGlite's folder on disk, with the fsync that it leaves out: without it a commit survives a kill
 * but not a power cut.
 */
export class DurableFolder extends NodeFS {
  /** Whether all files that have not been written since are flushed to disk already. */
  private isSynced: boolean

  constructor(folder: string, isSynced = false) {
    super(folder)
    this.isSynced = isSynced
  }

  /** From now on every fsync is passed to the disk. */
  opened(): void {
    this.isSynced = false
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...parameters)
    const preRun = result.emscriptenOpts.preRun ?? []
    const addSync = (module: { NODEFS: NodeFileSystem }) => {
      const fileSystem = module.NODEFS
      const written = new WeakSet<object>()
      const { write } = fileSystem.stream_ops
      const { setattr } = fileSystem.node_ops
      fileSystem.stream_ops.write = (stream, ...rest) => {
        if (this.isSynced) written.add(stream.node as object)
        return write(stream, ...rest)
      }
      fileSystem.node_ops.setattr = (node, attributes) => {
        if (this.isSynced) written.add(node)
        return setattr(node, closed(attributes as Attributes))
      }
      fileSystem.stream_ops.fsync = (stream) => {
        if (this.isSynced && stream.nfd !== undefined && !written.has(stream.node as object))
          return 0
        syncStream(stream, fileSystem)
        return 0
      }
    }
    return {
      emscriptenOpts: { ...result.emscriptenOpts, preRun: [...preRun, addSync] as typeof preRun },
    }
  }
}

/**
 * Sets the mode of each new file explicitly, whatever the umask of the process, so that no other user
 * can read it.
 */
function closed(attributes: Attributes): Attributes {
  return attributes.mode === undefined
    ? attributes
    : { ...attributes, mode: attributes.mode & ~0o077 }
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

/**
 * PGlite's own start parameters without `-F` (no fsync); only the method `fsync` reaches the hook
 * above.
 */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'synchronous_commit=on',
    '-c',
    'mallard.embedded=on',
    // Filled with zeros at each start, and held from then on: a quarter of what a server has. What
    // is not in it is in the system's own cache.
    '-c',
    'shared_buffers=32MB',
  ],
]

/**
 * After a kill PostgreSQL syncs every file of its folder, more than a thousand, before it recovers:
 * tens of seconds on a busy disk. The system does the same for the whole file system in one call.
 */
function syncAtOnce(folder: string): boolean {
  if (!existsSync(join(folder, 'postmaster.pid'))) return false
  return spawnSync('sync', ['-f', folder], { stdio: 'ignore', timeout: 60_000 }).status === 0
}

export async function openDurable(folder: string): Promise<PGlite> {
  const files = new DurableFolder(folder, syncAtOnce(folder))
  const pglite = new PGlite({ fs: files, startParams: durableStart })
  await pglite.waitReady
  files.opened()
  return pglite
}
