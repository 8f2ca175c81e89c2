import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { ChipGroup } from '@mallard/ui/chip'
import { invoiceFormTexts } from './invoice-form.texts.ts'

interface TitleKindsProps {
  type: 1 | 2
  onChange: (type: 1 | 2) => void
}

/** Whether an invoice is made out to a person or to a company. */
export function TitleKinds({ type, onChange }: TitleKindsProps) {
  const texts = invoiceFormTexts()
  return (
    <ChipGroup
      label={texts.kind}
      options={[
        { value: '1', label: texts.person },
        { value: '2', label: texts.company },
      ]}
      value={String(type)}
      onChange={(value) => onChange(value === '2' ? titleType.company : titleType.personal)}
    />
  )
}
