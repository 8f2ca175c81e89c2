/** Tells the wish at a place of a batch its answer, or that it goes into the next one as well. */
export type Tell<Answer> = (place: number, outcome: Answer | 'again') => void

interface Work<Wish, Answer> {
  /** Wishes of one batch at most. */
  readonly most: number
  /** Batches that a wish is in at most before it goes alone. */
  readonly rounds: number
  /**
   * Does what several wish, and tells them. Whoever is told nothing goes alone, and so do all when it
   * throws: what one does alone must find what was done here.
   */
  together(wishes: readonly Wish[], tell: Tell<Answer>): Promise<void>
  alone(wish: Wish): Promise<Answer>
  /** A batch fell apart. */
  fault(wishes: readonly Wish[], error: unknown): void
}

interface Entry<Wish, Answer> {
  readonly who: number
  readonly wish: Wish
  /** Batches that it was in already. */
  rounds: number
  readonly settle: (answer: Answer | Promise<Answer>) => void
}

type Line<Wish, Answer> = Entry<Wish, Answer>[]

/** Waits in the line of `key` at a database, and does what is wished. */
type Gather<Wish, Answer> = (at: object, key: string, who: number, wish: Wish) => Promise<Answer>

/**
 * Gathers wishes for the same thing while a batch of them is under way. Who comes first goes alone,
 * those who come meanwhile are the next batch, in the order in which they came and of each person
 * once. A line is gone once nobody stands in it. Two databases share nothing: they are two servers
 * in one test.
 */
export function gathering<Wish, Answer>(work: Work<Wish, Answer>): Gather<Wish, Answer> {
  const places = new WeakMap<object, Map<string, Line<Wish, Answer>>>()

  return (at, key, who, wish) =>
    new Promise((resolve) => {
      const lines = places.get(at) ?? new Map<string, Line<Wish, Answer>>()
      places.set(at, lines)
      const entry = { who, wish, rounds: 0, settle: resolve }
      const line = lines.get(key)
      if (line) return void line.push(entry)
      const begun = [entry]
      lines.set(key, begun)
      void serve(begun, work, () => lines.delete(key))
    })
}

async function serve<Wish, Answer>(
  line: Line<Wish, Answer>,
  work: Work<Wish, Answer>,
  end: () => void,
): Promise<void> {
  while (line.length > 0) {
    const batch = takeBatch(line, work.most)
    const outcomes = batch.length > 1 ? await outcomesOf(batch, work) : new Map<number, never>()
    const again: Line<Wish, Answer> = []
    const alone: Promise<Answer>[] = []
    for (const [place, entry] of batch.entries()) {
      const outcome = outcomes.get(place)
      entry.rounds += 1
      if (outcome === 'again' && entry.rounds < work.rounds) again.push(entry)
      else if (outcome === undefined || outcome === 'again') {
        const answer = work.alone(entry.wish)
        entry.settle(answer)
        alone.push(answer)
      } else entry.settle(outcome)
    }
    line.unshift(...again)
    await Promise.allSettled(alone)
  }
  // In the same breath as the last look: nobody can join a line that nobody serves.
  end()
}

async function outcomesOf<Wish, Answer>(
  batch: Line<Wish, Answer>,
  work: Work<Wish, Answer>,
): Promise<ReadonlyMap<number, Answer | 'again'>> {
  const wishes = batch.map(({ wish }) => wish)
  const outcomes = new Map<number, Answer | 'again'>()
  try {
    await work.together(wishes, (place, outcome) => void outcomes.set(place, outcome))
    return outcomes
  } catch (error) {
    work.fault(wishes, error)
    return new Map<number, never>()
  }
}

/** The first of the line, but of nobody more than one. */
function takeBatch<Wish, Answer>(line: Line<Wish, Answer>, most: number): Line<Wish, Answer> {
  const batch = new Map<number, Entry<Wish, Answer>>()
  const left = line.filter((entry) => {
    if (batch.size >= most || batch.has(entry.who)) return true
    batch.set(entry.who, entry)
    return false
  })
  line.splice(0, line.length, ...left)
  return [...batch.values()]
}
