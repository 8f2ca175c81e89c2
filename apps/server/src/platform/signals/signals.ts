/**
 * What processes tell each other, by name. A feature adds its own with `declare module
 * '#platform/signals/signals.ts' { interface SignalKinds { 'notices.new': NoticeRow } }`.
 */
export interface SignalKinds {}

export type SignalName = keyof SignalKinds & string

export type Signal = {
  readonly [Name in SignalName]: { readonly name: Name; readonly data: SignalKinds[Name] }
}[SignalName]

export interface SignalListener {
  onSignal(signal: Signal): void
  /** Signals may have been missed. */
  onGap(): void
}

/**
 * Tells all processes, this one too, at once or never: anyone who must not miss anything asks the
 * database as well.
 */
export interface Signals {
  send(signals: readonly Signal[]): Promise<void>
  /** Listens until the returned function is called. */
  listen(listener: SignalListener): () => void
  close(): Promise<void>
}

/** The listeners of this process; the way to the other processes is built on it. */
export interface SignalListeners {
  listen(listener: SignalListener): () => void
  emit(signal: Signal): void
  emitGap(): void
  /** Removes all listeners: signals still in flight when the connection closes are dropped. */
  clear(): void
}

export function createListeners(): SignalListeners {
  const listeners = new Set<SignalListener>()
  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit: (signal) => {
      for (const listener of listeners) listener.onSignal(signal)
    },
    emitGap: () => {
      for (const listener of listeners) listener.onGap()
    },
    clear: () => listeners.clear(),
  }
}

/** For a shop of one process. */
export function processSignals(): Signals {
  const listeners = createListeners()
  return {
    listen: listeners.listen,
    send: async (signals) => signals.forEach(listeners.emit),
    close: async () => {},
  }
}

/** What came over a wire, if it is a signal. */
export function readSignal(text: string): Signal | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'name' in value && 'data' in value
      ? (value as Signal)
      : undefined
  } catch {
    return undefined
  }
}
