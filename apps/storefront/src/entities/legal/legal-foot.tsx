import { useLate } from '#platform/use-late.ts'

const load = () => import('./late/filings.tsx').then(({ Filings }) => Filings)

/**
 * Who is behind the store, at the foot of a page. It comes after the page: the first packets of a
 * document have no room for it.
 */
export function LegalFoot() {
  const Filings = useLate(true, load)
  return Filings ? <Filings /> : null
}
