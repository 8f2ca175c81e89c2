import { useRef } from 'react'

/**
 * Sends a wish under a number of its own (`requestId`), by which the server does it once however often it comes. The number stays until the wish has
 * succeeded or was changed: one whose answer was lost can be sent again.
 */
export function useOnce<Wish, Made>(send: (wish: Wish & { requestId: string }) => Promise<Made>): (wish: Wish) => Promise<Made> {
  const open = useRef({ text: '', requestId: '' })
  return async (wish) => {
    const text = JSON.stringify(wish)
    if (open.current.text !== text) open.current = { text, requestId: crypto.randomUUID() }
    const made = await send({ ...wish, requestId: open.current.requestId })
    open.current = { text: '', requestId: '' }
    return made
  }
}
