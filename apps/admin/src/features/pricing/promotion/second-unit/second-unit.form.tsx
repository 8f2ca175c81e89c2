import { Form } from 'antd'
import { fen } from '@mallard/kernel'
import { shareCut } from '../cut-words.ts'
import { defineKindForm, type RuleFieldsProps } from '../kind-form.ts'
import styles from '../promotion.module.css'
import { promotionTexts } from '../promotion.texts.ts'
import { Amount } from '../rule-parts.tsx'
import { money, wholeTyped } from '#platform/show.ts'
import { shownShare, typedShare } from '../typed-values.ts'
import { secondUnitTexts } from './second-unit.texts.ts'

interface SecondUnitDraft {
  readonly share: string
  readonly pairs: string
}

export const secondUnitForm = defineKindForm<'secondUnit', SecondUnitDraft>({
  name: 'secondUnit',
  empty: { share: '5', pairs: '0' },
  draftOf: ({ bp, pairs }) => ({ share: shownShare(bp), pairs: String(pairs) }),
  ruleOf: (draft) => {
    const bp = typedShare(draft.share)
    const pairs = wholeTyped(draft.pairs, { most: 99 })
    if (bp === undefined) return 'badValue'
    return pairs === undefined ? 'badPairs' : { bp, pairs }
  },
  Fields: SecondUnitFields,
  deepCuts: ({ bp }, _, locale) => shareCut(bp, locale),
})

/** Fen of the two units that the form shows an example of. */
const [dear, cheap] = [20_000, 10_000]

function SecondUnitFields({ draft: { share, pairs }, change }: RuleFieldsProps<SecondUnitDraft>) {
  const texts = promotionTexts.use()
  const own = secondUnitTexts.use()
  const bp = typedShare(share)
  const off = bp === undefined ? undefined : cheap - Math.floor((cheap * bp) / 10_000)
  return (
    <>
      <div className={styles.pair}>
        <Form.Item label={own.share}>
          <Amount
            label={own.share}
            value={share}
            onChange={(value) => change({ share: value })}
            unit={texts.fold(share)}
          />
        </Form.Item>
        <Form.Item label={own.pairs} extra={own.pairsHint}>
          <Amount
            label={own.pairs}
            value={pairs}
            onChange={(value) => change({ pairs: value })}
            unit={own.pair}
          />
        </Form.Item>
      </div>
      {off !== undefined && (
        <p className="soft small" aria-live="polite">
          {own.example(
            money(fen(dear)),
            money(fen(cheap)),
            money(fen(off)),
            money(fen(dear + cheap - off)),
          )}
        </p>
      )}
    </>
  )
}
