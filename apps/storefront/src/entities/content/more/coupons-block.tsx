import type { Block } from '@mallard/contract/content/cms/cms.fields'
import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import { useLocale } from '@mallard/ui/locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { worthOf } from '#entities/coupon/coupon-worth.ts'
import { couponTexts } from '#entities/coupon/coupon.texts.ts'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { useSession } from '#platform/session.ts'
import { BlockHeading } from '../block-heading.tsx'
import styles from './offer-blocks.module.css'

const loadDraw = () => import('#entities/coupon/draw.ts')

/** Coupons, each drawn where it stands; who is signed in sees what they have of them already. */
export function CouponsBlock({ title, subTitle, coupons }: Extract<Block, { kind: 'coupons' }>) {
  const isSignedIn = useSession((session) => session.isLoggedIn)
  const { data } = useQuery({
    ...useApi().coupon.listLive.query({}),
    enabled: isSignedIn,
    meta: { isQuiet: true },
  })
  return (
    <section>
      {title && <BlockHeading title={title} subTitle={subTitle} />}
      <ul className={styles.coupons} aria-label={title || couponTexts().title}>
        {coupons.map((coupon) => (
          <li key={coupon.grantUuid}>
            <Ticket
              coupon={data?.find(({ grantUuid }) => grantUuid === coupon.grantUuid) ?? coupon}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ticket({ coupon }: { coupon: Coupon }) {
  const texts = couponTexts()
  const [api, client, navigate, { scope }, locale] = [
    useApi(),
    useQueryClient(),
    useNavigate(),
    usePage(),
    useLocale(),
  ]
  const { big, under } = worthOf(coupon)
  const isOpen = !coupon.drawn && coupon.left
  const word = coupon.drawn ? texts.drawn : coupon.left ? texts.draw : texts.gone
  const draw = () =>
    void loadDraw().then(({ drawCoupon }) =>
      drawCoupon({ api, client, navigate, scope }, coupon.grantUuid, locale),
    )
  return (
    <button
      type="button"
      className={styles.coupon}
      disabled={!isOpen}
      onPointerDown={() => void loadDraw().catch(() => undefined)}
      onClick={draw}
    >
      <span className={styles.worth}>
        <span className={`tnum ${styles.big}`}>{big}</span>
        <span>{under.join(' ')}</span>
        <span className={styles.name}>{coupon.name}</span>
      </span>
      <span className={styles.draw}>{word}</span>
    </button>
  )
}
