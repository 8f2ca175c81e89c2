import type { AdminCouponPage } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime, money } from '#platform/show.ts'
import { CouponCode } from './coupon-code.tsx'
import { draftLike } from './coupon-draft.ts'
import { obtainText, termsText, validityText } from './coupon-words.ts'
import { CouponForm } from './coupon.form.tsx'
import { couponTexts } from './coupon.texts.ts'
import { Holders } from './holders.tsx'
import { IssueForm } from './issue.form.tsx'
import { stateTone } from './state-tone.ts'
import { StopForm } from './stop.form.tsx'
import { WaitingCoupons } from './waiting-coupons.tsx'

/** One coupon: what it is, what it brought, who has it, and how it is got. */
export default function CouponScreen({ id }: { id: string }) {
  const texts = couponTexts.use()
  const { api, can, canEverywhere, scope } = useSession()
  const {
    data: coupon,
    error,
    refetch,
  } = useQuery({ ...api.couponAdmin.detail.query({ id: Number(id) }), retry: false })
  const [open, setOpen] = useState<'issue' | 'stop' | 'copy'>()
  const back = { to: addressOf(scope, 'coupons'), text: texts.back }
  if (!coupon) {
    return (
      <>
        <PageHeader title={texts.title} back={back} />
        {error ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </>
    )
  }
  const close = () => setOpen(undefined)
  const mayWrite = can('promotion.write')
  const mayStop = coupon.isEverywhere ? canEverywhere('promotion.write') : mayWrite
  return (
    <>
      <PageHeader
        title={coupon.coupon.name}
        back={back}
        beside={<Pill tone={stateTone[coupon.state]}>{texts[coupon.state]}</Pill>}
        hint={
          <>
            {termsText(coupon, texts)}
            <AuditLink object={`coupon ${coupon.id}`} />
          </>
        }
        actions={
          mayWrite && (
            <>
              {mayStop && (coupon.state !== 'closed' || coupon.states.unused > 0) && (
                <Button danger onClick={() => setOpen('stop')}>
                  {coupon.state === 'closed' ? texts.voidOnly : texts.close}
                </Button>
              )}
              <Button onClick={() => setOpen('copy')}>{texts.copy}</Button>
              {coupon.state !== 'closed' && (
                <Button type="primary" onClick={() => setOpen('issue')}>
                  {texts.issue}
                </Button>
              )}
            </>
          )
        }
      />
      <WaitingCoupons id={coupon.id} />
      <Figures coupon={coupon} />
      <Columns
        main={<Holders coupon={coupon} />}
        aside={
          <>
            <Terms coupon={coupon} />
            <CouponCode coupon={coupon} />
          </>
        }
      />
      {open === 'issue' && <IssueForm of={coupon} onClose={close} />}
      {open === 'stop' && <StopForm coupon={coupon} onClose={close} />}
      {open === 'copy' && (
        <CouponForm
          like={{ draft: draftLike(coupon.setup), names: coupon.names }}
          onClose={close}
          onMade={(made) => void navigate(addressOf(scope, 'coupons', made.id))}
        />
      )}
    </>
  )
}

function Figures({ coupon: { taken, total, used, saved, paid } }: { coupon: AdminCouponPage }) {
  const texts = couponTexts.use()
  return (
    <Sums
      sums={[
        { name: texts.drawn, value: count(taken), note: texts.ofTotal(count(total)) },
        {
          name: texts.used,
          value: count(used),
          note: texts.usedRate(taken === 0 ? 0 : Math.round((used / taken) * 100)),
        },
        { name: texts.discounted, value: money(saved) },
        { name: texts.paid, value: money(paid) },
      ]}
    />
  )
}

function Terms({ coupon }: { coupon: AdminCouponPage }) {
  const texts = couponTexts.use()
  const { names, setup } = coupon
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          [texts.terms, termsText(coupon, texts)],
          [texts.names, names.length > 0 ? names.map(({ name }) => name).join('、') : texts.all],
          [texts.validity, validityText(coupon, texts)],
          [texts.time, `${dateTime(coupon.drawFrom)} – ${dateTime(coupon.drawTo)}`],
          [texts.obtain, obtainText(coupon.obtain, texts)],
          [texts.perUser, String(coupon.perUserLimit)],
          [texts.stack, setup.stackPoints ? texts.yes : texts.no],
          [texts.here, coupon.isEverywhere ? texts.everywhere : texts.onlyHere],
        ]}
      />
    </Panel>
  )
}
