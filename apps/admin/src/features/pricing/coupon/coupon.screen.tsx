import type { AdminCouponPage } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { Button } from 'antd'
import { definePage, type PageView } from '#platform/page/define-page.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate } from '#platform/router.tsx'
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
export default definePage({
  texts: couponTexts,
  read: (api, id) => ({ ...api.couponAdmin.detail.query({ id: Number(id) }), retry: false }),
  section: 'coupons',
  back: ({ title }) => title,
  waiting: ({ texts }) => texts.title,
  head: (view) => ({
    title: view.one.coupon.name,
    beside: <Pill tone={stateTone[view.one.state]}>{view.texts[view.one.state]}</Pill>,
    hint: (
      <>
        {termsText(view.one, view.texts)}
        <AuditLink object={`coupon ${view.one.id}`} />
      </>
    ),
    actions: view.session.can('promotion.write') && <Actions {...view} />,
  }),
  body: ({ one: coupon }) => (
    <>
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
    </>
  ),
})

type View = PageView<ReturnType<typeof couponTexts.use>, AdminCouponPage>

/** What may be done with it, by who may change it. */
function Actions({ texts, session, one: { isEverywhere, state, states }, open }: View) {
  const mayStop = !isEverywhere || session.canEverywhere('promotion.write')
  return (
    <>
      {mayStop && (state !== 'closed' || states.unused > 0) && (
        <Button danger onClick={() => open((close, now) => <StopForm of={now} onClose={close} />)}>
          {state === 'closed' ? texts.voidOnly : texts.close}
        </Button>
      )}
      <Button
        onClick={() =>
          open((close, { setup, names }) => (
            <CouponForm
              of={{ draft: draftLike(setup), names }}
              onClose={close}
              onDone={(made) => void navigate(addressOf(session.scope, 'coupons', made.id))}
            />
          ))
        }
      >
        {texts.copy}
      </Button>
      {state !== 'closed' && (
        <Button
          type="primary"
          onClick={() => open((close, now) => <IssueForm of={now} onClose={close} />)}
        >
          {texts.issue}
        </Button>
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
