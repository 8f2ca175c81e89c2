import type { Api } from '#platform/api.ts'
import type { Navigator } from '#platform/navigator/navigator.ts'
import { readStored, storageKeys, store } from '#platform/storage.ts'
import type { Entered } from '#platform/tracking/visit-record.ts'

/** When the page stands (ms): until then pages are only noted. */
const recorderDelay = 1000

/**
 * Notes every page that is entered, for the recorder that comes when there is time for it; who
 * leaves before is recorded next time.
 */
export function noteVisits(navigator: Pick<Navigator, 'view' | 'subscribe'>, api: () => Api): void {
  const entered: Entered[] = []
  const note = (isArrival?: boolean) => {
    const { name, pathname, search } = navigator.view()
    entered.push({ name, pathname, search, referrer: document.referrer, at: Date.now(), isArrival })
  }
  note(true)
  navigator.subscribe(() => note())
  addEventListener('pagehide', () => {
    const key = storageKeys.entered
    for (const page of entered.splice(0))
      store(key, `${readStored(key) ?? ''}${JSON.stringify(page)}\n`)
  })
  setTimeout(() => {
    import('#platform/tracking/record-visits.ts').then(
      ({ recordVisits }) => recordVisits({ entered, subscribe: navigator.subscribe, api }),
      () => undefined,
    )
  }, recorderDelay)
}
