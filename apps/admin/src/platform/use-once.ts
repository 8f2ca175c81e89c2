import { useRef, useState } from 'react'

/**
 * Sends an input under a number of its own (`requestId`), by which the server does it once however
 * often it comes. The number stays until the wish has succeeded or was changed: one whose answer
 * was lost can be sent again.
 */
export function useOnce<Input, Made>(
  send: (input: Input & { requestId: string }) => Promise<Made>,
): (input: Input) => Promise<Made> {
  const open = useRef({ text: '', requestId: '' })
  return async (input) => {
    const text = JSON.stringify(input)
    if (open.current.text !== text) open.current = { text, requestId: crypto.randomUUID() }
    const made = await send({ ...input, requestId: open.current.requestId })
    open.current = { text: '', requestId: '' }
    return made
  }
}

/**
 * A number that stays as long as the form does, whatever is typed: of money and points, a wish that
 * was changed after its answer was lost must not be done beside the first one.
 */
export function useRequestId(): string {
  return useState(() => crypto.randomUUID())[0]
}
