import { useState } from 'react'

/**
 * What an editor began from, whose version it saves under: it follows what is there now until
 * something is typed, so that a colleague's change neither takes that away nor is overwritten
 * unseen. And a function that begins anew, with what was saved.
 */
export function useBegun<Of extends { readonly version: number } | undefined>(
  now: Of,
  isTouched: boolean,
  begin: (of: NonNullable<Of>) => void,
) {
  const [begun, setBegun] = useState(now)
  function take(next: NonNullable<Of>): void {
    setBegun(next)
    begin(next)
  }
  if (now && begun && now.version > begun.version && !isTouched) take(now)
  return [begun, take] as const
}
