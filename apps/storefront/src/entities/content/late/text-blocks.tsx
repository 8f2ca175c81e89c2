import type { ContentLink } from '@mallard/contract/links'
import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { ChevronIcon, PlusIcon } from '@mallard/ui/icons'
import { Picture } from '@mallard/ui/picture'
import { ContentLinkBox } from '../content-link.tsx'
import { lateTexts } from './late.texts.ts'
import styles from './text-blocks.module.css'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export function StoryBlock({ title, text, pic, link }: Of<'story'>) {
  const inside = (
    <>
      {pic && (
        <Picture
          src={pic.url}
          alt=""
          ratio={16 / 10}
          sizes="(min-width: 540px) 506px, 94vw"
          tint={pic.color}
        />
      )}
      <span className={styles.storyWords}>
        <span className={styles.storyTitle}>{title}</span>
        <span className={styles.storyText}>{text}</span>
        {link && <Cue type={link.type} />}
      </span>
    </>
  )
  // A story that leads nowhere is there to be read.
  if (!link || link.type === 'none' || link.type === 'default')
    return <article className={styles.story}>{inside}</article>
  return (
    <ContentLinkBox link={link} className={styles.story}>
      {inside}
    </ContentLinkBox>
  )
}

function Cue({ type }: { type: ContentLink['type'] }) {
  const texts = lateTexts()
  if (type === 'none') return null
  if (type === 'addCart') {
    return (
      <span className={styles.add}>
        <PlusIcon size={16} />
        {texts.add}
      </span>
    )
  }
  return (
    <span className={styles.cue}>
      {type === 'url' ? texts.visit : type === '#' ? texts.top : texts.look}
      <ChevronIcon size={16} />
    </span>
  )
}

/** Written by operators and cleaned by the server when it is saved. */
export function TextBlock({ html }: Of<'text'>) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
