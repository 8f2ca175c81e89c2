import type { Axis, MatrixSku } from '@mallard/contract/catalog/catalog/goods-create.fields'
import { hasTwins } from '@mallard/kernel'
import type { Attribute, SkuAttr } from '#features/catalog/catalog/index.ts'

/** What is wrong with a matrix, as the field that is to be looked at; undefined when nothing is. */
export function matrixFault(
  axes: readonly Axis[],
  skus: readonly Pick<MatrixSku, 'values' | 'productSn'>[],
): string | undefined {
  const lists = [attributesOf(axes).attrs, englishOf(axes)].flatMap((attrs) => [
    attrs.map(({ key }) => key),
    ...attrs.map(({ values }) => values.map(({ value }) => value)),
  ])
  if (lists.some(hasTwins)) return 'axes'
  const isIn = (values: readonly string[]) =>
    values.length === axes.length &&
    axes.every((axis, place) => axis.values.some(({ value }) => value === values[place]))
  if (
    !skus.every(({ values }) => isIn(values)) ||
    hasTwins(skus.map(({ values }) => JSON.stringify(values)))
  )
    return 'skus'
  return hasTwins(skus.map(({ productSn }) => productSn).filter(Boolean)) ? 'productSn' : undefined
}

/** A value that no SKU has is not offered: shoppers could choose it and find nothing. */
export function usedAxes(
  axes: readonly Axis[],
  skus: readonly Pick<MatrixSku, 'values'>[],
): Axis[] {
  return axes.map((axis, place) => ({
    ...axis,
    values: axis.values.filter(({ value }) => skus.some(({ values }) => values[place] === value)),
  }))
}

const hasEnglish = (axes: readonly Axis[]) =>
  axes.some(({ keyEn, values }) => keyEn !== '' || values.some(({ valueEn }) => valueEn !== ''))

/** What shoppers choose from, and its English twin; without any English word there is no twin. */
export function attributesOf(axes: readonly Axis[]): {
  attrs: Attribute[]
  attrsEn: Attribute[] | undefined
} {
  const attrs = axes.map(({ key, values }) => ({
    key,
    values: values.map(({ value, swatch }) => ({ value, swatch })),
  }))
  return { attrs, attrsEn: hasEnglish(axes) ? englishOf(axes) : undefined }
}

const englishOf = (axes: readonly Axis[]): Attribute[] =>
  axes.map(({ key, keyEn, values }) => ({
    key: keyEn || key,
    values: values.map(({ value, valueEn, swatch }) => ({ value: valueEn || value, swatch })),
  }))

/** What distinguishes one SKU, and its English twin; empty without any English word. */
export function skuAttributesOf(
  axes: readonly Axis[],
  values: readonly string[],
): { attrs: SkuAttr[]; attrsEn: SkuAttr[] } {
  const attrs = axes.map(({ key }, place) => ({ key, value: values[place] ?? '' }))
  if (!hasEnglish(axes)) return { attrs, attrsEn: [] }
  const attrsEn = axes.map(({ key, keyEn, values: known }, place) => {
    const value = values[place] ?? ''
    return {
      key: keyEn || key,
      value: known.find((each) => each.value === value)?.valueEn || value,
    }
  })
  return { attrs, attrsEn }
}

/** An English word, where it is another one: what only stands in for it goes when that is renamed. */
const ownEnglish = (english: string | undefined, chinese: string): string =>
  english === undefined || english === chinese ? '' : english

/** The axes of goods as they are edited; English words are missing where there is no twin. */
export function axesOf(
  attrs: readonly Attribute[],
  attrsEn: readonly Attribute[] | undefined,
): Axis[] {
  return attrs.map(({ key, values }, place) => {
    const twin = attrsEn?.[place]
    return {
      key,
      keyEn: ownEnglish(twin?.key, key),
      values: values.map(({ value, swatch }, at) => ({
        value,
        valueEn: ownEnglish(twin?.values[at]?.value, value),
        swatch,
      })),
    }
  })
}
