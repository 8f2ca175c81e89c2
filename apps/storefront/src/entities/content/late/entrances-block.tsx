import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { Picture } from '@mallard/ui/picture'
import { ContentLinkBox } from '../content-link.tsx'
import { entranceIcons } from './entrance-icons.gen.ts'
import { lateTexts } from './late.texts.ts'
import styles from './entrances-block.module.css'

/** Ways to activities, each with what can be said of it now. */
export function EntrancesBlock({ items }: Extract<Block, { kind: 'entrances' }>) {
  return (
    <nav aria-label={lateTexts().activities}>
      <ul className={styles.tiles}>
        {items.map(({ kind, title, subTitle, pic, link }) => {
          const Icon = entranceIcons[kind]
          return (
            <li key={kind}>
              <ContentLinkBox link={link} className={styles.tile}>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.note}>{subTitle}</span>
                </span>
                {pic ? (
                  <Picture
                    src={pic.url}
                    alt=""
                    sizes="44px"
                    widths={[200]}
                    tint={pic.color}
                    className={styles.pic}
                  />
                ) : (
                  <span className={styles.sign}>{Icon && <Icon size={22} />}</span>
                )}
              </ContentLinkBox>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
