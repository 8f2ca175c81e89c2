import {
  asCopy,
  changesSession,
  isForEveryone,
  isSeenAgain,
  keepingOf,
  shellPath,
} from './keeping.rules.ts'

/**
 * Shows the last seen home, goods and cart without a line. With one, the network always comes
 * first: nothing here is ever shown instead of what the server says, so a new version of the shop
 * needs no new worker, and a worker that breaks can only fail to help.
 */

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends LongEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<E extends Event>(name: string, listener: (event: E) => void): void
}

/**
 * What a page tells when it has settled: the store it is in, its language, and what it was made of.
 */
export interface Seen {
  readonly path: string
  readonly shell: string | undefined
  readonly language: string
  readonly files: readonly string[]
}

const worker = globalThis as unknown as Worker
const origin = location.origin

/** Of the code of this very worker, put in by the build: another one reads no cache of this one. */
const version = 'mallard-%version%'
const names = {
  pages: `${version}-pages`,
  files: `${version}-files`,
  pictures: `${version}-pictures`,
  own: `${version}-own-`,
}
/** Entries kept, the newest ones. */
const max = { pages: 30, files: 200, pictures: 150, own: 60 }
/** Age (ms) at which a shell is asked for again. */
const shellLife = 3_600_000

worker.addEventListener<LongEvent>('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener<LongEvent>('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener<LongEvent & MessageEvent<Seen>>('message', (event) =>
  event.waitUntil(keepSeen(event.data)),
)
worker.addEventListener<FetchEvent>('fetch', (event) => {
  const { request } = event
  if (changesSession(request)) event.waitUntil(forgetOwn())
  const keeping = keepingOf(request, origin)
  if (keeping === 'document') event.respondWith(documentFor(event))
  else if (keeping === 'file') event.respondWith(fromCache(event, names.files, max.files))
  else if (keeping === 'picture') event.respondWith(fromCache(event, names.pictures, max.pictures))
  else if (keeping === 'answer') event.respondWith(answerFor(event))
})

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => !name.startsWith(version))
  await Promise.all(others.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function documentFor(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (
      isSeenAgain(pathname) &&
      isForEveryone(answer.status, answer.headers.get('cache-control'))
    ) {
      event.waitUntil(keep(names.pages, pathname, answer.clone(), max.pages))
    }
    return answer
  } catch (error) {
    const copy = (await kept(names.pages, pathname)) ?? (await shellFor(pathname))
    if (copy) return marked(copy)
    throw error
  }
}

async function shellFor(pathname: string): Promise<Response | undefined> {
  const own = shellPath(pathname)
  if (own) return kept(names.pages, own)
  const pages = await caches.open(names.pages)
  const any = (await pages.keys()).find(
    ({ url }) => shellPath(new URL(url).pathname) === new URL(url).pathname,
  )
  return any && pages.match(any)
}

async function marked(copy: Response): Promise<Response> {
  const headers = new Headers(copy.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(asCopy(await copy.text()), { headers })
}

/** Files and pictures never change under their names. */
async function fromCache(event: FetchEvent, name: string, count: number): Promise<Response> {
  const copy = await kept(name, event.request.url)
  if (copy) return copy
  const answer = await fetch(event.request)
  if (answer.status === 200) event.waitUntil(keep(name, event.request.url, answer.clone(), count))
  return answer
}

/** An answer is kept under the session that asked, and shown to no other. */
async function answerFor(event: FetchEvent): Promise<Response> {
  const name = names.own + (await fingerprint(event.request.headers.get('x-xsrf-token') ?? ''))
  try {
    const answer = await fetch(event.request)
    if (answer.status === 200)
      event.waitUntil(writeToCache(name, event.request.url, answer.clone()))
    return answer
  } catch (error) {
    const copy = await kept(name, event.request.url)
    if (copy) return copy
    throw error
  }
}

async function writeToCache(name: string, url: string, answer: Response): Promise<void> {
  const start = (await answer.clone().text()).slice(0, 12)
  if (start.startsWith('{"code":401')) return forgetOwn()
  if (!start.startsWith('{"code":200')) return
  await forgetOwn(name)
  await keep(name, url, answer, max.own)
}

/** Drops the answers of every session but one. */
async function forgetOwn(but?: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(names.own) && name !== but)
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function fingerprint(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  )
  return Array.from(bytes.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * What the page in front was made of before there was a worker; documents are asked for as a
 * stranger, so that they hold nobody.
 */
async function keepSeen({ path, shell, language, files }: Seen): Promise<void> {
  const asStranger = (url: string) =>
    fetch(url, {
      credentials: 'omit',
      headers: { accept: 'text/html', 'accept-language': language },
    })
  await keepMissing(files)
  if (isSeenAgain(path) && !(await kept(names.pages, path))) {
    const document = await asStranger(path)
    if (isForEveryone(document.status, document.headers.get('cache-control')))
      await keep(names.pages, path, document, max.pages)
  }
  if (!shell) return
  const before = await kept(names.pages, shell)
  if (before && Date.parse(before.headers.get('date') ?? '') > Date.now() - shellLife) return
  const document = await asStranger(shell)
  if (document.status !== 200) return
  const text = await document.clone().text()
  await keep(names.pages, shell, document, max.pages)
  await keepMissing([...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file))
}

async function keepMissing(urls: readonly string[]): Promise<void> {
  for (const url of new Set(urls)) {
    const keeping = keepingOf(
      { method: 'GET', mode: 'no-cors', url: new URL(url, origin).href },
      origin,
    )
    if (keeping !== 'file' && keeping !== 'picture') continue
    const name = keeping === 'file' ? names.files : names.pictures
    if (await kept(name, url)) continue
    const answer = await fetch(url)
    if (answer.status === 200)
      await keep(name, url, answer, keeping === 'file' ? max.files : max.pictures)
  }
}

async function kept(name: string, url: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(url, { ignoreVary: true })
}

/** Keeps one more, and lets the oldest go. A full disk keeps nothing and breaks nothing. */
async function keep(name: string, url: string, answer: Response, count: number): Promise<void> {
  try {
    const cache = await caches.open(name)
    await cache.delete(url, { ignoreVary: true })
    await cache.put(url, answer)
    const keys = await cache.keys()
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - count)).map((key) => cache.delete(key)),
    )
  } catch {
    // Full or forbidden.
  }
}
