import type { Guide } from '@mallard/contract/content/kitchen/kitchen.fields'
import { Checkbox } from '@mallard/ui/checkbox'
import { Picture } from '@mallard/ui/picture'
import { GoodsCard } from '#entities/goods/goods-card.tsx'
import { GoodsGrid } from '#entities/goods/goods-feed.tsx'
import styles from './guide.module.css'
import { useChecks } from './use-checks.ts'

/** How goods are used, step by step, with what to tick off and parts to buy. */
export function GuideView({ guide, parts: partsTitle }: { guide: Guide; parts: string }) {
  const { title, intro, pic, sections, goods, parts } = guide
  const checks = useChecks(guide)
  return (
    <>
      <header className={styles.front}>
        <Picture
          src={pic.url}
          alt=""
          ratio={16 / 9}
          sizes="(min-width: 540px) 516px, 96vw"
          tint={pic.color}
          eager
          priority="high"
        />
        <div className={styles.frontWords}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.soft}>{intro}</p>
        </div>
      </header>
      {sections.map((section, place) => (
        <section key={section.title} className={styles.card}>
          <h3 className={styles.cardTitle}>
            <span className={styles.number}>{place + 1}</span>
            {section.title}
          </h3>
          {section.pic && (
            <Picture
              src={section.pic.url}
              alt=""
              ratio={4 / 3}
              sizes="(min-width: 540px) 480px, 88vw"
              tint={section.pic.color}
              radius="m"
            />
          )}
          {/* Written by operators and cleaned by the server when it is saved. */}
          <div className={styles.html} dangerouslySetInnerHTML={{ __html: section.html }} />
          {section.checks.map((check) => (
            <Checkbox
              key={check}
              checked={checks.has(`${place} ${check}`)}
              onChange={(isDone) => checks.set(`${place} ${check}`, isDone)}
            >
              {check}
            </Checkbox>
          ))}
        </section>
      ))}
      {parts.length > 0 && (
        <section>
          <div className={styles.heading}>
            <h3>{partsTitle}</h3>
          </div>
          <GoodsGrid goods={parts} />
        </section>
      )}
      {goods && (
        <section className={styles.plain}>
          <GoodsCard goods={goods} look="line" />
        </section>
      )}
    </>
  )
}
