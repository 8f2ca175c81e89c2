import type { FoundInvoice } from '@mallard/contract/invoice/invoice.fields'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Field, useForm } from '@mallard/ui/field'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { FoundCard } from './found-card.tsx'
import { omniTexts } from './omni-invoice.texts.ts'
import styles from './invoice.module.css'

export default defineScreen('omniChannelInvoice', {
  query: ['orderSn'],
  head: () => ({ noIndex: true }),
  Screen: ({ query }) => <Find orderSn={query.orderSn ?? ''} />,
})

/** For whoever holds the papers of an order, wherever it was bought. */
function Find({ orderSn }: { orderSn: string }) {
  const texts = omniTexts()
  const api = useApi()
  const { back } = useNavigate()
  const [found, setFound] = useState<FoundInvoice>()
  const [refusal, setRefusal] = useState('')
  const form = useForm({
    initial: { orderSn: orderSn.replace(/[^A-Za-z0-9-]/g, '').slice(0, 40), phone: '' },
    rules: {
      orderSn: [
        { required: true, message: texts.orderSnNeeded },
        { pattern: /^[A-Za-z0-9-]{6,40}$/, message: texts.orderSnWrong },
      ],
      phone: [
        { required: true, message: texts.phoneNeeded },
        { pattern: /^1[3-9]\d{9}$/, message: texts.phoneWrong },
      ],
    },
    onSubmit: async (wanted) => {
      setRefusal('')
      try {
        setFound(await api.invoice.thirdInvoice(wanted))
      } catch (error) {
        // The shell keeps silent about this call (specification §8): the page says it in its own place.
        setRefusal(error instanceof ApiError ? (error.reason === 'invoiceNotFound' ? texts.none : error.message || texts.failed) : texts.failed)
      }
    },
  })

  return (
    <>
      <NavBar title={texts.title} onBack={back} />
      <div className={styles.page}>
        {found ? (
          <>
            <FoundCard found={found} />
            <Button kind="plain" block onClick={() => setFound(undefined)}>
              {texts.again}
            </Button>
          </>
        ) : (
          <form {...form.props} className={styles.form}>
            <p className={styles.intro}>{texts.intro}</p>
            <CellList>
              <Field
                label={texts.orderSn}
                {...form.field('orderSn')}
                autoComplete="off"
                maxLength={40}
                placeholder={texts.orderSnPlaceholder}
                clearable
                required
              />
              <Field
                label={texts.phone}
                {...form.field('phone')}
                type="tel"
                autoComplete="tel-national"
                enterKeyHint="search"
                maxLength={11}
                placeholder={texts.phonePlaceholder}
                clearable
                required
              />
            </CellList>
            <div role="status">{refusal && <Notice tone="warn">{refusal}</Notice>}</div>
            <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
              {texts.find}
            </Button>
          </form>
        )}
      </div>
    </>
  )
}
