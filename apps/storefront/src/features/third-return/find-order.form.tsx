import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Field, rulesOf, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { useApi } from '#platform/api.ts'
import { CodeField, useCodeRules, useMissingPhone } from '#platform/phone-code/code-field.tsx'
import { thirdReturnTexts } from './third-return.texts.ts'
import { useThirdReturn } from './use-third-return.ts'
import styles from './third-return.module.css'

/** Number of the order, and the phone that proves to be its own. */
export function FindOrderForm({ orderSn }: { orderSn: string }) {
  const texts = thirdReturnTexts()
  const api = useApi()
  const rules = rulesOf(useLocale())
  const codeRules = useCodeRules()
  const { find } = useThirdReturn()
  const form = useForm({
    initial: { thirdOrderSn: orderSn, phone: '', code: '' },
    rules: {
      thirdOrderSn: [
        { required: true, message: texts.orderSnAsk },
        { pattern: /^[A-Za-z0-9-]{6,40}$/, message: texts.orderSnWrong },
      ],
      phone: rules.phone,
      code: codeRules,
    },
    onSubmit: find,
  })
  const { phone } = form.values
  const missing = useMissingPhone(phone)
  return (
    <Card>
      <form {...form.props} className={styles.form}>
        <div className={styles.fields}>
          <Field
            layout="stack"
            label={texts.orderSn}
            {...form.field('thirdOrderSn')}
            required={false}
            onChange={(value) => form.set('thirdOrderSn', value.replace(/\s/g, ''))}
            maxLength={40}
            placeholder={texts.orderSnHint}
            autoComplete="off"
            clearable
          />
          <Field
            layout="stack"
            label={texts.phone}
            {...form.field('phone')}
            required={false}
            type="tel"
            maxLength={11}
            placeholder={texts.phoneHint}
            autoComplete="tel-national"
            clearable
          />
          <CodeField
            label={texts.code}
            {...form.field('code')}
            purpose={`thirdReturn ${phone}`}
            missing={missing}
            ask={(answer) => api.thirdReturn.sendPhoneCode({ phone, ...answer })}
          />
        </div>
        <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
          {texts.find}
        </Button>
        <p className={styles.foot}>{texts.foot}</p>
      </form>
    </Card>
  )
}
