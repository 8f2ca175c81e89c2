import type { Recipe } from '@mallard/contract/content/kitchen/kitchen.fields'
import { href } from '@mallard/contract/paths'
import { pageTitle } from '#platform/title.ts'
import { InStore } from '#platform/in-store.tsx'
import { defineScreen, type Head } from '#platform/screen.ts'
import { Bones } from './bar.tsx'
import { KitchenPage } from './kitchen-page.tsx'
import { RecipePage } from './recipe-page.tsx'
import { idIn } from '#platform/id-in.ts'

/** The kitchen of a store: its front, its manuals, its recipes, and one of them. */
export default defineScreen(['kitchenIndex', 'kitchenInstructions', 'kitchenMenu'], {
  query: ['recipe'],
  queries: ({ api, name, params: { id }, query: { recipe } }) => ({
    kitchen: api.guides.kitchen.query({ id: idIn(id) }),
    ...(name === 'kitchenMenu' &&
      recipe !== undefined && {
        recipe: api.guides.recipe.query({ id: idIn(id), recipeId: idIn(recipe) }),
      }),
  }),
  head: ({ name, params: { id }, locale }, { kitchen, recipe }) =>
    recipe
      ? recipeHead(recipe)
      : {
          title: name === 'kitchenIndex' ? kitchen.title : pageTitle(name, locale),
          description: kitchen.intro,
          image: kitchen.cover,
          canonical: href(name, { id: idIn(id) }),
        },
  store: ({ kitchen }) => kitchen.store,
  Skeleton: ({ name, locale }) => <Bones title={pageTitle(name, locale) ?? ''} />,
  Screen: ({ name, data: { kitchen, recipe } }) => (
    <InStore store={kitchen.store}>
      {recipe ? (
        <RecipePage key={recipe.id} recipe={recipe} />
      ) : (
        <KitchenPage kitchen={kitchen} part={partOf[name]} />
      )}
    </InStore>
  ),
})

const partOf = {
  kitchenIndex: 'all',
  kitchenInstructions: 'manuals',
  kitchenMenu: 'recipes',
} as const

function recipeHead(recipe: Recipe): Head {
  const { id, kitchenId, title, intro, cover, minutes, servings, ingredients, steps } = recipe
  return {
    title,
    description: intro,
    image: cover,
    kind: 'article',
    canonical: href('kitchenMenu', { id: kitchenId }, { recipe: id }),
    jsonLd: [
      {
        '@type': 'Recipe',
        name: title,
        description: intro,
        image: [`${cover.url}?w=1080`],
        totalTime: `PT${minutes}M`,
        recipeYield: servings,
        recipeIngredient: ingredients.map(({ name, amount }) => `${name} ${amount}`),
        recipeInstructions: steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
      },
    ],
  }
}
