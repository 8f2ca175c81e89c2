import type { FoundInvoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { Button } from '@mallard/ui/button'
import { NavBar } from '@mallard/ui/nav-bar'
import { useState } from 'react'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { FindInvoiceForm, useFindInvoice } from './find-invoice.form.tsx'
import { FoundCard } from './found-card.tsx'
import { omniTexts } from './omni-invoice.texts.ts'
import { Requests } from './request-cards.tsx'
import { RequestForm } from './request.form.tsx'
import { requestTexts } from './request.texts.ts'
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
  const [isAsking, setAsking] = useState(false)
  const form = useFindInvoice(orderSn, setFound)
  const { provedPhone, missing } = form
  if (isAsking)
    return (
      <>
        <NavBar title={requestTexts().title} onBack={() => setAsking(false)} />
        <div className={styles.page}>
          <RequestForm
            phone={provedPhone}
            orderSn={found?.orderSn ?? missing ?? ''}
            platform={found?.platform?.code}
            onDone={() => setAsking(false)}
          />
        </div>
      </>
    )
  return (
    <>
      <NavBar title={texts.title} onBack={back} />
      <div className={styles.page}>
        {found ? (
          <>
            <FoundCard found={found} />
            {found.platform && <Offer isElsewhere onAsk={() => setAsking(true)} />}
            <Button kind="plain" block onClick={() => setFound(undefined)}>
              {texts.again}
            </Button>
          </>
        ) : (
          <>
            <FindInvoiceForm form={form} />
            {missing !== undefined && <Offer onAsk={() => setAsking(true)} />}
          </>
        )}
        {provedPhone && <Requests phone={provedPhone} />}
      </div>
    </>
  )
}

/** The way to the staff, where nothing else leads to an invoice. */
function Offer({ isElsewhere = false, onAsk }: { isElsewhere?: boolean; onAsk: () => void }) {
  const texts = requestTexts()
  return (
    <>
      <p className={styles.intro}>{isElsewhere ? texts.offerPlatform : texts.offerNone}</p>
      <Button kind="secondary" size="lg" block onClick={onAsk}>
        {texts.offer}
      </Button>
    </>
  )
}
