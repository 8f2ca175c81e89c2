import type { ExchangeVariant } from '@mallard/contract/aftersales/returns/returns.fields'
import { Card } from '@mallard/ui/card'
import { Picture } from '@mallard/ui/picture'
import { RadioGroup } from '@mallard/ui/radio'
import type { Ref } from 'react'
import { returnsTexts } from './returns.texts.ts'
import styles from '#entities/after-sale/after-sale.module.css'

interface ChooseVariantProps {
  /** Of one price. */
  variants: readonly ExchangeVariant[]
  /** Units that are exchanged. */
  num: number
  /** The `productSn` of the one that is wanted. */
  value: string | undefined
  onChange: (productSn: string) => void
  place: Ref<HTMLDivElement>
}

/** What is wanted in exchange, of what the store has enough of. */
export function ChooseVariant({ variants, num, value, onChange, place }: ChooseVariantProps) {
  const texts = returnsTexts()
  const noteOf = ({ stock, isSame }: ExchangeVariant) => {
    if (stock < num) return stock > 0 ? texts.variantFew(stock) : texts.variantOut
    return isSame ? texts.variantSame : undefined
  }
  return (
    <Card inset={false} title={texts.variant}>
      <div ref={place}>
        <RadioGroup
          label={texts.variant}
          value={value}
          onChange={onChange}
          options={variants.map((each) => ({
            value: each.productSn,
            label: each.productAttr,
            note: noteOf(each),
            icon: (
              <Picture
                src={each.pic.url}
                alt=""
                sizes="44px"
                widths={[200]}
                tint={each.pic.color}
                radius="s"
                className={styles.variant}
              />
            ),
            disabled: each.stock < num,
          }))}
        />
      </div>
      {variants.every(({ stock }) => stock < num) && (
        <p className={styles.below}>{texts.variantNone}</p>
      )}
    </Card>
  )
}
