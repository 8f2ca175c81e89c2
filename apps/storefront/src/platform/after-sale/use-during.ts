import { useState } from 'react'

/** One deed at a time. Refusals are told by the shell and the page stays as it is; `onFail` asks anew how things stand. */
export function useDuring(onFail: () => void): { isBusy: boolean; during: (run: () => Promise<unknown>) => Promise<void> } {
  const [isBusy, setIsBusy] = useState(false)

  async function during(run: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await run()
    } catch {
      onFail()
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, during }
}
