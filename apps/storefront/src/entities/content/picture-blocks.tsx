import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { Picture } from '@mallard/ui/picture'
import { Swiper } from '@mallard/ui/swiper'
import { ContentLinkBox } from './content-link.tsx'
import { contentTexts } from './content.texts.ts'
import styles from './picture-blocks.module.css'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const wide = '(min-width: 540px) 506px, 94vw'

/** A partner's look may have it tall. */
const heroRatio = 'var(--hero-ratio, 1.5)'

/** Milliseconds that a slide stays. */
const pace = 5000

export function HeroBlock({ slides, isFirst }: Of<'hero'> & { isFirst: boolean }) {
  const texts = contentTexts()
  return (
    <Swiper label={texts.hero} ratio={heroRatio} autoplay={pace} className={styles.hero}>
      {slides.map(({ pic, title, subTitle, tone, link }, place) => (
        <ContentLinkBox key={pic.url} link={link} className={`${styles.slide} ${styles[tone]}`}>
          <Picture
            src={pic.url}
            alt=""
            ratio={heroRatio}
            sizes={wide}
            tint={pic.color}
            eager={isFirst && place === 0}
            {...(isFirst && place === 0 && { priority: 'high' as const })}
          />
          <Words title={title} subTitle={subTitle} />
        </ContentLinkBox>
      ))}
    </Swiper>
  )
}

export function BannerBlock({
  pic,
  title,
  subTitle,
  tone,
  link,
  isFirst,
}: Of<'banner'> & { isFirst: boolean }) {
  const inside = (
    <>
      <Picture
        src={pic.url}
        alt=""
        ratio={isFirst ? 1.5 : 1.8}
        sizes={wide}
        tint={pic.color}
        eager={isFirst}
        {...(isFirst && { priority: 'high' as const })}
      />
      <Words title={title} subTitle={subTitle} />
    </>
  )
  const look = `${styles.slide} ${styles.banner} ${styles[tone]}`
  // The heading of a theme page leads nowhere: there it is only a picture.
  if (!link || (isFirst && (link.type === 'none' || link.type === 'default')))
    return <div className={look}>{inside}</div>
  return (
    <ContentLinkBox link={link} className={look}>
      {inside}
    </ContentLinkBox>
  )
}

function Words({ title, subTitle }: { title: string; subTitle: string }) {
  return (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      <span className={styles.subTitle}>{subTitle}</span>
    </span>
  )
}

export function DotsBlock({ items }: Of<'dots'>) {
  const texts = contentTexts()
  const columns = items.length % 5 === 0 ? 5 : 4
  return (
    <nav aria-label={texts.channels}>
      <ul
        className={styles.dots}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {items.map(({ name, pic, link }) => (
          <li key={name}>
            <ContentLinkBox link={link} className={styles.dot}>
              <Picture
                src={pic.url}
                alt=""
                sizes="56px"
                widths={[200]}
                tint={pic.color}
                eager
                priority="low"
                className={styles.round}
              />
              {name}
            </ContentLinkBox>
          </li>
        ))}
      </ul>
    </nav>
  )
}
