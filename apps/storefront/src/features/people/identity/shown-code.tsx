import {
  screenShownFor,
  type ScreenRole,
} from '@mallard/contract/people/screen-auth/screen-auth.codes'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Countdown } from '@mallard/ui/countdown'
import { RefreshIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { Skeleton } from '@mallard/ui/skeleton'
import { loginHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { usePartner } from '#platform/partner.ts'
import { QrCode } from '#platform/qr-code.tsx'
import { useServerOffset } from '#platform/use-server-offset.ts'
import { loginTarget } from './login-target.ts'
import { screenAuthTexts } from './screen-auth.texts.ts'
import { useShownCode } from './use-shown-code.ts'
import styles from './screen-auth.module.css'

/** The screen's side: a code for two minutes, and signed in once a phone has allowed it. */
export function ShownCode({ role, to }: { role: ScreenRole; to: string | undefined }) {
  const texts = screenAuthTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const partner = usePartner()
  const offset = useServerOffset()
  const { request, state, isBusy, renew } = useShownCode(role, () =>
    navigate(loginTarget(to, scope, location.origin), { replace: true }),
  )
  const ended = { refused: texts.refused, over: texts.over, unreached: texts.unreached }
  const isShown = state === 'waiting' || state === 'in'
  const why = state === undefined || state === 'waiting' || state === 'in' ? '' : ended[state]
  return (
    <div className={styles.page}>
      <NavBar title={texts.scanTitle} onBack={navigate.back} />
      <section className={styles.card} aria-live="polite">
        <h1>{texts.scanIn(partner?.partner.name ?? '')}</h1>
        <p>{texts.how}</p>
        <div className={styles.code} data-over={why ? '' : undefined}>
          {request ? (
            <QrCode
              text={new URL(href('driverAuth', {}, { ask: request.ask }), location.origin).href}
              label={texts.code}
            />
          ) : (
            !why && <Skeleton width="100%" height="100%" />
          )}
          {why && (
            <div className={styles.over}>
              <strong>{why}</strong>
              <Button kind="primary" icon={<RefreshIcon size={18} />} busy={isBusy} onClick={renew}>
                {texts.renew}
              </Button>
            </div>
          )}
        </div>
        {request && isShown && (
          <>
            <p className={styles.digits}>
              <small>{texts.digits}</small>
              <b translate="no">{request.digits}</b>
            </p>
            <Countdown
              key={request.ask}
              until={request.expireTime}
              renderedAt={request.expireTime - screenShownFor}
              offset={offset}
              label={texts.left}
            />
          </>
        )}
      </section>
      {role === 'public' && <Notice className={styles.notice}>{texts.publicNote}</Notice>}
      <Button
        kind="plain"
        className={styles.others}
        href={loginHref(scope, to ?? `${location.origin}${href('userCenter', { ...scope })}`)}
      >
        {texts.others}
      </Button>
    </div>
  )
}
