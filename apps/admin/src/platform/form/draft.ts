const prefix = 'mallard.admin.draft:'

/**
 * What was typed into a form and is not saved: it outlives a reload and the end of the session, in
 * this tab alone.
 */
export interface Draft<Values> {
  read(): Partial<Values> | undefined
  keep(values: Partial<Values>): void
  clear(): void
}

/** The draft of one form about one thing. */
export function draftOf<Values extends object>(name: string): Draft<Values> {
  const key = prefix + name
  return {
    read() {
      const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      return typeof values === 'object' && values !== null ? (values as Partial<Values>) : undefined
    },
    keep: (values) => sessionStorage.setItem(key, JSON.stringify(values)),
    clear: () => sessionStorage.removeItem(key),
  }
}

/** Signing out leaves nothing typed behind. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
