import { readFile } from 'node:fs/promises'
import { MemoryFS, PGlite } from '@electric-sql/pglite'

/** Files by their names, and folders of them. */
export interface FileTree {
  readonly [name: string]: { readonly mode: number; readonly data: Uint8Array | FileTree }
}

interface FileNode {
  readonly mode: number
  /** Bytes of a file, signed where the program itself wrote it; or what is in a folder. */
  contents: Uint8Array | Int8Array | Record<string, FileNode>
  usedBytes: number
}

type Write = (stream: { readonly node: FileNode }, ...rest: unknown[]) => unknown

interface MemoryFileSystem {
  createNode(parent: FileNode, name: string, mode: number, device: number): FileNode
  readonly ops_table: { readonly file: { readonly stream: { write: Write } } }
}

/** PostgreSQL writes its log in pages of so many bytes. */
const logPage = 8192

/**
 * PGlite's folder in memory, as a copy of another one: the two share each file until this one
 * writes to it.
 */
export class MemoryFolder extends MemoryFS {
  private readonly template: FileTree | undefined

  constructor(template?: FileTree) {
    super()
    this.template = template
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.template) return
    const { fs, root } = this.open()
    const shared = new WeakSet<FileNode>()
    const fill = (parent: FileNode, tree: FileTree) => {
      for (const [name, { mode, data }] of Object.entries(tree)) {
        const node = fs.createNode(parent, name, mode, 0)
        if (!(data instanceof Uint8Array)) fill(node, data)
        else {
          node.contents = data
          node.usedBytes = data.length
          shared.add(node)
        }
      }
    }
    fill(root, this.template)
    const operations = fs.ops_table.file.stream
    const { write } = operations
    operations.write = (stream, ...rest) => {
      const { node } = stream
      if (shared.delete(node)) node.contents = (node.contents as Uint8Array).slice()
      return write(stream, ...rest)
    }
  }

  /** All that is in it now. What the log has made room for and not written is left out. */
  files(): FileTree {
    const treeOf = (folder: FileNode, isLog = false): FileTree =>
      Object.fromEntries(
        Object.entries(folder.contents as Record<string, FileNode>).map(([name, node]) => {
          const bytes = bytesOf(node)
          const data = bytes
            ? bytes.slice(0, isLog ? writtenOf(bytes) : bytes.length)
            : treeOf(node, name === 'pg_wal')
          return [name, { mode: node.mode, data }]
        }),
      )
    return treeOf(this.open().root)
  }

  private open(): { fs: MemoryFileSystem; root: FileNode } {
    const module = this.pg?.Module
    if (!module) throw new Error('The folder has no database yet.')
    const { FS, MEMFS } = module
    FS.mkdirTree(PGlite.paths.PGDATA)
    return {
      fs: MEMFS as unknown as MemoryFileSystem,
      root: FS.lookupPath(PGlite.paths.PGDATA, {}).node as unknown as FileNode,
    }
  }
}

function bytesOf({ contents, usedBytes }: FileNode): Uint8Array | undefined {
  return ArrayBuffer.isView(contents)
    ? new Uint8Array(contents.buffer, contents.byteOffset, usedBytes)
    : undefined
}

/** Whole pages, up to the last that holds anything. */
function writtenOf(bytes: Uint8Array): number {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  return Math.min(bytes.length, Math.max(1, Math.ceil(end / logPage)) * logPage)
}

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's program, compiled once in a process. */
export function pgliteProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(new URL(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))).then(
    (bytes) => WebAssembly.compile(bytes),
  )
  return compiled
}
