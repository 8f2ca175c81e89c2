import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { BellIcon, ChevronIcon } from '@mallard/ui/icons'
import { ContentLinkBox } from '../content-link.tsx'
import { moreTexts } from './more.texts.ts'
import styles from './more-blocks.module.css'

/** News of the store, one line each. */
export function NoticeBlock({ items }: Extract<Block, { kind: 'notice' }>) {
  if (items.length === 0) return null
  return (
    <ul className={styles.notice} aria-label={moreTexts().news}>
      {items.map(({ text, link }) => {
        const isRead = !link || link.type === 'none' || link.type === 'default'
        return (
          <li key={text}>
            <ContentLinkBox link={isRead ? null : link} className={styles.line}>
              <BellIcon size={18} />
              <span className={styles.lineWords}>{text}</span>
              {!isRead && <ChevronIcon size={16} />}
            </ContentLinkBox>
          </li>
        )
      })}
    </ul>
  )
}
