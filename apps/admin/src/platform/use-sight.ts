import { useEffect, useState } from 'react'

/** Whether the page is in sight: not in a tab behind another. */
export function useSight(): boolean {
  const [isSeen, setSeen] = useState(() => !document.hidden)
  useEffect(() => {
    const look = () => setSeen(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}
