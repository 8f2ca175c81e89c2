import { useEffect, useState } from 'react'

export type Drawn = { state: 'drawing' } | { state: 'failed' } | { state: 'drawn'; url: string }

/**
 * A picture that this phone draws, at an address of its own while it is shown: drawn again when one
 * of `about` changes, and when it is asked to.
 */
export function useDrawn(
  about: readonly unknown[],
  draw: () => Promise<Blob>,
): readonly [drawn: Drawn, again: () => void] {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'drawing' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    let url: string | undefined
    setDrawn({ state: 'drawing' })
    draw()
      .then((picture) => {
        if (isOver) return
        url = URL.createObjectURL(picture)
        setDrawn({ state: 'drawn', url })
      })
      .catch(() => !isOver && setDrawn({ state: 'failed' }))
    return () => {
      isOver = true
      if (url) URL.revokeObjectURL(url)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `draw` is another one each time
  }, [...about, attempt])
  return [drawn, () => setAttempt(attempt + 1)]
}
