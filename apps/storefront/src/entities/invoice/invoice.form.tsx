import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { Title } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { isTaxNumber, plainTaxNumber } from '@mallard/contract/aftersales/invoice/tax-number'
import { Button, IconButton } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { ChipGroup } from '@mallard/ui/chip'
import { Field, useForm } from '@mallard/ui/field'
import { Fold } from '@mallard/ui/fold'
import { TrashIcon } from '@mallard/ui/icons'
import { useState } from 'react'
import { invoiceFormTexts } from './invoice-form.texts.ts'
import { TitleSearch, type SearchCompanies } from './title-search.tsx'
import { emailShape, type Draft } from './invoice-draft.ts'
import styles from './invoice-form.module.css'

const blank = {
  name: '',
  taxNo: '',
  bankName: '',
  bankAccount: '',
  regAddress: '',
  regPhone: '',
  email: '',
}
type Values = typeof blank

function valuesOf(title: Pick<Title, keyof Values> | undefined): Values {
  if (!title) return blank
  const { name, taxNo, bankName, bankAccount, regAddress, regPhone, email } = title
  return { name, taxNo, bankName, bankAccount, regAddress, regPhone, email }
}

export interface InvoiceFormProps {
  /** What was applied for already. */
  invoice?: Omit<Title, 'id'> | undefined
  /** What the button does, where it does not apply. */
  submitText?: string
  /** Whether it can come by mail. */
  canMail: boolean
  /** Before anything was written. */
  firstType?: 1 | 2
  titles?: readonly Title[]
  search: SearchCompanies
  onSave: (draft: Draft) => Promise<void>
  onForget?: (id: number) => Promise<void>
  onCancel?: () => void
}

/** Whom an invoice is made out to. */
export function InvoiceForm({
  invoice,
  submitText,
  canMail,
  firstType,
  titles = [],
  search,
  onSave,
  onForget,
  onCancel,
}: InvoiceFormProps) {
  const texts = invoiceFormTexts()
  const last =
    invoice ?? titles.find((title) => firstType === undefined || title.type === firstType)
  const [type, setType] = useState<1 | 2>(last?.type ?? firstType ?? titleType.personal)
  const [asked, setAsked] = useState<'name' | 'tax'>('name')
  const isCompany = type === titleType.company
  const form = useForm<Values>({
    initial: valuesOf(last),
    rules: {
      name: [{ required: true, message: texts.nameNeeded }],
      taxNo: [
        { required: isCompany, message: texts.taxNeeded },
        {
          validator: (value: string) => !isCompany || isTaxNumber(plainTaxNumber(value)),
          message: texts.taxWrong,
        },
      ],
      email: [
        { validator: (value: string) => emailShape.test(value.trim()), message: texts.emailWrong },
      ],
    },
    onSubmit: async (values) => {
      try {
        const email = values.email.trim()
        await onSave(isCompany ? { type, ...values, email } : { type, name: values.name, email })
      } catch {
        // The shell has told the shopper why; what was typed stays.
      }
    },
  })

  function fill(title: Partial<Values>) {
    for (const [name, value] of Object.entries(title)) form.set(name as keyof Values, value)
  }

  /** A name that was filled in by itself is one of the other kind; what was typed stays. */
  function choose(next: 1 | 2): void {
    setType(next)
    const isOffered = [last, ...titles].some(
      (title) => title && title.type !== next && title.name === form.values.name,
    )
    if (isOffered)
      fill({ ...valuesOf(titles.find((title) => title.type === next)), email: form.values.email })
  }

  const field = (name: keyof Values, by?: 'name' | 'tax') => {
    const props = form.field(name)
    return {
      ...props,
      onChange: (value: string) => {
        if (by) setAsked(by)
        props.onChange(value)
      },
    }
  }

  return (
    <form {...form.props} className={styles.form}>
      <CellList>
        <div className={styles.kinds}>
          <ChipGroup
            label={texts.kind}
            options={[
              { value: '1', label: texts.person },
              { value: '2', label: texts.company },
            ]}
            value={String(type)}
            onChange={(value) => choose(value === '2' ? 2 : 1)}
          />
        </div>
        <Field
          label={texts.name}
          {...field('name', 'name')}
          maxLength={100}
          placeholder={isCompany ? texts.companyName : texts.personName}
          required
          clearable
        />
        {isCompany && (
          <Field
            label={texts.taxNo}
            {...field('taxNo', 'tax')}
            type="code"
            maxLength={40}
            placeholder={texts.taxPlaceholder}
            required
            clearable
          />
        )}
        {isCompany && (
          <TitleSearch
            by={asked}
            keyword={asked === 'name' ? form.values.name : form.values.taxNo}
            search={search}
            onChoose={({ name, taxNo }) => fill({ name, taxNo })}
          />
        )}
        {canMail && (
          <Field
            label={texts.email}
            {...field('email')}
            type="email"
            autoComplete="email"
            maxLength={100}
            placeholder={texts.emailPlaceholder}
            clearable
          />
        )}
      </CellList>
      {isCompany && (
        <CellList>
          <Fold title={texts.more}>
            <Field
              label={texts.bankName}
              {...field('bankName')}
              maxLength={100}
              placeholder={texts.optional}
            />
            <Field
              label={texts.bankAccount}
              {...field('bankAccount')}
              maxLength={50}
              placeholder={texts.optional}
            />
            <Field
              label={texts.regAddress}
              {...field('regAddress')}
              maxLength={100}
              placeholder={texts.optional}
            />
            <Field
              label={texts.regPhone}
              {...field('regPhone')}
              type="tel"
              maxLength={30}
              placeholder={texts.optional}
            />
          </Fold>
        </CellList>
      )}
      {titles.length > 0 && (
        <Card title={texts.kept} inset={false}>
          <div className={styles.titles}>
            {titles.slice(0, 5).map((title) => (
              <div key={title.id} className={styles.kept}>
                <button
                  type="button"
                  onClick={() => {
                    setType(title.type)
                    fill(valuesOf(title))
                  }}
                >
                  {title.name}
                  <span className={styles.note}>
                    {title.type === titleType.company ? title.taxNo : texts.person}
                  </span>
                </button>
                {onForget && (
                  <IconButton
                    icon={<TrashIcon size={20} />}
                    label={texts.forget(title.name)}
                    onClick={() => void onForget(title.id).catch(() => undefined)}
                  />
                )}
              </div>
            ))}
          </div>
        </Card>
      )}
      <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
        {submitText ?? (invoice ? texts.save : texts.submit)}
      </Button>
      {onCancel && (
        <Button kind="plain" block onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
    </form>
  )
}
