import { isTaxNumber, plainTaxNumber } from '@mallard/contract/aftersales/invoice/tax-number'
import { storeAdmin } from '@mallard/contract/admin-limits.gen'
import { legalGapWords, maxPermits } from '@mallard/contract/people/setting/legal.codes'
import type { StoreSetup } from '@mallard/contract/people/setting/store-admin.calls'
import {
  isIcp,
  isMiniFiling,
  isPolice,
  plainFiling,
  plainPolice,
} from '@mallard/contract/shop/store/filing-numbers'
import type { Locale } from '@mallard/kernel'
import { Alert, Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { RowsField } from '#platform/form/rows-field.tsx'
import { PictureField } from '#platform/media/picture-field.tsx'
import styles from './setting.module.css'
import { storeTexts } from './store.texts.ts'

const noPermit = { name: '', number: '' }

/** Changes who is behind the store, and what it is filed under. */
export const LegalForm = defineForm({
  texts: storeTexts,
  shape: 'drawer',
  width: 560,
  limits: storeAdmin.saveLegal,
  initial: ({ legal }: StoreSetup) => legal,
  inputOf: ({ licence, ...legal }, { version }) => ({
    ...legal,
    licence: licence?.url ?? '',
    version,
  }),
  send: (api, input) => api.storeAdmin.saveLegal(input),
  changes: (api) => [api.storeAdmin.list],
  draft: ({ storeId }) => `legal:${storeId}`,
  title: ({ texts, of: { name } }) => texts.legalTitle(name),
  ok: ({ texts }) => texts.save,
  hint: ({ texts, locale, of: { gaps } }) => (
    <>
      <p>{texts.legalHint}</p>
      <Gaps texts={texts} locale={locale} gaps={gaps} />
    </>
  ),
  fields: ({ texts }) => (
    <>
      <TextField name="company" label={texts.company} hint={texts.companyHint} isFirst />
      <div className={styles.pair}>
        <TextField
          name="creditCode"
          label={texts.creditCode}
          wrong={texts.wrongCode}
          isGood={(typed) => isTaxNumber(plainTaxNumber(typed))}
          isCode
        />
        <TextField name="complaintPhone" label={texts.complaintPhone} wrong={texts.wrongPhone} />
      </div>
      <Form.Item name="licence" label={texts.licence} extra={texts.licenceHint}>
        <PictureField label={texts.licence} />
      </Form.Item>
      <h3 className={styles.part}>{texts.filings}</h3>
      <TextField
        name="icp"
        label={texts.icp}
        wrong={texts.wrongIcp}
        isGood={(typed) => isIcp(plainFiling(typed))}
      />
      <TextField
        name="police"
        label={texts.police}
        hint={texts.policeHint}
        wrong={texts.wrongPolice}
        isGood={(typed) => isPolice(plainPolice(typed))}
      />
      <TextField
        name="miniFiling"
        label={texts.miniFiling}
        wrong={texts.wrongMini}
        isGood={(typed) => isMiniFiling(plainFiling(typed))}
      />
      <h3 className={styles.part}>{texts.permits}</h3>
      <p className={styles.hint}>{texts.permitsHint}</p>
      <RowsField
        name="permits"
        label={texts.permit}
        add={texts.addPermit}
        empty={noPermit}
        most={maxPermits}
        least={0}
      >
        {(place) => (
          <div className={styles.pair}>
            <PermitField place={place} name="name" label={texts.permitName} most={40} />
            <PermitField place={place} name="number" label={texts.permitNumber} most={60} />
          </div>
        )}
      </RowsField>
    </>
  ),
  done: ({ texts }) => texts.saved,
})

/** What the store lacks before it may take money. */
function Gaps({
  texts,
  locale,
  gaps,
}: {
  texts: ReturnType<typeof storeTexts.use>
  locale: Locale
  gaps: StoreSetup['gaps']
}) {
  if (gaps.length === 0) return <Alert type="success" showIcon title={texts.complete} />
  return (
    <Alert
      type="warning"
      title={texts.lacks}
      description={
        <ul className={styles.gaps}>
          {gaps.map((gap) => (
            <li key={gap}>{legalGapWords[gap][locale === 'en' ? 1 : 0]}</li>
          ))}
        </ul>
      }
    />
  )
}

function PermitField({
  place,
  name,
  label,
  most,
}: {
  place: number
  name: string
  label: string
  most: number
}) {
  const texts = storeTexts.use()
  return (
    <Form.Item
      name={[place, name]}
      label={label}
      rules={[{ required: true, whitespace: true, message: texts.permitNeeded }]}
    >
      <Input maxLength={most} />
    </Form.Item>
  )
}
