import { taxText } from '@mallard/contract/catalog/tax/tax.codes'
import { Panel } from '#platform/parts/panel.tsx'
import { TaxField } from '#platform/pick/tax-field.tsx'
import { useLocale } from '#platform/texts.ts'
import { goodsTexts } from './goods.texts.ts'
import { useGoodsOptions } from './use-goods-create.ts'

/** What invoices tell of the goods, where that is not what the partner usually says. */
export function GoodsTaxPanel() {
  const texts = goodsTexts.use()
  const locale = useLocale()
  const { data } = useGoodsOptions()
  return (
    <Panel title={texts.invoice}>
      <TaxField
        name="tax"
        label={texts.tax}
        hint={texts.taxHint}
        without={texts.taxUsual(data ? taxText(data.usualTax, locale) : '')}
        own={texts.taxOwn}
      />
    </Panel>
  )
}
