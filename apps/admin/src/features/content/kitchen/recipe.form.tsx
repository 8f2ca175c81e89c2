import { kitchenAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminRecipe } from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import type { PictureRef } from '@mallard/contract/fields'
import { Form, InputNumber } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, SwitchField } from '#platform/form/fields.tsx'
import { PictureField } from '#platform/media/picture-field.tsx'
import { GoodsSelect } from '#platform/pick/goods-select.tsx'
import { kitchenTexts } from './kitchen.texts.ts'
import { noWords, PairField, wordsOf } from '#platform/form/pair-field.tsx'
import { RowsField } from '#platform/form/rows-field.tsx'

const noIngredient = { name: noWords, amount: noWords }
const noStep = {
  text: noWords,
  pic: null as PictureRef | null,
  seconds: null as number | null,
}

/** Writes a recipe with its ingredients and steps. */
export const RecipeForm = defineForm({
  texts: kitchenTexts,
  shape: 'drawer',
  width: 760,
  limits: kitchenAdmin.saveRecipe,
  initial: (recipe: AdminRecipe | undefined) => ({
    title: recipe?.title ?? noWords,
    intro: recipe?.intro ?? noWords,
    cover: recipe?.cover ?? (null as PictureRef | null),
    minutes: recipe?.minutes ?? 30,
    servings: recipe?.servings ?? 2,
    ingredients: recipe?.ingredients ?? [noIngredient],
    steps: recipe?.steps ?? [noStep],
    goodsIds: recipe?.goods.map(({ id }) => id) ?? [],
    isPublished: recipe?.isPublished ?? true,
    place: recipe?.place ?? 0,
  }),
  inputOf: ({ title, intro, cover, ingredients, steps, ...values }, recipe) => ({
    ...values,
    ...(recipe && { id: recipe.id }),
    version: recipe?.version ?? 0,
    title: wordsOf(title),
    intro: wordsOf(intro),
    cover: cover?.url ?? '',
    ingredients: ingredients.map(({ name, amount }) => ({
      name: wordsOf(name),
      amount: wordsOf(amount),
    })),
    steps: steps.map(({ text, pic, seconds }) => ({
      text: wordsOf(text),
      pic: pic?.url ?? null,
      seconds: seconds ?? null,
    })),
  }),
  send: (api, input, requestId) => api.kitchenAdmin.saveRecipe({ ...input, requestId }),
  changes: (api) => [api.kitchenAdmin, api.staff.audit],
  draft: (recipe) => `recipe:${recipe?.id ?? 'new'}`,
  title: ({ texts, of }) => (of ? texts.editRecipe : texts.newRecipe),
  ok: ({ texts }) => texts.save,
  fields: ({ texts, of }) => (
    <>
      <PairField name="title" label={texts.recipeName} most={30} isFirst />
      <PairField name="intro" label={texts.intro} most={200} lines={2} />
      <Form.Item
        name="cover"
        label={texts.cover}
        rules={[{ required: true, message: texts.coverNeeded }]}
      >
        <PictureField label={texts.cover} />
      </Form.Item>
      <NumberField name="minutes" label={texts.minutes} />
      <NumberField name="servings" label={texts.servings} />
      <RowsField
        name="ingredients"
        label={texts.ingredientOf}
        add={texts.addIngredient}
        empty={noIngredient}
        most={40}
      >
        {(place) => (
          <>
            <PairField name={[place, 'name']} label={texts.ingredient} most={30} />
            <PairField name={[place, 'amount']} label={texts.amount} most={30} />
          </>
        )}
      </RowsField>
      <RowsField name="steps" label={texts.stepOf} add={texts.addStep} empty={noStep} most={30}>
        {(place) => (
          <>
            <PairField name={[place, 'text']} label={texts.step} most={500} lines={2} />
            <Form.Item name={[place, 'pic']} label={texts.picture}>
              <PictureField label={texts.pictureOf(place + 1)} />
            </Form.Item>
            <Form.Item name={[place, 'seconds']} label={texts.seconds} extra={texts.secondsHint}>
              <InputNumber min={1} max={86_400} precision={0} style={{ width: '100%' }} />
            </Form.Item>
          </>
        )}
      </RowsField>
      <Form.Item name="goodsIds" label={texts.goods}>
        <GoodsSelect label={texts.goods} known={of?.goods ?? []} />
      </Form.Item>
      <NumberField name="place" label={texts.sort} hint={texts.placeHint} />
      <SwitchField name="isPublished" label={texts.isPublished} />
    </>
  ),
  done: ({ texts }) => texts.saved,
})
