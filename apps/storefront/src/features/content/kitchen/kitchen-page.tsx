import type {
  Kitchen,
  KitchenManual,
  RecipeCard,
} from '@mallard/contract/content/kitchen/kitchen.fields'
import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { Picture } from '@mallard/ui/picture'
import type { ReactNode } from 'react'
import sheet from '#entities/guide/guide.module.css'
import { Link } from '#platform/navigator/index.ts'
import { Bar } from './bar.tsx'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'

/** How many the front shows before it leads to all of them. */
const onFront = 6

/** How many a phone shows at once. */
const inView = 6

export function KitchenPage({
  kitchen,
  part,
}: {
  kitchen: Kitchen
  part: 'all' | 'recipes' | 'manuals'
}) {
  const texts = kitchenTexts()
  const { id, title, intro, cover, recipes, manuals } = kitchen
  return (
    <>
      <Bar title={part === 'all' ? title : texts[part]} />
      <div className={styles.page}>
        {part === 'all' && (
          <header className={sheet.front}>
            <Picture
              src={cover.url}
              alt=""
              ratio={16 / 9}
              sizes="(min-width: 540px) 516px, 96vw"
              tint={cover.color}
              eager
              priority="high"
            />
            <div className={sheet.frontWords}>
              <h2 className={sheet.title}>{title}</h2>
              <p className={sheet.soft}>{intro}</p>
            </div>
          </header>
        )}
        {part !== 'manuals' && (
          <Section
            level={part === 'all' ? 3 : 2}
            title={texts.recipes}
            all={
              part === 'all' && recipes.length > onFront ? href('kitchenMenu', { id }) : undefined
            }
          >
            <Recipes
              kitchenId={id}
              recipes={part === 'all' ? recipes.slice(0, onFront) : recipes}
              isFirst={part === 'recipes'}
            />
          </Section>
        )}
        {part !== 'recipes' && (
          <Section
            level={part === 'all' ? 3 : 2}
            title={texts.manuals}
            all={
              part === 'all' && manuals.length > onFront
                ? href('kitchenInstructions', { id })
                : undefined
            }
          >
            <Manuals
              partnerId={kitchen.store.partnerId}
              manuals={part === 'all' ? manuals.slice(0, onFront) : manuals}
            />
          </Section>
        )}
      </div>
    </>
  )
}

function Section({
  level,
  title,
  all,
  children,
}: {
  /** Of its heading. */
  level: 2 | 3
  title: string
  all: string | undefined
  children: ReactNode
}) {
  const texts = kitchenTexts()
  const Heading = `h${level}` as const
  return (
    <section>
      <div className={sheet.heading}>
        <Heading>{title}</Heading>
        {all && (
          <Link to={all} className={styles.all} aria-label={texts.allOf(title)}>
            {texts.all}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

function Recipes({
  kitchenId,
  recipes,
  isFirst,
}: {
  kitchenId: number
  recipes: readonly RecipeCard[]
  /** The page begins with them. */
  isFirst: boolean
}) {
  const texts = kitchenTexts()
  if (recipes.length === 0) return <Empty title={texts.noRecipes} note={texts.later} />
  return (
    <ul className={styles.grid}>
      {recipes.map(({ id, title, cover, minutes, servings }, place) => (
        <li key={id}>
          <Link to={href('kitchenMenu', { id: kitchenId }, { recipe: id })} className={styles.tile}>
            <Picture
              src={cover.url}
              alt=""
              ratio={4 / 3}
              sizes="(min-width: 540px) 254px, 46vw"
              tint={cover.color}
              eager={isFirst && place < inView}
              {...(isFirst && place < 2 && { priority: 'high' })}
            />
            <span className={styles.tileWords}>
              <span className={styles.tileTitle}>{title}</span>
              <span className={styles.small}>{texts.facts(minutes, servings)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Manuals({ partnerId, manuals }: { partnerId: number; manuals: readonly KitchenManual[] }) {
  const texts = kitchenTexts()
  if (manuals.length === 0) return <Empty title={texts.noManuals} note={texts.later} />
  return (
    <CellList>
      {manuals.map(({ productSn, title }) => (
        <Cell
          key={productSn}
          title={title}
          href={href('kitchenInstructionsDetail', { productSn }, { partnerId })}
        />
      ))}
    </CellList>
  )
}
