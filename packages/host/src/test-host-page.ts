import type { HostPage } from './environment.ts'

/** A window that answers to nothing by itself: tests say what happens in it. */
export interface FakePage extends HostPage {
  /** Addresses that the page left for, in order. */
  left: string[]
  /** Addresses of scripts that were put into the page. */
  scripts: string[]
  tell(type: string): void
  show(): void
  hide(): void
  /** What a script does when it has loaded; without it, it fails. */
  onScript: ((address: string) => void) | undefined
}

export function fakePage(
  userAgent: string,
  { url = 'https://shop.example/a/1-1', ...more }: Partial<HostPage> & { url?: string } = {},
): FakePage {
  const windowEvents = new EventTarget()
  const documentEvents = new EventTarget()
  const left: string[] = []
  const scripts: string[] = []
  let visibility: DocumentVisibilityState = 'visible'
  const stored = new Map<string, string>()

  const document = {
    title: '',
    get visibilityState() {
      return visibility
    },
    addEventListener: documentEvents.addEventListener.bind(documentEvents),
    removeEventListener: documentEvents.removeEventListener.bind(documentEvents),
    createElement: () =>
      Object.assign(new EventTarget(), {
        src: '',
        async: false,
        hidden: false,
        title: '',
        remove: () => undefined,
      }),
    head: {
      append(script: EventTarget & { src: string }) {
        scripts.push(script.src)
        void Promise.resolve().then(() => {
          page.onScript?.(script.src)
          return script.dispatchEvent(new Event(page.onScript ? 'load' : 'error'))
        })
      },
    },
    body: { append: (frame: { src: string }) => void scripts.push(frame.src) },
  }
  const { search, hash, origin, href } = new URL(url)
  const leave = (address: string | URL) => void left.push(`${address}`)
  const page: FakePage = {
    left,
    scripts,
    onScript: undefined,
    navigator: { userAgent },
    location: { search, hash, origin, href, assign: leave, replace: leave },
    sessionStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    document: document as unknown as Document,
    addEventListener: (type, listener) => windowEvents.addEventListener(type, listener),
    removeEventListener: (type, listener) => windowEvents.removeEventListener(type, listener),
    open: (address) => void left.push(address),
    tell: (type) => void windowEvents.dispatchEvent(new Event(type)),
    show() {
      visibility = 'visible'
      documentEvents.dispatchEvent(new Event('visibilitychange'))
    },
    hide() {
      visibility = 'hidden'
      documentEvents.dispatchEvent(new Event('visibilitychange'))
    },
    ...more,
  }
  return page
}

/** What a promise has come to by now. */
export function outcomeOf<T>(promise: Promise<T>): {
  now: () => 'waiting' | { value: T } | { error: unknown }
} {
  let state: 'waiting' | { value: T } | { error: unknown } = 'waiting'
  promise.then(
    (value) => (state = { value }),
    (error: unknown) => (state = { error }),
  )
  return { now: () => state }
}
