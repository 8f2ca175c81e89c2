import { shellPath } from './keeping.rules.ts'
import type { Seen } from './worker.ts'

/** Milliseconds between two questions whether the shop can be reached again. */
const patience = 5_000

/**
 * Lets a worker keep what was seen, for times without a line. `fallback`: the store of addresses
 * that name none.
 */
export async function keepSeen(fallback: string): Promise<void> {
  if (document.documentElement.dataset['offline'] !== undefined) comeBack()
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  }
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const path = location.pathname
  const shell = shellPath(path) ?? shellPath(`/${fallback}`)
  const seen: Seen = { path, shell, language: document.documentElement.lang, files }
  active?.postMessage(seen)
  // What a cart holds came in its document, which the worker never keeps: it is asked for once
  // more, past the worker.
  if (path === shell) askAnew()
}

/**
 * A line that was never reported broken is reported mended: then everything that is shown is asked
 * for again.
 */
function askAnew(): void {
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
}

/** This document is a copy: asks until the shop answers. */
function comeBack(): void {
  const timer = setInterval(() => {
    if (!navigator.onLine) return
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => {
        if (!ok) return
        clearInterval(timer)
        delete document.documentElement.dataset['offline']
        askAnew()
      },
      () => undefined,
    )
  }, patience)
}
