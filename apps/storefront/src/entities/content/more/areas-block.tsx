import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { Picture } from '@mallard/ui/picture'
import { ContentLinkBox } from '../content-link.tsx'
import styles from './more-blocks.module.css'

/** A picture with places that lead somewhere; their names are heard, not seen. */
export function AreasBlock({ pic, alt, areas }: Extract<Block, { kind: 'areas' }>) {
  return (
    <div className={styles.areas}>
      <Picture
        src={pic.url}
        alt={alt}
        ratio={pic.width / pic.height}
        sizes="(min-width: 540px) 506px, 94vw"
        tint={pic.color}
      />
      {areas.map(({ x, y, width, height, label, link }) => (
        <div
          key={`${label} ${x} ${y}`}
          className={styles.area}
          style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
        >
          <ContentLinkBox link={link} label={label} className={styles.whole}>
            {null}
          </ContentLinkBox>
        </div>
      ))}
    </div>
  )
}
