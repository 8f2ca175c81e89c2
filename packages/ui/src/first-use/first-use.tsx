import { lazy, useEffect, useRef, useState, type ComponentType } from 'react'
import { fetchCode } from './fetch-code.ts'

interface Opened {
  open: boolean
  onClose: () => void
}

/**
 * A component whose code arrives when it is first opened. `load` is also what a preload calls.
 * Where the code does not come, the page stays as it is: that is said, the part counts as closed,
 * and the next opening asks again. If that fails with a line as well, the code is gone for a newer
 * one: the page's error boundary speaks, which offers to load the page again.
 */
export function onFirstUse<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Body: ComponentType<Props> | undefined
  return function FirstUse(props: Props) {
    const { open, onClose } = props
    const [hasCode, setHasCode] = useState(Body !== undefined)
    const [isGone, setGone] = useState(false)
    const [wasOpened, setOpened] = useState(open)
    const failures = useRef(0)
    const close = useRef(onClose)
    close.current = onClose
    if (open && !wasOpened) setOpened(true)

    useEffect(() => {
      if (!open || hasCode) return
      let isOver = false
      void fetchCode(load).then((code) => {
        Body ??= code
        if (isOver) return
        if (Body) return setHasCode(true)
        failures.current += 1
        if (failures.current > 1 && navigator.onLine) setGone(true)
        close.current()
      })
      return () => {
        isOver = true
      }
    }, [open, hasCode])

    if (isGone) throw new Error('a part of the page cannot be fetched')
    return Body && wasOpened ? <Body {...props} /> : null
  }
}

const Nothing = () => null

/**
 * A part that a page can do without: its code arrives when it is drawn first, and where that fails
 * nothing is drawn. Wants a `Suspense` around it.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(() => load().catch(() => Nothing)) }))
}
