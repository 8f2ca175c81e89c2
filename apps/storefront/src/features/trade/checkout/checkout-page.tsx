import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { plus, yuan } from '@mallard/kernel/money'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { TextArea } from '@mallard/ui/field'
import { TruckIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { Skeleton, SkeletonRows, SkeletonText } from '@mallard/ui/skeleton'
import { Fragment, useState } from 'react'
import { Link, useNavigate } from '#platform/navigator/index.ts'
import { LegalFoot } from '#entities/legal/legal-foot.tsx'
import { WaitingGift } from '#entities/gift/waiting-gift.tsx'
import { PriceLines } from '#entities/trade/price-lines.tsx'
import { LostGifts } from '#entities/trade/lost-gifts.tsx'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { WhyPrice } from '#entities/trade/why-price.tsx'
import { AddressCard, useAddressHref } from './address-card.tsx'
import { Agreement } from './agreement.tsx'
import { Deductions } from './deductions.tsx'
import { checkoutTexts } from './checkout.texts.ts'
import { InvoiceChoice } from './invoice-choice.tsx'
import { Expiry } from './expiry.tsx'
import { agreementOf, asksAgreement } from './seen-returns.ts'
import { useCheckout, type CheckoutSource } from './use-checkout.ts'
import styles from './checkout.module.css'

function Bar() {
  return <NavBar title={checkoutTexts().title} onBack={useNavigate().back} />
}

/** The bones of a checkout. */
export function CheckoutSkeleton() {
  return (
    <>
      <Bar />
      <div className={styles.page} role="status" aria-label={checkoutTexts().loading}>
        <Card>
          <SkeletonText lines={3} />
        </Card>
        <Card inset={false}>
          <SkeletonRows count={2} />
        </Card>
        <Card>
          <SkeletonText lines={3} />
          <Skeleton width={120} height={24} />
        </Card>
      </div>
    </>
  )
}

/** Where it is sent, what it costs and why, and the button that orders it. */
export function CheckoutPage({ flow, source }: { flow: Flow; source: CheckoutSource }) {
  const texts = checkoutTexts()
  const handle = useCheckout(flow, source)
  const [isOver, setOver] = useState(false)
  const toAddress = useAddressHref(flow.flowId, source.cartId, flow.address === null)
  const { address, amounts, lines, blocked } = flow
  const saved = plus(
    amounts.promotionAmount,
    amounts.couponAmount,
    amounts.integrationAmount,
    amounts.freightDiscountAmount,
  )
  return (
    <>
      <Bar />
      {flow.activity && (
        <Notice tone="brand">
          <Link to={flow.activity.href}>{flow.activity.name}</Link>
        </Notice>
      )}
      <Expiry until={flow.expiresAt} isOver={isOver} onEnd={() => setOver(true)} />
      <div className={styles.page}>
        <AddressCard address={address} to={toAddress} />
        <Card
          inset={false}
          title={texts.goods(lines.reduce((sum, line) => sum + line.productQuantity, 0))}
        >
          {lines.map((line) => (
            <Fragment key={`${line.id} ${line.productSn} ${line.isGift}`}>
              <TradeLine line={line} returns={line.returnText} />
              {asksAgreement(line) && (
                <Agreement
                  line={line}
                  isAgreed={handle.agreed.has(agreementOf(line))}
                  isMissed={handle.isMissed}
                  onChange={(isAgreed) => handle.agree(agreementOf(line), isAgreed)}
                />
              )}
            </Fragment>
          ))}
          <LostGifts gifts={flow.lostGifts} />
          {flow.arrivalText !== '' && (
            <p className={styles.arrival}>
              <TruckIcon size={18} />
              {flow.arrivalText}
            </p>
          )}
        </Card>
        <Deductions flow={flow} handle={handle} />
        <InvoiceChoice flow={flow} handle={handle} />
        <Card inset={false}>
          <TextArea
            label={texts.remark}
            name="remark"
            placeholder={texts.remarkPlaceholder}
            rows={1}
            maxLength={200}
            value={handle.remark}
            onChange={handle.setRemark}
            onBlur={() => void handle.saveRemark()}
          />
        </Card>
        <Card title={texts.amounts} extra={<WhyPrice lines={lines} promotions={flow.promotions} />}>
          <PriceLines
            amounts={amounts}
            total={texts.total}
            freight={
              address && amounts.freightAmount > 0 ? undefined : (
                <span className={address && blocked === null ? styles.free : styles.later}>
                  {flow.freightText}
                </span>
              )
            }
          />
        </Card>
      </div>
      {blocked && address && (
        <div className={styles.blocked}>
          <Notice tone="bad">{blocked}</Notice>
        </div>
      )}
      <LegalFoot />
      <WaitingGift />
      <ActionBar>
        {address === null ? (
          <Button kind="primary" size="lg" block href={toAddress}>
            {texts.addAddress}
          </Button>
        ) : (
          <>
            {saved > 0 && <span className={styles.saved}>{texts.saved(yuan(saved))}</span>}
            <Button
              kind="primary"
              size="lg"
              block
              busy={handle.isBusy}
              disabled={blocked !== null || isOver}
              onClick={() => void handle.submit()}
            >
              {texts.submit(yuan(amounts.payAmount))}
            </Button>
          </>
        )}
      </ActionBar>
    </>
  )
}
