import type { PictureRef } from '@mallard/contract/fields'
import { Picture } from '@mallard/ui/picture'
import type { ReactNode } from 'react'
import styles from './activity.module.css'

interface ActivityOfferProps {
  pic: PictureRef
  /** What the picture shows. */
  alt: string
  title: string
  /** Below the title. */
  note?: ReactNode
  tags: ReactNode
  /** What it costs and how it stands, below the tags. */
  children: ReactNode
}

/** What an activity is about: a large picture, and in words what it is and how it stands. */
export function ActivityOffer({ pic, alt, title, note, tags, children }: ActivityOfferProps) {
  return (
    <section className={styles.offer}>
      <Picture
        src={pic.url}
        alt={alt}
        sizes="(min-width: 540px) 516px, 94vw"
        tint={pic.color}
        eager
        priority="high"
        radius="l"
      />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {note}
        <div className={styles.tags}>{tags}</div>
        {children}
      </div>
    </section>
  )
}
