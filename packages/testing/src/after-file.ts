const acts: (() => Promise<void> | void)[] = []

/**
 * Has this done when the test file is over, the last first: also where hooks of a module would run
 * for its first reader alone.
 */
export function afterFile(act: () => Promise<void> | void): void {
  acts.push(act)
}

/** Ends what the file that is over began. */
export async function endFile(): Promise<void> {
  for (const act of acts.splice(0).toReversed()) await act()
}
