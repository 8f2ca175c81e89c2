import type { SmartDevice } from '@mallard/contract/devices/smart/smart.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { WarningIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { SkeletonText } from '@mallard/ui/skeleton'
import type { ReactNode } from 'react'
import { loginHref } from '#platform/login.ts'
import { momentText } from '#platform/moment-text.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import styles from './smart.module.css'
import { smartTexts } from './smart.texts.ts'
import { useDeviceHref } from './use-device-href.ts'
import { useDevice } from './use-device.ts'

interface Props {
  readonly title: string
  /** What to show instead of the way to bind it. */
  readonly notBound?: ReactNode
  readonly children: (device: SmartDevice) => ReactNode
}

/** A page of a device: for whose it is, what it shows; for all others, what to do first. */
export function SmartPage({ title, notBound, children }: Props) {
  return (
    <>
      <NavBar title={title} onBack={useNavigate().back} className={styles.bar} />
      <div className={styles.page}>
        <Body notBound={notBound}>{children}</Body>
      </div>
    </>
  )
}

function Body({ notBound, children }: Omit<Props, 'title'>) {
  const texts = smartTexts()
  const seen = useDevice()
  const hrefOf = useDeviceHref()
  const { scope } = usePage()
  if (seen.state === 'loading') return <Bones />
  if (seen.state === 'failed')
    return <ErrorState title={texts.failedTitle} onRetry={seen.again} busy={seen.isBusy} />
  if (seen.state === 'stranger')
    return (
      <Empty
        title={texts.signInTitle}
        note={texts.signInNote}
        action={
          <Button kind="primary" href={loginHref(scope)}>
            {texts.signIn}
          </Button>
        }
      />
    )
  if (seen.state === 'notBound')
    return (
      notBound ?? (
        <Empty
          title={texts.notBoundTitle}
          note={texts.notBoundNote}
          action={
            <Button kind="primary" href={hrefOf('smartEquipment')}>
              {texts.toDevice}
            </Button>
          }
        />
      )
    )
  return (
    <>
      <State device={seen.device} />
      {children(seen.device)}
    </>
  )
}

/** What is wrong with it now, above whatever the page is about. */
function State({ device: { isOnline, fault, seenAt } }: { device: SmartDevice }) {
  const texts = smartTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  return (
    <>
      {!isOnline && (
        <Notice tone="warn" className={styles.note}>
          {texts.offlineNote}
          <span className={styles.soft}>
            {seenAt === null ? texts.neverSeen : texts.seen(momentText(seenAt, locale))}
          </span>
        </Notice>
      )}
      {fault && (
        <Notice
          tone="bad"
          icon={<WarningIcon size={18} />}
          className={styles.note}
          action={
            <Button size="sm" href={href('service', { partnerId, storeId })}>
              {texts.faultHelp}
            </Button>
          }
        >
          {texts.fault(fault.code)}
          {fault.text !== '' && <span className={styles.soft}>{fault.text}</span>}
        </Notice>
      )}
    </>
  )
}

/** Until it is known what the page shows. */
export function Bones() {
  return (
    <div className={styles.bones} role="status" aria-label={smartTexts().loading}>
      {[0, 1].map((part) => (
        <Card key={part}>
          <SkeletonText lines={4} />
        </Card>
      ))}
    </div>
  )
}
