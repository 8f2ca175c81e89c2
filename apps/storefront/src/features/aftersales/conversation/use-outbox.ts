import type { InputOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { usualRules } from '@mallard/ui/upload'
import { useRef, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { pictureSender } from '#platform/upload/send-picture.ts'

type Said = Omit<InputOf<Calls['conversation']['send']>, 'requestId'>

/** A message that the server does not have yet. */
export interface Outgoing {
  readonly requestId: string
  /** What it shows: words, the name of what is sent, or nothing for a picture. */
  readonly words: string
  /** Address of a picture that was chosen, in this page alone. */
  readonly preview?: string
  readonly hasFailed: boolean
}

interface Wish extends Outgoing {
  readonly make: () => Promise<Said>
}

/** Sends messages one after the other, and keeps those that did not go. */
export function useOutbox(onSent: () => Promise<void>) {
  const api = useApi()
  const [outgoing, setOutgoing] = useState<readonly Wish[]>([])
  const turn = useRef<Promise<void>>(Promise.resolve())

  function remove({ requestId, preview }: Outgoing): void {
    setOutgoing((before) => before.filter((each) => each.requestId !== requestId))
    if (preview) URL.revokeObjectURL(preview)
  }

  function drop(requestId: string): void {
    const wish = outgoing.find((each) => each.requestId === requestId)
    if (wish) remove(wish)
  }

  async function run(wish: Wish): Promise<void> {
    const { requestId, make } = wish
    try {
      await api.conversation.send({ ...(await make()), requestId })
      // It is in the thread by then; its number keeps it from standing there twice.
      await onSent()
      remove(wish)
    } catch {
      // The shell has said why.
      setOutgoing((before) =>
        before.map((each) => (each.requestId === requestId ? { ...each, hasFailed: true } : each)),
      )
    }
  }

  function queue(wish: Wish): void {
    turn.current = turn.current.then(() => run(wish))
  }

  function begin(words: string, make: Wish['make'], preview?: string): void {
    const wish = {
      requestId: newUuid(),
      words,
      make,
      hasFailed: false,
      ...(preview && { preview }),
    }
    setOutgoing((before) => [...before, wish])
    queue(wish)
  }

  function again(requestId: string): void {
    const wish = outgoing.find((each) => each.requestId === requestId)
    if (!wish) return
    const next = { ...wish, hasFailed: false }
    setOutgoing((before) => before.map((each) => (each === wish ? next : each)))
    queue(next)
  }

  return {
    outgoing: outgoing as readonly Outgoing[],
    drop,
    again,
    say: (text: string) => begin(text, async () => ({ text })),
    sendGoods: (itemId: number, title: string) => begin(title, async () => ({ itemId })),
    sendOrder: (orderSn: string, title: string) => begin(title, async () => ({ orderSn })),
    /** False: it is no picture that can be sent. */
    sendPicture: (file: File): boolean => {
      if (!usualRules.types.includes(file.type) || file.size > usualRules.maxSize) return false
      // A picture that was uploaded is not uploaded again by another try.
      let sent: Promise<string> | undefined
      const upload = () =>
        pictureSender(api, 'feedback')(file, {
          onProgress: () => undefined,
          signal: new AbortController().signal,
        }).then(({ key }) => key)
      begin(
        '',
        async () => {
          sent ??= upload()
          sent.catch(() => {
            sent = undefined
          })
          return { pic: await sent }
        },
        URL.createObjectURL(file),
      )
      return true
    },
  }
}
