import { Field, type Form } from '@mallard/ui/field'
import { invoiceFormTexts } from './invoice-form.texts.ts'

type Named = 'name' | 'taxNo'

interface TitleFieldsProps {
  field: (name: Named) => ReturnType<Form<Record<string, string>>['field']>
  isCompany: boolean
}

/** Whom an invoice is made out to: a name, and a company's tax number. */
export function TitleFields({ field, isCompany }: TitleFieldsProps) {
  const texts = invoiceFormTexts()
  return (
    <>
      <Field
        label={texts.name}
        {...field('name')}
        maxLength={100}
        placeholder={isCompany ? texts.companyName : texts.personName}
        clearable
      />
      {isCompany && (
        <Field
          label={texts.taxNo}
          {...field('taxNo')}
          type="code"
          maxLength={40}
          placeholder={texts.taxPlaceholder}
          clearable
        />
      )}
    </>
  )
}
