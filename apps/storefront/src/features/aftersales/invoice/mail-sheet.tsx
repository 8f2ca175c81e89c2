import type { Invoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { Button } from '@mallard/ui/button'
import { Field, useForm } from '@mallard/ui/field'
import { MailIcon } from '@mallard/ui/icons'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { invoiceTexts } from './invoice.texts.ts'
import { emailShape } from '#entities/invoice/invoice-draft.ts'
import { useInvoices } from './use-invoices.ts'
import styles from './invoice.module.css'

/** Sends an issued invoice to an address; the last one is offered again. */
export function MailButton({
  invoice,
  mailTo,
}: {
  invoice: Pick<Invoice, 'invoiceId' | 'canMail'>
  mailTo: string
}) {
  const texts = invoiceTexts()
  const [isOpen, setOpen] = useState(false)
  if (!invoice.canMail) return null
  return (
    <>
      <Button
        kind="secondary"
        size="lg"
        block
        icon={<MailIcon size={18} />}
        onClick={() => setOpen(true)}
      >
        {texts.mail}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={texts.mail}>
        <MailForm invoiceId={invoice.invoiceId} mailTo={mailTo} onSent={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function MailForm({
  invoiceId,
  mailTo,
  onSent,
}: {
  invoiceId: number
  mailTo: string
  onSent: () => void
}) {
  const texts = invoiceTexts()
  const { mail } = useInvoices()
  const form = useForm({
    initial: { email: mailTo },
    rules: {
      email: [
        { required: true, message: texts.emailNeeded },
        { validator: (value: string) => emailShape.test(value.trim()), message: texts.emailWrong },
      ],
    },
    onSubmit: async ({ email }) => {
      try {
        await mail(invoiceId, email.trim())
      } catch {
        // The shell has told the shopper why; what was typed stays.
        return
      }
      toast(texts.mailing, { tone: 'good' })
      onSent()
    },
  })
  return (
    <form {...form.props} className={styles.mail}>
      <Field
        label={texts.email}
        layout="stack"
        {...form.field('email')}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        maxLength={100}
        placeholder="name@example.com"
        help={texts.mailNote}
        clearable
        required
      />
      <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
        {texts.send}
      </Button>
    </form>
  )
}
