/** Pages fetched because their link is in sight, per document; the rest waits for a finger. */
const limit = 24
const waiting = new Map<Element, () => void>()
const queue: (() => void)[] = []
let observer: IntersectionObserver | undefined
let begun = 0

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function isGoodConnection(): boolean {
  const connection = (navigator as { connection?: Connection }).connection
  return connection !== undefined && connection.saveData !== true && connection.effectiveType === '4g'
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

function work(): void {
  const next = queue.shift()
  next?.()
  if (queue.length > 0) whenIdle(work)
}

function watch(): IntersectionObserver {
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const preload = waiting.get(target)
      if (!isIntersecting || !preload || begun >= limit) continue
      forget(target)
      begun += 1
      queue.push(preload)
      if (queue.length === 1) whenIdle(work)
    }
  })
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}

/** Calls once when the element comes into view, if the connection can bear it; answers how to stop. */
export function preloadInView(element: Element, preload: () => void): (() => void) | undefined {
  if (begun >= limit || typeof IntersectionObserver === 'undefined' || !isGoodConnection()) return undefined
  observer ??= watch()
  waiting.set(element, preload)
  observer.observe(element)
  return () => forget(element)
}
