import { useEffect, useState } from 'react'
import type { View } from '#platform/navigator/view.ts'

/** Long enough for a page that is nearly there to have set its title. */
const settle = 400

/** Says the title of the page one has come to, for those who cannot see that it changed. */
export function Announcer({ view }: { view: View }) {
  const [words, setWords] = useState('')
  useEffect(() => {
    if (view.action === 'load') return
    const timer = setTimeout(() => setWords(document.title), settle)
    return () => clearTimeout(timer)
  }, [view])
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {words}
    </p>
  )
}
