import { carriers } from '@mallard/contract/trade/order/carrier.codes'
import { Button } from '@mallard/ui/button'
import { ChipGroup } from '@mallard/ui/chip'
import { Field, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import styles from './after-sale.module.css'
import { afterSaleTexts } from './after-sale.texts.ts'

export interface Parcel {
  companyCode: string
  deliverySn: string
}

interface FreightSheetProps {
  open: boolean
  onClose: () => void
  isBusy: boolean
  onSave: (parcel: Parcel) => void
}

/** Carrier and number of the parcel that goes back. */
export function FreightSheet({ open, onClose, isBusy, onSave }: FreightSheetProps) {
  const texts = afterSaleTexts()
  const locale = useLocale()
  const [companyCode, setCompanyCode] = useState('')
  const message = texts.deliverySnAsk
  const form = useForm({
    initial: { deliverySn: '' },
    rules: {
      deliverySn: [
        { required: true, message },
        { pattern: /^[A-Za-z0-9-]{6,32}$/, message },
      ],
    },
    onSubmit: ({ deliverySn }) => {
      if (!companyCode) return toast(texts.companyAsk)
      return onSave({ companyCode, deliverySn })
    },
  })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.fillFreight}
      footer={
        <Button kind="primary" size="lg" block busy={isBusy} onClick={() => void form.submit()}>
          {texts.save}
        </Button>
      }
    >
      <ChipGroup
        label={texts.company}
        options={carriers.map((each) => ({
          value: each.code,
          label: locale === 'en' ? each.nameEn : each.name,
        }))}
        value={companyCode}
        onChange={setCompanyCode}
      />
      <Field
        label={texts.deliverySn}
        {...form.field('deliverySn')}
        placeholder={texts.deliverySnHint}
        className={styles.waybill}
        type="code"
        maxLength={40}
      />
    </Sheet>
  )
}
