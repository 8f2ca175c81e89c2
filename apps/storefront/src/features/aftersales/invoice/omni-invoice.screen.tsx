import type { FoundInvoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { Button } from '@mallard/ui/button'
import { NavBar } from '@mallard/ui/nav-bar'
import { useState } from 'react'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { FindInvoiceForm, useFindInvoice } from './find-invoice.form.tsx'
import { FoundCard } from './found-card.tsx'
import { omniTexts } from './omni-invoice.texts.ts'
import styles from './invoice.module.css'

export default defineScreen('omniChannelInvoice', {
  query: ['orderSn'],
  head: () => ({ noIndex: true }),
  Screen: ({ query }) => <Find orderSn={query.orderSn ?? ''} />,
})

/** For anyone who holds the papers of an order and the phone it went to, wherever it was bought. */
function Find({ orderSn }: { orderSn: string }) {
  const texts = omniTexts()
  const { back } = useNavigate()
  const [found, setFound] = useState<FoundInvoice>()
  const form = useFindInvoice(orderSn, setFound)
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
          <FindInvoiceForm form={form} />
        )}
      </div>
    </>
  )
}
