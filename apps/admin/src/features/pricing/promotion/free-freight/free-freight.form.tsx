import { Form } from 'antd'
import { defineKindForm, type RuleFieldsProps } from '../kind-form.ts'
import { promotionTexts } from '../promotion.texts.ts'
import { Amount, ByFields } from '../rule-parts.tsx'
import { shownReach, typedReach, type By } from '../typed-values.ts'

interface FreeFreightDraft {
  readonly by: By
  readonly over: string
}

export const freeFreightForm = defineKindForm<'freeFreight', FreeFreightDraft>({
  name: 'freeFreight',
  empty: { by: 'amount', over: '' },
  draftOf: ({ by, over }) => ({ by, over: shownReach(by, over) }),
  ruleOf: ({ by, over: text }) => {
    const over = typedReach(by, text)
    return over === undefined ? 'badOver' : { by, over }
  },
  Fields: FreeFreightFields,
})

function FreeFreightFields({ draft: { by, over }, change }: RuleFieldsProps<FreeFreightDraft>) {
  const texts = promotionTexts.use()
  return (
    <>
      <ByFields by={by} change={change} />
      <Form.Item label={texts.over}>
        <Amount
          label={texts.over}
          value={over}
          onChange={(value) => change({ over: value })}
          unit={by === 'amount' ? texts.yuan : texts.pieces}
        />
      </Form.Item>
    </>
  )
}
