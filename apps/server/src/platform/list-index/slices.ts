/** Work that stops now and then, so that who does it can do something else in between. */
export type Slices<T> = Generator<undefined, T, undefined>

/** Milliseconds of work before others have their turn. */
const turn = 4

/** Does it bit by bit: messages that come meanwhile are answered in between. */
export async function inSlices<T>(work: Slices<T>): Promise<T> {
  let began = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - began < turn) continue
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
  }
}
