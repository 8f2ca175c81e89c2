const prefix = 'mallard.admin.draft:'

/**
 * What was typed into a form and is not saved: it outlives a reload and the end of the session, in
 * this tab alone.
 */
export interface Draft<Values> {
  read(): KeptDraft<Values> | undefined
  keep(draft: KeptDraft<Values>): void
  clear(): void
}

export interface KeptDraft<Values> {
  readonly values: Partial<Values>
  /** What the fields began with, as text: if they would begin otherwise now, it was changed since. */
  readonly from: string
}

/** The draft of one form about one thing. */
export function draftOf<Values extends object>(name: string): Draft<Values> {
  const key = prefix + name
  return {
    read() {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptDraft<Values> | null
      return typeof kept?.from === 'string' ? kept : undefined
    },
    keep: (draft) => sessionStorage.setItem(key, JSON.stringify(draft)),
    clear: () => sessionStorage.removeItem(key),
  }
}

/** Signing out leaves nothing typed behind. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
