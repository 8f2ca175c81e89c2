import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Field, useForm } from '@mallard/ui/field'
import { toast } from '@mallard/ui/toast'
import { useUpload } from '@mallard/ui/upload'
import { useRef } from 'react'
import { useApi } from '#platform/api.ts'
import { pictureSender } from '#platform/upload/send-picture.ts'
import { PictureUpload } from '#platform/upload/picture-upload.tsx'
import { transferTexts } from './transfer.texts.ts'
import styles from './transfer.module.css'

interface TransferFormProps {
  orderId: string
  /** What was written last time. */
  before: { payer: string; bank: string } | null
  onSent: () => void
}

/** Who paid, from which bank, and the pictures that show it. */
export function TransferForm({ orderId, before, onSent }: TransferFormProps) {
  const texts = transferTexts()
  const api = useApi()
  const picturesPlace = useRef<HTMLDivElement>(null)
  const pictures = useUpload({ upload: pictureSender(api, 'voucher'), count: 3 })

  const form = useForm({
    initial: { payer: before?.payer ?? '', bank: before?.bank ?? '' },
    rules: {
      payer: [{ required: true, message: texts.payerMissing }],
      bank: [{ required: true, message: texts.payerBankMissing }],
    },
    onSubmit: async ({ payer, bank }) => {
      if (pictures.isBusy) return toast(texts.busy)
      if (pictures.hasFailed) return toast(texts.failed)
      if (pictures.results.length === 0) {
        picturesPlace.current?.querySelector('input')?.focus()
        return toast(texts.pictureMissing)
      }
      try {
        await api.voucher.toPayOffline({
          orderId,
          payer: payer.trim(),
          bank: bank.trim(),
          pics: pictures.results.map(({ key }) => key),
        })
        onSent()
      } catch {
        // The shell has told the shopper why; what was written stays.
      }
    },
  })

  return (
    <form {...form.props} className={styles.form}>
      <Card title={texts.voucher} inset={false}>
        <Field
          {...form.field('payer')}
          label={texts.payer}
          maxLength={40}
          placeholder={texts.payerPlaceholder}
          autoComplete="name"
        />
        <Field
          {...form.field('bank')}
          label={texts.payerBank}
          maxLength={40}
          placeholder={texts.payerBankPlaceholder}
        />
        <div ref={picturesPlace} className={styles.pictures}>
          <span className={styles.label}>{texts.pictures}</span>
          <PictureUpload handle={pictures} label={texts.pictures} help={texts.picturesHelp} />
        </div>
      </Card>
      <ActionBar>
        <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
          {texts.send}
        </Button>
      </ActionBar>
    </form>
  )
}
