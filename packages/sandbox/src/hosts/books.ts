import type { Instant } from '@mallard/kernel'
import { BoundedMap } from '../world/bounded.ts'
import type { Timeline } from '../world/timeline.ts'
import type { Answer, Return } from './page/page-window.ts'
import type { Shell, ShellName } from './shells.ts'

/** What a page said to its shell, and where it stood. */
export interface Said {
  readonly shell: Shell
  /** The shell's stack of pages, through all of its documents. */
  readonly visit: string
  readonly document: string
  /** Addresses of the document as it was loaded and as it is now, at the shop's own origin. */
  readonly landing: string
  readonly current: string
  readonly title: string
  readonly method: string
  readonly input: Readonly<Record<string, unknown>>
}

/** What a shell made of it. `problems`: why a real host would refuse it. */
export interface Verdict {
  readonly problems: readonly string[]
  readonly answer: Answer
}

export interface Entry {
  readonly id: string
  readonly at: Instant
  readonly shell: ShellName
  readonly method: string
  readonly input: unknown
  readonly page: { readonly landing: string; readonly current: string; readonly title: string }
  /** Why a real host would refuse it; empty: all was right. */
  readonly problems: readonly string[]
  readonly outcome: string
}

export const hostFaultKinds = [
  'late',
  'never',
  'error',
  'notMine',
  'cancel',
  'fail',
  'silent',
  'hash',
  'cached',
  'bridgeLate',
] as const
export type HostFaultKind = (typeof hostFaultKinds)[number]

export interface HostFault {
  readonly id: number
  readonly shell: ShellName
  /** Only this method, or page of a mini-program. */
  readonly method?: string | undefined
  readonly kind: HostFaultKind
  /** Milliseconds, for `late` and `bridgeLate`. */
  readonly amount: number
  left: number
}

export interface HostBooks {
  write(
    said: Pick<Said, 'shell' | 'method' | 'input' | 'landing' | 'current' | 'title'>,
    problems: readonly string[],
    outcome: string,
  ): void
  entries(shell?: string): readonly Entry[]
  addFault(fault: Omit<HostFault, 'id'>): HostFault
  faults(): readonly HostFault[]
  clear(what: 'entries' | 'faults'): void
  /** Whether such a fault strikes now, and by how much; it is counted. */
  strike(said: Pick<Said, 'shell' | 'method'>, kind: HostFaultKind): number | undefined
  /** How the page hears that it is shown again. */
  wayBack(said: Pick<Said, 'shell' | 'method'>): Return
}

const maxEntries = 2000
const maxFaults = 100

export function makeHostBooks(timeline: Timeline): HostBooks {
  const kept = new BoundedMap<Entry>(maxEntries)
  let faults: HostFault[] = []
  let count = 0

  function strike(
    { shell, method }: Pick<Said, 'shell' | 'method'>,
    kind: HostFaultKind,
  ): number | undefined {
    const fault = faults.find(
      (each) =>
        each.shell === shell.name &&
        each.kind === kind &&
        (each.method === undefined || each.method === method),
    )
    if (!fault) return undefined
    fault.left -= 1
    faults = faults.filter((each) => each.left > 0)
    return fault.amount
  }

  return {
    strike,
    write({ shell, method, input, landing, current, title }, problems, outcome) {
      count += 1
      const id = String(count)
      kept.set(id, {
        id,
        at: timeline.now(),
        shell: shell.name,
        method,
        input,
        page: { landing, current, title },
        problems,
        outcome,
      })
    },
    entries: (shell) =>
      kept.newest(maxEntries).filter((entry) => shell === undefined || entry.shell === shell),
    addFault(fault) {
      count += 1
      const added = { ...fault, id: count }
      faults = [...faults, added].slice(-maxFaults)
      return added
    },
    faults: () => faults,
    clear(what) {
      if (what === 'faults') faults = []
      else kept.clear()
    },
    wayBack(said) {
      return (
        (['silent', 'hash', 'cached'] as const).find((kind) => strike(said, kind) !== undefined) ??
        'visible'
      )
    },
  }
}
