import { socketClose } from '@mallard/contract/people/notices/notices.codes'

/** Milliseconds before the first new try; doubled each time. */
const firstPause = 1_000
const longestPause = 60_000
/** A connection that lasted so long (ms) was sound: the next pause begins again. */
const soundAfter = 10_000
/**
 * A page that was out of sight so long (ms) cannot trust its connection: phones freeze them without
 * a word.
 */
const doubtAfter = 60_000

export interface ConnectionOptions {
  url: string
  /** Also after each return: what was missed must be asked for. */
  onOpen: () => void
  onMessage: (text: string) => void
}

/**
 * Keeps a socket open while the page is in use: comes back with growing pauses, at once when the
 * phone is online or the page is seen again.
 */
export function connect({ url, onOpen, onMessage }: ConnectionOptions): { close: () => void } {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let isOver = false
  let waitsForPage = false
  let hiddenAt: number | undefined

  function open(): void {
    clearTimeout(timer)
    if (isOver || socket) return
    const next = new WebSocket(url)
    socket = next
    let openedAt: number | undefined
    next.onopen = () => {
      openedAt = performance.now()
      onOpen()
    }
    next.onmessage = ({ data }) => onMessage(String(data))
    next.onclose = ({ code }) => {
      // One that was dropped on purpose has nothing to say.
      if (socket !== next) return
      socket = undefined
      if (openedAt !== undefined && performance.now() - openedAt > soundAfter) tries = 0
      // A session that has ended has no messages; a page of too many waits until it is looked at.
      if (code === socketClose.sessionEnded) isOver = true
      waitsForPage = code === socketClose.misuse
      if (!isOver && !waitsForPage && navigator.onLine) later()
    }
  }

  function later(): void {
    const pause = Math.min(firstPause * 2 ** tries, longestPause)
    tries += 1
    // Not all at once after the server was away.
    timer = setTimeout(open, pause * (0.5 + Math.random() / 2))
  }

  function drop(): void {
    clearTimeout(timer)
    const last = socket
    socket = undefined
    last?.close()
  }

  function now(): void {
    tries = 0
    waitsForPage = false
    open()
  }

  function onSight(): void {
    if (document.visibilityState === 'hidden') {
      hiddenAt = performance.now()
      return
    }
    if (hiddenAt !== undefined && performance.now() - hiddenAt > doubtAfter) drop()
    hiddenAt = undefined
    now()
  }

  // A page with an open socket could not be kept for the way back.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) now()
  }
  const events = new AbortController()
  const { signal } = events
  window.addEventListener('online', now, { signal })
  window.addEventListener('pagehide', drop, { signal })
  window.addEventListener('pageshow', onShow, { signal })
  document.addEventListener('visibilitychange', onSight, { signal })
  open()

  return {
    close: () => {
      isOver = true
      events.abort()
      drop()
    },
  }
}
