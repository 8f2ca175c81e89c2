import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { Title } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Field, type Form, useForm } from '@mallard/ui/field'
import { Fold } from '@mallard/ui/fold'
import { useState } from 'react'
import { invoiceFormTexts } from './invoice-form.texts.ts'
import { KeptTitles } from './kept-titles.tsx'
import { TitleFields } from './title-fields.tsx'
import { TitleKinds } from './title-kinds.tsx'
import { titleRules } from './title-rules.ts'
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

/** What a company may have on its invoices besides. */
function CompanyDetails({ field }: Pick<Form<Values>, 'field'>) {
  const texts = invoiceFormTexts()
  return (
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
  )
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
      ...titleRules(texts, isCompany),
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
          <TitleKinds type={type} onChange={choose} />
        </div>
        <TitleFields
          field={(name) => field(name, name === 'name' ? 'name' : 'tax')}
          isCompany={isCompany}
        />
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
      {isCompany && <CompanyDetails field={field} />}
      {titles.length > 0 && (
        <KeptTitles
          titles={titles}
          onChoose={(title) => {
            setType(title.type)
            fill(valuesOf(title))
          }}
          onForget={onForget}
        />
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
