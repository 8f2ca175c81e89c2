import type { Recipe } from '@mallard/contract/content/kitchen/kitchen.fields'
import { timerText } from '@mallard/contract/content/kitchen/kitchen.codes'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Picture } from '@mallard/ui/picture'
import { useState } from 'react'
import sheet from '#entities/guide/guide.module.css'
import { GoodsGrid } from '#entities/goods/goods-feed.tsx'
import { Bar } from './bar.tsx'
import { Cooking } from './cooking.tsx'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'
import { RunningTimers } from './running-timers.tsx'
import { useTimers } from './use-timers.ts'

/** What a dish is made of and how, and what to make it with. */
export function RecipePage({ recipe }: { recipe: Recipe }) {
  const texts = kitchenTexts()
  const [place, setPlace] = useState<number>()
  // Here, not in the steps: a timer that was started rings wherever in the recipe one is.
  const timers = useTimers(
    `recipe ${recipe.id}`,
    recipe.steps.map(({ seconds }) => seconds),
  )
  if (place !== undefined)
    return (
      <Cooking
        {...{ recipe, timers, place }}
        onPlace={setPlace}
        onClose={() => setPlace(undefined)}
      />
    )
  const { title, intro, cover, minutes, servings, goods } = recipe
  return (
    <>
      <Bar title={title} />
      <div className={styles.page}>
        <RunningTimers timers={timers} onStep={setPlace} />
        <article className={sheet.front}>
          <Picture
            src={cover.url}
            alt=""
            ratio={4 / 3}
            sizes="(min-width: 540px) 516px, 96vw"
            tint={cover.color}
            eager
            priority="high"
          />
          <div className={sheet.frontWords}>
            <h2 className={sheet.title}>{title}</h2>
            <p className={styles.small}>{texts.facts(minutes, servings)}</p>
            <p className={sheet.soft}>{intro}</p>
          </div>
        </article>
        <Ingredients recipe={recipe} />
        <Steps recipe={recipe} />
        {goods.length > 0 && (
          <section>
            <div className={sheet.heading}>
              <h3>{texts.cookedWith}</h3>
            </div>
            <GoodsGrid goods={goods} />
          </section>
        )}
      </div>
      <ActionBar>
        <Button kind="primary" size="lg" block onClick={() => setPlace(0)}>
          {texts.cook}
        </Button>
      </ActionBar>
    </>
  )
}

function Ingredients({ recipe: { ingredients } }: { recipe: Recipe }) {
  return (
    <section className={sheet.card}>
      <h3 className={sheet.cardTitle}>{kitchenTexts().ingredients}</h3>
      <dl className={styles.ingredients}>
        {ingredients.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Steps({ recipe: { steps } }: { recipe: Recipe }) {
  return (
    <section className={sheet.card}>
      <h3 className={sheet.cardTitle}>{kitchenTexts().steps}</h3>
      <ol className={styles.steps}>
        {steps.map(({ text, pic, seconds }, place) => (
          <li key={`${place} ${text}`}>
            <p>{text}</p>
            {seconds !== null && <p className={styles.time}>{timerText(seconds)}</p>}
            {pic && (
              <Picture
                src={pic.url}
                alt=""
                ratio={4 / 3}
                sizes="(min-width: 540px) 420px, 78vw"
                tint={pic.color}
                radius="m"
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
