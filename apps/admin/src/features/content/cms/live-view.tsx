import { forAddress } from '@mallard/kernel'
import type { LiveNote, LivePage } from '@mallard/contract/content/cms/page.codes'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '#platform/session.ts'
import styles from './page.module.css'

interface LiveViewProps {
  /** The page that is written. */
  page: { readonly type: string; readonly layout: 'a' | 'b' }
  live: LivePage
  title: string
  onChoose: (place: number) => void
}

/** A phone that shows the draft with the shop's own blocks; what is typed is there at once. */
export function LiveView({ page: { type, layout }, live, title, onChoose }: LiveViewProps) {
  const { scope } = useSession()
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(0)
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<LiveNote>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.kind === 'page-ready') setReady((times) => times + 1)
      if (data?.kind === 'page-chosen') onChoose(data.place)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [onChoose])
  useEffect(() => {
    if (ready > 0) frame.current?.contentWindow?.postMessage(live, location.origin)
  }, [ready, live])
  const store = `${scope.partnerId}-${scope.storeId}`
  return (
    <iframe
      ref={frame}
      title={title}
      className={styles.phone}
      src={`/preview/${store}/${forAddress(type)}/${layout}`}
    />
  )
}
