import { useRef, useState } from 'react'

/**
 * One action at a time. Refusals are told by the shell and the page stays as it is; `onFail` asks
 * again how things stand.
 */
export function useDuring(onFail: () => void): {
  isBusy: boolean
  during: (run: () => Promise<unknown>) => Promise<void>
} {
  const [isBusy, setIsBusy] = useState(false)
  // The second tap of a double one comes before the first one is drawn.
  const isUnderWay = useRef(false)

  async function during(run: () => Promise<unknown>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    try {
      await run()
    } catch {
      onFail()
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, during }
}
