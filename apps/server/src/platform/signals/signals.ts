/**
 * What processes tell each other, by name. A feature adds its own with
 * `declare module '#platform/signals/signals.ts' { interface SignalKinds { 'notices.new': NoticeRow } }`.
 */
export interface SignalKinds {}

export type SignalName = keyof SignalKinds & string

export type Signal = { readonly [Name in SignalName]: { readonly name: Name; readonly data: SignalKinds[Name] } }[SignalName]

export interface Ear {
  hear(signal: Signal): void
  /** Signals may have been missed. */
  missed(): void
}

/** Tells all processes, this one too, at once or never: whoever must not miss anything asks the database as well. */
export interface Signals {
  send(signals: readonly Signal[]): Promise<void>
  /** Listens until the returned function is called. */
  listen(ear: Ear): () => void
  close(): Promise<void>
}

/** The listeners of this process; the way to the other processes is built on it. */
export interface Ears {
  listen(ear: Ear): () => void
  tell(signal: Signal): void
  tellGap(): void
  /** What is still on its way when the connection closes reaches nobody. */
  deafen(): void
}

export function createEars(): Ears {
  const ears = new Set<Ear>()
  return {
    listen: (ear) => {
      ears.add(ear)
      return () => ears.delete(ear)
    },
    tell: (signal) => {
      for (const ear of ears) ear.hear(signal)
    },
    tellGap: () => {
      for (const ear of ears) ear.missed()
    },
    deafen: () => ears.clear(),
  }
}

/** For a shop of one process. */
export function processSignals(): Signals {
  const ears = createEars()
  return { listen: ears.listen, send: async (signals) => signals.forEach(ears.tell), close: async () => {} }
}

/** What came over a wire, if it is a signal. */
export function readSignal(text: string): Signal | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'name' in value && 'data' in value ? (value as Signal) : undefined
  } catch {
    return undefined
  }
}
