import { Tabs } from '@mallard/ui/tabs'
import { useEffect, useState } from 'react'
import { laterTexts } from './goods-later.texts.ts'
import styles from './goods-tabs.module.css'
import { partId, parts } from './goods-parts.ts'
import { useScrollSpy } from './use-scroll-spy.ts'

/** The parts of the page under its title, once the picture is scrolled past. */
export default function GoodsTabs({ itemId }: { itemId: number }) {
  const texts = laterTexts()
  const { current, goTo } = useScrollSpy(parts, (part) => partId(itemId, part))
  const isPast = usePast(() => document.getElementById(partId(itemId, 'goods')))
  const [first] = parts
  return (
    <div className={`fixed-column ${styles.bar}`} data-shown={isPast || undefined} inert={!isPast}>
      <Tabs
        fill
        label={texts.parts}
        items={parts.map((key) => ({ key, label: texts[key] }))}
        value={current}
        onChange={(key) => {
          if (key === first) return scrollTo({ top: 0, behavior: 'instant' })
          goTo(key, 'smooth')
        }}
      />
    </div>
  )
}

/** Whether the top of the page is out of sight. */
function usePast(find: () => Element | null): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const mark = find()
    if (!mark) return
    const observer = new IntersectionObserver(([entry]) => setPast(!entry?.isIntersecting))
    observer.observe(mark)
    return () => observer.disconnect()
    // The mark stays while the page does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return isPast
}
