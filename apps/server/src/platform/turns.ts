/** No turn was given: the queue is full, the wait took too long, or the caller has gone. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn'
}

export interface Turns {
  /**
   * Queues and runs; throws NoTurn when the queue is full or the wait too long. `isGone`: whether
   * the caller no longer waits for the result.
   */
  run<T>(who: string, act: () => Promise<T>, isGone?: () => boolean): Promise<T>
}

export interface TurnsOptions {
  /** Max concurrent runs. */
  readonly atOnce: number
  /** Max length of the queue. */
  readonly waiting: number
  /** Max running and queued of one caller, so that none fills the queue alone. */
  readonly perCaller: number
  /** Max wait in the queue, in ms. */
  readonly patience: number
}

interface Waiting {
  readonly who: string
  isGone(): boolean
  begin(): void
  giveUp(): void
}

/**
 * A bounded, fair queue for work that costs far more to do than to request: one caller's many
 * requests keep no other caller waiting.
 */
export function createTurns({
  atOnce,
  waiting: maxWaiting,
  perCaller,
  patience,
}: TurnsOptions): Turns {
  const running: string[] = []
  let waiting: Waiting[] = []

  const dropGone = (): void => {
    const gone = waiting.filter((each) => each.isGone())
    waiting = waiting.filter((each) => !gone.includes(each))
    for (const each of gone) each.giveUp()
  }
  // A caller with nothing running goes first. It is synchronous, so no newcomer gets in between.
  const beginNext = (): void => {
    dropGone()
    while (running.length < atOnce && waiting.length > 0) {
      const place = waiting.findIndex(({ who }) => !running.includes(who))
      const [next] = waiting.splice(Math.max(place, 0), 1)
      if (!next) return
      running.push(next.who)
      next.begin()
    }
  }
  const wait = (who: string, isGone: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const own: Waiting = {
        who,
        isGone,
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
        giveUp: () => {
          clearTimeout(timer)
          reject(new NoTurn())
        },
      }
      const timer = setTimeout(() => {
        waiting = waiting.filter((each) => each !== own)
        reject(new NoTurn())
      }, patience)
      waiting.push(own)
      beginNext()
    })

  return {
    run: async (who, act, isGone = () => false) => {
      dropGone()
      const own = [...running, ...waiting.map((each) => each.who)].filter(
        (each) => each === who,
      ).length
      const isFull = running.length >= atOnce && waiting.length >= maxWaiting
      if (own >= perCaller || isFull) throw new NoTurn()
      await wait(who, isGone)
      try {
        return await act()
      } finally {
        running.splice(running.indexOf(who), 1)
        beginNext()
      }
    },
  }
}
