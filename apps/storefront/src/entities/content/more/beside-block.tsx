import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { Picture } from '@mallard/ui/picture'
import { ContentLinkBox } from '../content-link.tsx'
import styles from './more-blocks.module.css'

/** Words beside a picture. */
export function BesideBlock({ title, text, pic, side, link }: Extract<Block, { kind: 'beside' }>) {
  const isRead = !link || link.type === 'none' || link.type === 'default'
  return (
    <ContentLinkBox
      link={isRead ? null : link}
      className={side === 'right' ? `${styles.beside} ${styles.right}` : styles.beside}
    >
      <Picture
        src={pic.url}
        alt=""
        sizes="(min-width: 540px) 204px, 38vw"
        tint={pic.color}
        className={styles.besidePic}
      />
      <span className={styles.besideWords}>
        <span className={styles.besideTitle}>{title}</span>
        <span className={styles.besideText}>{text}</span>
      </span>
    </ContentLinkBox>
  )
}
