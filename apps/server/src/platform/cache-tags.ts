import type { Services } from './services.ts'

declare module './signals/signals.ts' {
  interface SignalKinds {
    /** What was read from any of these is out of date. */
    'cache.drop': { readonly tags: readonly string[] }
  }
}

/** Of what shows anything that staff of a partner may have changed: whole documents, say. */
export const adminTag = (partnerId: number) => `admin:${partnerId}`

/**
 * Forgets what was read from any of these, in this process at once and in the others as soon as
 * they hear of it; one that does not reads again when its time is over (`longestTtl`).
 */
export function dropTags(
  { cache, documents, signals, log }: Pick<Services, 'cache' | 'documents' | 'signals' | 'log'>,
  tags: readonly string[],
): void {
  cache.forget(tags)
  documents.forget(tags)
  signals.send([{ name: 'cache.drop', data: { tags } }]).catch((error: unknown) => {
    log.warn({ err: error, tags }, 'other processes were not told what is out of date')
  })
}

/** Forgets what other processes say is out of date, until the returned function is called. */
export function followDrops({
  cache,
  documents,
  signals,
}: Pick<Services, 'cache' | 'documents' | 'signals'>): () => void {
  const kept = [cache, documents]
  return signals.listen({
    onSignal: (signal) => {
      if (signal.name === 'cache.drop') for (const each of kept) each.forget(signal.data.tags)
    },
    // Nobody knows of what.
    onGap: () => {
      for (const each of kept) each.clear()
    },
  })
}
