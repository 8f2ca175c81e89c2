import { useEffect, useRef } from 'react'
import type { Partner } from '#platform/partner.ts'

const loadStyle = () => import('./partner-style.ts')

/** The page has the look of the partner whose store one is in. A document comes with it. */
export function usePartnerStyle(partner: Partner | undefined): void {
  const appliedId = useRef(0)
  useEffect(() => {
    if (!partner) return
    const root = document.documentElement
    const { id } = partner.partner
    if (appliedId.current ? appliedId.current !== id : root.style.length === 0)
      void loadStyle().then(
        ({ setLook }) => setLook(root, partner),
        () => undefined,
      )
    appliedId.current = id
  }, [partner])
}
