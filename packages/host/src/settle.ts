import { HostError } from './host.ts'

/**
 * How long (ms) a shopper may take over something that the host shows: choosing, paying, typing a
 * password.
 */
export const shopperPatience = 15 * 60_000

/**
 * The promise's outcome, or HostError `timeout` after so many milliseconds: hosts forget to answer.
 */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new HostError('timeout')), milliseconds)
    promise.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        // What a host rejects with is passed on as it is: the specification wants an empty object
        // of a failed bridge.
        reject(error as Error)
      },
    )
  })
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
