import {
  rateText,
  taxCodePattern,
  taxRates,
  type Tax,
} from '@mallard/contract/catalog/tax/tax.codes'
import { plainCode } from '@mallard/kernel'
import { Form, Input, Radio, Select } from 'antd'
import type { ReactNode } from 'react'
import { useLocale } from '#platform/texts.ts'
import styles from './pick.module.css'
import { taxFieldTexts } from './tax-field.texts.ts'

/** What the fields begin with. */
const begun: Tax = { code: '', rate: 1300 }

interface ChoiceProps {
  value?: Tax | null
  onChange?: (tax: Tax | null) => void
  disabled?: boolean
  label: string
  without: string
  own: string
}

function Choice({ value = null, onChange, disabled, label, without, own }: ChoiceProps) {
  const texts = taxFieldTexts.use()
  const locale = useLocale()
  return (
    <div className={styles.tax}>
      <Radio.Group
        aria-label={label}
        value={value !== null}
        disabled={disabled}
        className={styles.tax}
        onChange={(event) => onChange?.(event.target.value ? begun : null)}
        options={[
          { value: false, label: without },
          { value: true, label: own },
        ]}
      />
      {value && (
        <div className={styles.taxFields}>
          <Input
            aria-label={`${label} ${texts.code}`}
            placeholder={texts.digits}
            className="mono"
            inputMode="numeric"
            value={value.code}
            maxLength={40}
            disabled={disabled}
            onChange={(event) => onChange?.({ ...value, code: plainCode(event.target.value) })}
          />
          <Select
            aria-label={`${label} ${texts.rate}`}
            value={value.rate}
            disabled={disabled}
            options={taxRates.map((rate) => ({ value: rate, label: rateText(rate, locale) }))}
            onChange={(rate) => onChange?.({ ...value, rate })}
          />
        </div>
      )}
    </div>
  )
}

interface TaxFieldProps {
  name: string
  label: string
  hint?: ReactNode
  /** What holds where nothing is set, in words. */
  without: string
  own: string
}

/** A tax category with its rate, or none. */
export function TaxField({ name, label, hint, without, own }: TaxFieldProps) {
  const texts = taxFieldTexts.use()
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={[
        {
          validator: async (_rule, tax: Tax | null | undefined) => {
            if (tax && !taxCodePattern.test(tax.code)) throw new Error(texts.wrongCode)
          },
        },
      ]}
    >
      <Choice label={label} without={without} own={own} />
    </Form.Item>
  )
}
