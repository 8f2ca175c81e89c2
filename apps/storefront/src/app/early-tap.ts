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
