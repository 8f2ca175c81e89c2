import type { AdminRecipe } from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { KitchenForm } from './kitchen.form.tsx'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'
import { RecipeForm } from './recipe.form.tsx'
import { useRemoving } from './use-removing.ts'

/** Recipes of the store's kitchen, in the order to show. */
export default defineList({
  texts: kitchenTexts,
  filters: { state: oneOf(['published', 'draft']), q: words() },
  name: 'recipes.list',
  read: (api, asked) => api.kitchenAdmin.recipes.query(asked),
  isFresh: true,
  useOwn: () => ({ kitchen: useKitchen(), remove: useRemoving('recipes') }),
  head: ({ texts, open, session: { store } }, { kitchen }) => ({
    title: texts.recipes,
    hint: texts.recipesHint,
    actions: store.rights.includes('content.write') && kitchen !== undefined && (
      <Space wrap>
        <Button onClick={() => open((close) => <KitchenForm of={kitchen} onClose={close} />)}>
          {texts.kitchenTitle}
        </Button>
        <Button
          type="primary"
          icon={<Icon name="plus" />}
          disabled={kitchen === null}
          onClick={() => open((close) => <RecipeForm of={undefined} onClose={close} />)}
        >
          {texts.newRecipe}
        </Button>
      </Space>
    ),
  }),
  fields: ({ texts, field }) => (
    <>
      <ChoiceField
        of={field('state')}
        label={texts.state}
        any={texts.anyState}
        options={(['published', 'draft'] as const).map((value) => ({ value, label: texts[value] }))}
        width={130}
      />
      <WordField of={field('q')} label={texts.search} />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, locale, open, session: { store } }, { remove }) => [
    {
      title: texts.recipeName,
      key: 'title',
      render: (_, { title, cover, minutes, servings, steps }) => (
        <div className={styles.row}>
          <Thumb pic={cover} size={56} />
          <div>
            <strong>{(locale === 'en' && title.en) || title.zh}</strong>
            <div className="soft small">{texts.facts(minutes, servings, steps.length)}</div>
          </div>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 100,
      render: (_, { isPublished }) => (
        <Pill tone={isPublished ? 'good' : 'plain'}>
          {isPublished ? texts.published : texts.draft}
        </Pill>
      ),
    },
    {
      title: texts.updatedAt,
      key: 'updatedAt',
      width: 150,
      render: (_, { updatedAt }) => dateTime(updatedAt),
    },
    ...(store.rights.includes('content.write')
      ? [
          {
            title: '',
            key: 'acts',
            card: 'last' as const,
            width: 150,
            render: (_: unknown, row: AdminRecipe) => (
              <Space>
                <Button
                  size="small"
                  onClick={() => open((close) => <RecipeForm of={row} onClose={close} />)}
                >
                  {texts.edit}
                </Button>
                <Button size="small" danger onClick={() => void remove(row.id, row.title.zh)}>
                  {texts.remove}
                </Button>
              </Space>
            ),
          },
        ]
      : []),
  ],
  width: 640,
  total: ({ texts }) => texts.totalArticles,
  empty: ({ texts }) => ({ title: texts.noRecipes, text: texts.noneHint }),
})

/** The kitchen of the store; null before it has one. */
function useKitchen() {
  const { api } = useSession()
  return useQuery(api.kitchenAdmin.kitchen.query()).data?.kitchen
}
