import type { FoundInvoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Notice } from '@mallard/ui/notice'
import { useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { OrderFields, useOrderForm } from '#platform/phone-code/order-form.tsx'
import { omniTexts } from './omni-invoice.texts.ts'
import styles from './invoice.module.css'

/**
 * The form stays as it was filled in while a result is shown: the next order of the same phone
 * needs no second code.
 */
export function useFindInvoice(orderSn: string, onFound: (found: FoundInvoice) => void) {
  const texts = omniTexts()
  const api = useApi()
  const [refusal, setRefusal] = useState('')
  const [provedPhone, setProvedPhone] = useState('')
  /** The number that no order was found for. */
  const [missing, setMissing] = useState<string>()
  const order = useOrderForm({
    orderSn,
    provedPhone,
    texts,
    onSubmit: async (wanted) => {
      setRefusal('')
      setMissing(undefined)
      try {
        const found = await api.invoice.thirdInvoice(wanted)
        setProvedPhone(wanted.phone)
        order.form.set('code', '')
        onFound(found)
      } catch (error) {
        const reason = error instanceof ApiError ? error.reason : undefined
        // Only after a right code is a number looked for; a code is asked for again when its half
        // hour is over.
        if (reason === 'wrongCode') setProvedPhone('')
        if (reason === 'invoiceNotFound') {
          setProvedPhone(wanted.phone)
          setMissing(wanted.orderSn)
        }
        // The shell keeps silent about this call (specification §8): the page says it in its own
        // place.
        setRefusal(
          (error instanceof ApiError &&
            (reason === 'invoiceNotFound' ? texts.none : error.message)) ||
            texts.failed,
        )
      }
    },
  })
  return { order, refusal, provedPhone, missing }
}

export function FindInvoiceForm({
  form: { order, refusal },
}: {
  form: ReturnType<typeof useFindInvoice>
}) {
  const texts = omniTexts()
  const api = useApi()
  return (
    <form {...order.form.props} className={styles.form}>
      <p className={styles.intro}>{texts.intro}</p>
      <Card>
        <OrderFields
          form={order}
          texts={texts}
          purpose="invoice"
          ask={(asked) => api.invoice.sendPhoneCode(asked)}
        />
      </Card>
      <div role="status">{refusal && <Notice tone="warn">{refusal}</Notice>}</div>
      <Button type="submit" kind="primary" size="lg" block busy={order.form.busy}>
        {texts.find}
      </Button>
      <p className={styles.note}>{texts.foot}</p>
    </form>
  )
}
