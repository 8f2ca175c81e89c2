import { createContext, use, useMemo, type ReactNode } from 'react'

/** The address of `src` at a width in px, as the server derives it. */
export type PictureUrl = (src: string, width: number) => string

interface PictureUrls {
  urlOf: PictureUrl
  widths: readonly number[]
}

/** What the server cuts from a master. */
const derivedWidths = [200, 400, 750, 1080]

const PictureUrlContext = createContext<PictureUrls | undefined>(undefined)

export function PictureUrlProvider({
  urlOf,
  widths = derivedWidths,
  children,
}: {
  urlOf: PictureUrl
  widths?: readonly number[]
  children: ReactNode
}) {
  const urls = useMemo(() => ({ urlOf, widths }), [urlOf, widths])
  return <PictureUrlContext value={urls}>{children}</PictureUrlContext>
}

export function usePictureUrls(): PictureUrls | undefined {
  return use(PictureUrlContext)
}
