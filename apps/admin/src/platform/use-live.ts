import { noticeSocketPath } from '@mallard/contract/people/notices/notices.codes'
import { second } from '@mallard/kernel'
import { useEffect, useRef } from 'react'
import { useSession } from './session.ts'

/** Milliseconds before a new try, doubled each time. */
const firstPause = second
const longestPause = 60 * second

/**
 * Follows what changes in the store while the page is open: `onChange` asks again. It is called at
 * each (new) connection as well, for what was missed; where there is none, the page asks in its time.
 */
export function useLive(topic: string, onChange: () => void): void {
  const { scope } = useSession()
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  const { partnerId, storeId } = scope
  useEffect(() => {
    const origin = location.origin.replace(/^http/, 'ws')
    const url = `${origin}${noticeSocketPath}?office=${partnerId}-${storeId}&topic=${topic}`
    let socket: WebSocket | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let tries = 0
    let isOver = false
    function open(): void {
      socket = new WebSocket(url)
      socket.addEventListener('open', () => {
        tries = 0
        changed.current()
      })
      socket.addEventListener('message', () => changed.current())
      socket.addEventListener('close', () => {
        if (isOver) return
        const pause = Math.min(firstPause * 2 ** tries, longestPause)
        // Not all at once after the server was away.
        timer = setTimeout(open, pause * (0.5 + Math.random() / 2))
        tries += 1
      })
    }
    open()
    return () => {
      isOver = true
      clearTimeout(timer)
      socket?.close()
    }
  }, [partnerId, storeId, topic])
}
