import { aliveEvent } from '@mallard/contract/rendering'

/**
 * Ends the remembering of taps by the document's own script (`tapScript` of the server's
 * document.ts), and answers the button that was tapped last before the shop listened. From here on
 * anyone who called must see to it that taps are answered.
 */
export function takeEarlyTap(): HTMLElement | undefined {
  let tapped: HTMLElement | undefined
  const detail = (button: HTMLElement) => {
    tapped = button
  }
  dispatchEvent(new CustomEvent(aliveEvent, { detail }))
  return tapped
}

/** How long a tap waits for its part to come to life, and how often it is made again (ms). */
const patience = 10_000
const pause = 50

/**
 * A part of a drawn page comes to life when its own code is there. React stops a click that meets it
 * before on its way to the button, and forgets it: it is made again until it arrives, unless
 * something else is tapped meanwhile (decision 49).
 */
export function repeatLostTaps(): void {
  let waiting: { readonly button: HTMLElement; readonly until: number } | undefined
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button,[role=button]')
      if (waiting?.button !== button) waiting = undefined
      if (!button) return
      const tap = (waiting ??= { button, until: performance.now() + patience })
      const arrive = () => {
        if (waiting === tap) waiting = undefined
      }
      button.addEventListener('click', arrive, true)
      setTimeout(() => {
        button.removeEventListener('click', arrive, true)
        if (waiting === tap && performance.now() < tap.until && button.isConnected) button.click()
      }, pause)
    },
    true,
  )
}
