/** Nobody gets a turn: too many wait, it took too long, or who asked has gone. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn'
}

export interface Turns {
  /**
   * Runs when it is its turn; throws NoTurn instead when that cannot be soon. `isGone`: whether
   * nobody waits for it any more.
   */
  run<T>(who: string, act: () => Promise<T>, isGone?: () => boolean): Promise<T>
}

export interface TurnsOptions {
  /** So many run at once. */
  readonly atOnce: number
  /** So many wait at most. */
  readonly waiting: number
  /** So many of one caller run or wait: nobody fills the queue alone. */
  readonly perCaller: number
  /** Milliseconds that one waits at most. */
  readonly patience: number
}

interface Waiting {
  readonly who: string
  isGone(): boolean
  begin(): void
  giveUp(): void
}

/**
 * Work that costs much more to do than to ask for: few at once, and a queue that does not grow. One
 * caller's many keep no other one waiting.
 */
export function createTurns({
  atOnce,
  waiting: mostWaiting,
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
  // Anyone who has nothing running goes first; nobody who comes now can slip in between.
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
      const isFull = running.length >= atOnce && waiting.length >= mostWaiting
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
