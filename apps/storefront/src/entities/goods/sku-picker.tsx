import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import { ChipGroup } from '@mallard/ui/chip'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import type { ReactNode, Ref } from 'react'
import { dotted } from '#platform/dotted.ts'
import { fewLeft, isOffered, maxQuantityOf, wordsOf, type Choice } from './sku-choice.rules.ts'
import { skuTexts } from './sku.texts.ts'
import styles from './sku-picker.module.css'

export interface SkuPickerProps {
  goods: GoodsDetail
  choice: Choice
  sku: Sku | undefined
  /** Takes the value at a place of the attribute `at`. */
  pick: (at: number, place: number) => void
  /** What else is chosen, under the attributes. */
  children?: ReactNode
  picture?: Ref<HTMLDivElement>
}

/**
 * The picture and the price of what is chosen, and each attribute with its values; what is sold out
 * is grey.
 */
export function SkuPicker({ goods, choice, sku, pick, children, picture }: SkuPickerProps) {
  const texts = skuTexts()
  const { pic, price, listPrice } = sku ?? goods
  const rest = restText()
  const words = wordsOf(goods, choice)
  return (
    <>
      <div className={styles.head}>
        <div ref={picture} className={styles.picture}>
          <Picture
            src={pic.url}
            alt=""
            sizes="104px"
            widths={[200, 400]}
            tint={pic.color}
            radius="m"
            eager
          />
        </div>
        <div className={styles.facts} aria-live="polite">
          <Price amount={price} original={listPrice} size="lg" />
          {rest !== '' && <p className={styles.rest}>{rest}</p>}
          {words.length > 0 && (
            <p className={styles.words}>
              {texts.chosen} {dotted(words)}
            </p>
          )}
        </div>
      </div>
      <div className={styles.choices}>
        {goods.attrs.map(({ key, values }, at) => (
          <ChipGroup
            key={at}
            label={key}
            value={String(choice[at])}
            onChange={(place) => pick(at, Number(place))}
            options={values.map(({ value, swatch }, place) => ({
              value: String(place),
              label: value,
              disabled: !isOffered(goods, choice, at, place),
              picture: swatch === null ? undefined : pictureOf(at, place),
            }))}
          />
        ))}
        {children}
      </div>
    </>
  )

  /** The goods in this colour. */
  function pictureOf(at: number, place: number): string | undefined {
    return goods.skus.find(({ places }) => places[at] === place)?.pic.url
  }

  function restText(): string {
    if (maxQuantityOf(sku) === 0) return texts.soldOut
    const left = fewLeft(sku)
    return dotted([
      left === undefined ? undefined : texts.left(left),
      sku && sku.limit > 0 ? texts.limit(sku.limit) : undefined,
    ])
  }
}
