import type { Block } from '@mallard/contract/cms/cms.fields'
import { CheckCircleIcon, ChevronIcon, PlusIcon, ReturnIcon, ServiceIcon, ShieldIcon, TruckIcon } from '@mallard/ui/icons'
import { Picture } from '@mallard/ui/picture'
import { ContentLinkBox } from './content-link.tsx'
import { contentTexts } from './content.texts.ts'
import styles from './text-blocks.module.css'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const promiseIcons: Readonly<Record<string, typeof TruckIcon>> = { truck: TruckIcon, return: ReturnIcon, shield: ShieldIcon, service: ServiceIcon }

export function PromiseBlock({ items }: Of<'promise'>) {
  const texts = contentTexts()
  return (
    // A strip that scrolls must be reachable from the keyboard.
    <ul className={styles.promises} aria-label={texts.promises} tabIndex={0}>
      {items.map(({ icon, name, text }) => {
        const Icon = promiseIcons[icon] ?? CheckCircleIcon
        return (
          <li key={name} className={styles.promise}>
            <Icon size={22} className={styles.promiseIcon} />
            <span>
              <span className={styles.promiseName}>{name}</span>
              <span className={styles.promiseText}>{text}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export function StoryBlock({ title, text, pic, link }: Of<'story'>) {
  const inside = (
    <>
      {pic && <Picture src={pic.url} alt="" ratio={16 / 10} sizes="(min-width: 540px) 506px, 94vw" tint={pic.color} />}
      <span className={styles.storyWords}>
        <span className={styles.storyTitle}>{title}</span>
        <span className={styles.storyText}>{text}</span>
        <Cue type={link.type} />
      </span>
    </>
  )
  // A story that leads nowhere is there to be read.
  if (link.type === 'none') return <article className={styles.story}>{inside}</article>
  return (
    <ContentLinkBox link={link} className={styles.story}>
      {inside}
    </ContentLinkBox>
  )
}

function Cue({ type }: { type: Of<'story'>['link']['type'] }) {
  const texts = contentTexts()
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
