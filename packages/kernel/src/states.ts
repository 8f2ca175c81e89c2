/** A transition table: for each state, the events it takes and the state each one leads to. */
export type TransitionTable = Readonly<Record<string, Readonly<Record<string, string>>>>

export type StateOf<T extends TransitionTable> = keyof T & string
export type EventOf<T extends TransitionTable> = { [S in keyof T]: keyof T[S] & string }[keyof T]

export interface States<T extends TransitionTable> {
  readonly name: string
  readonly table: T
  /** The state an event leads to, or undefined where the table does not allow it. */
  next(from: StateOf<T>, event: EventOf<T>): StateOf<T> | undefined
  /** The events that a state takes. */
  eventsOf(from: StateOf<T>): EventOf<T>[]
  /** States that no event leaves. */
  terminal(): StateOf<T>[]
}

/**
 * Makes a state machine from a table; throws when the table names a state that it does not have.
 */
export function states<const T extends TransitionTable>(name: string, table: T): States<T> {
  for (const [from, events] of Object.entries(table)) {
    for (const [event, to] of Object.entries(events)) {
      if (!(to in table)) throw new Error(`${name}: ${from} --${event}--> ${to} leads nowhere`)
    }
  }
  return {
    name,
    table,
    next: (from, event) => (table[from] as Record<string, StateOf<T>>)[event],
    eventsOf: (from) => Object.keys(table[from] ?? {}) as EventOf<T>[],
    terminal: () =>
      Object.keys(table).filter(
        (state) => Object.keys(table[state] ?? {}).length === 0,
      ) as StateOf<T>[],
  }
}
