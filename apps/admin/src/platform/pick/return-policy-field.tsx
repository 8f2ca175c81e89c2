import {
  exemptionTexts,
  lawfulReturns,
  minReturnDays,
  returnExemptions,
  returnText,
  type ReturnPolicy,
} from '@mallard/contract/catalog/catalog/return-policy.codes'
import { Form, Input, InputNumber, Radio, Select } from 'antd'
import { useLocale } from '#platform/texts.ts'
import styles from './pick.module.css'
import { returnPolicyTexts } from './return-policy.texts.ts'

type Kind = 'days' | 'exempt' | 'nature'

const kindOf = (policy: ReturnPolicy): Kind =>
  'days' in policy ? 'days' : 'exempt' in policy ? 'exempt' : 'nature'

/** What each kind begins with. */
const begins: Readonly<Record<Kind, ReturnPolicy>> = {
  days: lawfulReturns,
  exempt: { exempt: 'custom' },
  nature: { exemptByNature: true, reason: '', reasonEn: '' },
}

interface ChoiceProps {
  value?: ReturnPolicy
  onChange?: (policy: ReturnPolicy) => void
  disabled?: boolean
}

function Choice({ value = lawfulReturns, onChange, disabled }: ChoiceProps) {
  const texts = returnPolicyTexts.use()
  const locale = useLocale()
  const place = locale === 'en' ? 1 : 0
  return (
    <div className={styles.policy}>
      <Radio.Group
        value={kindOf(value)}
        disabled={disabled}
        aria-label={texts.title}
        className={styles.kinds}
        onChange={(event) => onChange?.(begins[event.target.value as Kind])}
        options={(['days', 'exempt', 'nature'] as const).map((kind) => ({
          value: kind,
          label: (
            <span>
              {texts[kind]}
              <span className={`soft small ${styles.why}`}>{texts[`${kind}Hint`]}</span>
            </span>
          ),
        }))}
      />
      {'days' in value && (
        <InputNumber
          aria-label={texts.daysOf}
          value={value.days}
          min={minReturnDays}
          max={365}
          precision={0}
          disabled={disabled}
          suffix={texts.daysUnit}
          style={{ width: '100%' }}
          onChange={(days) => onChange?.({ days: days ?? minReturnDays })}
        />
      )}
      {'exempt' in value && (
        <Select
          aria-label={texts.exemptOf}
          value={value.exempt}
          disabled={disabled}
          options={returnExemptions.map((code) => ({
            value: code,
            label: exemptionTexts[code][place],
          }))}
          onChange={(exempt) => onChange?.({ exempt })}
        />
      )}
      {'exemptByNature' in value && (
        <>
          <Input
            aria-label={texts.reason}
            placeholder={texts.reason}
            value={value.reason}
            maxLength={40}
            disabled={disabled}
            onChange={(event) => onChange?.({ ...value, reason: event.target.value })}
          />
          <Input
            aria-label={texts.reasonEn}
            placeholder={texts.reasonEn}
            value={value.reasonEn}
            maxLength={80}
            lang="en"
            disabled={disabled}
            onChange={(event) => onChange?.({ ...value, reasonEn: event.target.value })}
          />
        </>
      )}
      <p className="soft small">
        {texts.shown}
        {returnText(value, locale)}
      </p>
    </div>
  )
}

/** Whether goods come back without a reason, with what the law says of each answer. */
export function ReturnPolicyField({ isUnsure }: { isUnsure: boolean }) {
  const texts = returnPolicyTexts.use()
  return (
    <Form.Item
      name="returnPolicy"
      label={texts.title}
      extra={isUnsure ? <span className={styles.warn}>{texts.unsureHint}</span> : undefined}
      rules={[
        {
          validator: (_rule, value: ReturnPolicy) =>
            'exemptByNature' in value && value.reason.trim() === ''
              ? Promise.reject(new Error(texts.needReason))
              : Promise.resolve(),
        },
      ]}
    >
      <Choice />
    </Form.Item>
  )
}
