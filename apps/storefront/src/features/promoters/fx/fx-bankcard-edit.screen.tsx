import { isCardNumber } from '@mallard/contract/promoters/fx/fx.codes'
import type { FxBank } from '@mallard/contract/promoters/fx/fx.fields'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Checkbox } from '@mallard/ui/checkbox'
import { Field, useForm } from '@mallard/ui/field'
import { Tag } from '@mallard/ui/tag'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { CodeField, useCodeRules } from '#platform/phone-code/code-field.tsx'
import { defineScreen } from '#platform/screen.ts'
import { cashTexts } from './cash.texts.ts'
import { useFxChanged, usePhone } from './use-fx.ts'
import styles from './fx.module.css'
import { Bar, Bones } from './parts.tsx'

export default defineScreen('fxBankcardEdit', {
  queries: ({ api }) => ({ banks: api.fx.bankList.query() }),
  head: ({ locale }) => ({ title: cashTexts.of(locale).cardsTitle, noIndex: true }),
  Skeleton: () => <Bones title={cashTexts().cardsTitle} label={cashTexts().cardsLoading} />,
  Screen: ({ data: { banks } }) => (
    <>
      <Bar title={cashTexts().cardsTitle} />
      <div className={styles.page}>
        {banks.length > 0 && <Cards banks={banks} />}
        <CardForm key={banks.length} />
      </div>
    </>
  ),
})

function Cards({ banks }: { banks: readonly FxBank[] }) {
  const texts = cashTexts()
  const api = useApi()
  const changed = useFxChanged()
  async function choose(id: number) {
    try {
      await api.fx.bankDefault({ id })
      toast(texts.defaulted, { tone: 'good' })
      await changed()
    } catch {
      // The shell has told the shopper why.
    }
  }
  return (
    <Card>
      <ul>
        {banks.map(({ id, bankName, cardTail, isDefault }) => (
          <li key={id} className={styles.row}>
            <span className={`tnum ${styles.words}`}>{texts.cardEnds(bankName, cardTail)}</span>
            {isDefault ? (
              <Tag tone="good">{texts.isDefault}</Tag>
            ) : (
              <Button
                size="sm"
                aria-label={`${texts.makeDefault} ${cardTail}`}
                onClick={() => void choose(id)}
              >
                {texts.makeDefault}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CardForm() {
  const texts = cashTexts()
  const api = useApi()
  const changed = useFxChanged()
  const phone = usePhone()
  const codeRules = useCodeRules()
  const [agreed, setAgreed] = useState(false)
  const form = useForm({
    initial: { holder: '', cardNo: '', bankName: '', phoneCode: '' },
    rules: {
      holder: [{ required: true, message: texts.holderNeeded }],
      cardNo: [
        { required: true, message: texts.cardNoNeeded },
        { validator: isCardNumber, message: texts.cardNoWrong },
      ],
      bankName: [{ required: true, message: texts.bankNeeded }],
      phoneCode: codeRules,
    },
    onSubmit: async (values) => {
      if (!agreed) return toast(texts.consentFirst)
      try {
        await api.fx.bankAdd({ ...values, agreed })
        toast(texts.saved, { tone: 'good' })
        await changed()
      } catch {
        // The shell has told the shopper why; what was typed stays.
      }
    },
  })
  return (
    <Card title={texts.addCard}>
      <form {...form.props} className={styles.form}>
        <Field
          layout="stack"
          label={texts.holder}
          {...form.field('holder')}
          required={false}
          maxLength={30}
          placeholder={texts.holderPlaceholder}
          autoComplete="cc-name"
        />
        <Field
          layout="stack"
          label={texts.cardNo}
          {...form.field('cardNo')}
          onChange={(value) => form.set('cardNo', value.replace(/\D/g, ''))}
          required={false}
          type="digit"
          maxLength={23}
          placeholder={texts.cardNoPlaceholder}
          autoComplete="off"
        />
        <Field
          layout="stack"
          label={texts.bank}
          {...form.field('bankName')}
          required={false}
          maxLength={30}
          placeholder={texts.bankPlaceholder}
        />
        <CodeField
          label={cashTexts().code}
          {...form.field('phoneCode')}
          purpose="withdraw"
          isOnly
          missing={() => (phone === '' ? texts.bindFirst : undefined)}
          ask={(answer) => api.identity.sendPhoneCode({ phone, scene: 'withdraw', ...answer })}
        />
        <Checkbox checked={agreed} onChange={setAgreed}>
          <span className={styles.small}>{texts.consent}</span>
        </Checkbox>
        <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
          {texts.save}
        </Button>
      </form>
    </Card>
  )
}
