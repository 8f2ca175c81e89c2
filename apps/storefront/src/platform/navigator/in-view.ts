/** Pages fetched because their link is in sight, per document; the rest waits for a finger. */
const limit = 24
/**
 * What the first page gets for itself once it lives (ms): its pictures, its calls, and a phone that
 * answers.
 */
const calm = 2500
const waiting = new Map<Element, Preload>()
const queue: Preload[] = []
let observer: IntersectionObserver | undefined
let begun = 0
let calmAt: number | undefined

type Preload = () => Promise<void>

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function isGoodConnection(): boolean {
  const connection = (navigator as { connection?: Connection }).connection
  return (
    connection !== undefined && connection.saveData !== true && connection.effectiveType === '4g'
  )
}

function whenIdle(work: () => void): void {
  const wait = (calmAt ?? 0) - performance.now()
  if (wait > 0) setTimeout(() => whenIdle(work), wait)
  else if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

/** One after another: what the shopper does in the meantime waits for one page at most. */
async function work(): Promise<void> {
  await queue[0]?.()
  queue.shift()
  if (queue.length > 0) whenIdle(() => void work())
}

function watch(): IntersectionObserver {
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const preload = waiting.get(target)
      if (!isIntersecting || !preload || begun >= limit) continue
      forget(target)
      begun += 1
      queue.push(preload)
      if (queue.length === 1) whenIdle(() => void work())
    }
  })
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}

let sign: Promise<void> | undefined

/**
 * By what somebody shows to be there. To scroll is no sign: pictures that go on by themselves
 * scroll as well.
 */
const signs = ['pointerdown', 'wheel', 'touchmove', 'keydown']

/** The first time that somebody touches, turns a wheel or types. */
function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    for (const kind of signs)
      addEventListener(kind, () => resolve(), { once: true, capture: true, passive: true })
  })
  return sign
}

/**
 * Calls once when the element is in view and the page has come to rest, if the connection can bear
 * it; answers how to stop. What stands in `data-calm`, where pages have much to fetch for
 * themselves, waits for a first sign of somebody.
 */
export function preloadInView(element: Element, preload: Preload): (() => void) | undefined {
  if (begun >= limit || typeof IntersectionObserver === 'undefined' || !isGoodConnection())
    return undefined
  observer ??= watch()
  calmAt ??= performance.now() + calm
  waiting.set(element, preload)
  const look = () => waiting.has(element) && observer?.observe(element)
  if (element.closest('[data-calm]')) void firstSign().then(look)
  else look()
  return () => forget(element)
}
