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
