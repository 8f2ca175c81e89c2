import { expect, vi } from 'vitest'
import { passwordTurns } from './password.ts'

/** Fills the queue of passwords to its end from many networks; lets all of them go again. */
export function fillPasswordTurns(): () => Promise<void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const networks = Array.from({ length: 9 }, (_, index) => `198.51.100.${index}`)
  const waiting = networks.flatMap((network) =>
    Array.from({ length: 20 }, () => passwordTurns.run(network, () => held).catch(() => undefined)),
  )
  return async () => {
    letGo()
    await Promise.all(waiting)
  }
}

/** Holds every turn, so that whoever asks for one waits. */
export function holdPasswordTurns() {
  const run = passwordTurns.run
  const asked = vi.spyOn(passwordTurns, 'run')
  const hold = () => {
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const turns = ['198.51.100.1', '198.51.100.2'].map((network) => run(network, () => held))
    return async () => {
      letGo()
      await Promise.all(turns)
    }
  }
  let free = hold()
  return {
    /** Waits until so many turns have been asked for, in all. */
    asked: (times: number) =>
      vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times), { timeout: 10_000 }),
    /** Who waits has this turn, and waits for the next one. */
    letOne: async () => {
      const before = free
      free = hold()
      await before()
    },
    letGo: async () => {
      asked.mockRestore()
      await free()
    },
  }
}
