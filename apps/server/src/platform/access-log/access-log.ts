import type { Clock } from '@mallard/kernel'
import type { Logger } from 'pino'
import type { AccessLogTarget } from '../config-access-log.ts'
import { folderWriter, type LineWriter, stdoutWriter } from './writers.ts'

/**
 * One request. Nothing of what it asked about: no query, body, cookie or phone, and of an address
 * only its pattern.
 */
export interface AccessLine {
  /** When the answer had been sent, in UTC. */
  readonly time: string
  /** Who asked, as far as `TRUST_PROXY` lets proxies say. */
  readonly ip: string
  readonly method: string
  /** Pattern of the address: `/{p}-{s}/goods/{id}`; `*`: there is nothing at this address. */
  readonly route: string
  readonly status: number
  /** Milliseconds from the first byte of the request to the last of the answer. */
  readonly ms: number
  /**
   * Begin of the session's hash, as `session.token_hash` has it; absent: none was brought. It opens
   * nothing.
   */
  readonly session?: string | undefined
  /** Who of the staff is signed in. */
  readonly staff?: number | undefined
}

/** Takes lines at no cost of a request, and writes them together. */
export interface AccessLog {
  write(line: AccessLine): void
  /** Ends when all that was taken is written, or given up. */
  flush(): Promise<void>
}

/** Milliseconds that a line waits for others at most; a process that is killed loses so much. */
const patience = 1000
/** Characters that are written at once, and those that may wait for a disk that is slow. */
const [enough, max] = [64 * 1024, 4 * 1024 * 1024]

interface Tools {
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn' | 'error'>
}

export function openAccessLog(target: Exclude<AccessLogTarget, 'off'>, tools: Tools): AccessLog {
  return linesTo(
    target === 'stdout' ? stdoutWriter() : folderWriter(target.folder, tools),
    tools.log,
  )
}

/** Lines that a full disk cannot take are dropped: logged once, counted, and no request fails. */
function linesTo(write: LineWriter, log: Tools['log']): AccessLog {
  let waiting: string[] = []
  let size = 0
  let lost = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const lose = (count: number, error?: unknown) => {
    if (lost === 0)
      log.error({ err: error }, 'the access log cannot be written: requests go on without it')
    lost += count
  }
  const writeAll = async () => {
    while (waiting.length > 0) {
      const lines = waiting
      waiting = []
      size = 0
      try {
        await write(lines.join(''))
        if (lost > 0) log.warn({ lost }, 'the access log is written again')
        lost = 0
      } catch (error) {
        lose(lines.length, error)
      }
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => (writing = undefined))
    return writing
  }
  return {
    write: (line) => {
      if (size > max) return lose(1)
      const text = `${JSON.stringify({ log: 'access', ...line })}\n`
      waiting.push(text)
      size += text.length
      if (size >= enough) void flush()
      else timer ??= setTimeout(() => void flush(), patience).unref()
    },
    flush,
  }
}
