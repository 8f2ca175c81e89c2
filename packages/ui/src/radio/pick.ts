import type { KeyboardEvent } from 'react'

const arrows: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** An arrow key is held: browsers click the radio that it moves to, which is no choice yet. */
let isMoving = false

/**
 * What a radio of a list that closes with the choice listens to: a tap, Space or Enter is one, an
 * arrow only moves.
 */
export function pickedBy(pick: () => void) {
  return {
    onPointerDown: () => {
      isMoving = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      isMoving = arrows.has(event.key)
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return
      // A browser does nothing about Space on a radio that an arrow has ticked.
      event.preventDefault()
      pick()
    },
    onKeyUp: () => {
      isMoving = false
    },
    onClick: () => {
      if (!isMoving) pick()
    },
  }
}
