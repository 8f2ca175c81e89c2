import type { ContentLink } from '@mallard/contract/links'
import { ChevronIcon } from '@mallard/ui/icons'
import { ContentLinkBox } from './content-link.tsx'
import { contentTexts } from './content.texts.ts'
import styles from './content-blocks.module.css'

export function BlockHeading({
  title,
  subTitle,
  link,
}: {
  title: string
  subTitle: string
  link?: ContentLink | null | undefined
}) {
  const texts = contentTexts()
  return (
    <div className={styles.heading}>
      <div className={styles.headingWords}>
        <h2>{title}</h2>
        {subTitle && <p>{subTitle}</p>}
      </div>
      {link && (
        <ContentLinkBox link={link} className={styles.more} label={texts.allOf(title)}>
          {texts.all}
          <ChevronIcon size={16} />
        </ContentLinkBox>
      )}
    </div>
  )
}
