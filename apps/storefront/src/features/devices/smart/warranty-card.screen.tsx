import type { SmartDevice, Warranty } from '@mallard/contract/devices/smart/smart.fields'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { DownloadIcon } from '@mallard/ui/icons'
import { Sheet } from '@mallard/ui/sheet'
import { Tag } from '@mallard/ui/tag'
import { toast } from '@mallard/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { currentHost, useHost } from '#platform/host.ts'
import { defineScreen } from '#platform/screen.ts'
import { currentSession } from '#platform/session.ts'
import { Bones, SmartPage } from './smart-page.tsx'
import styles from './smart.module.css'
import { smartTexts } from './smart.texts.ts'
import { useLearnDevice } from './use-device.ts'
import { useCardLines } from './use-card-lines.ts'

const CardPicture = lazy(() => import('./card-picture.tsx'))

/** The warranty card of a device: activated once, kept as a picture or on paper. */
export default defineScreen('smartWarrantyCard', {
  head: () => ({ noIndex: true }),
  Skeleton: () => <Bones />,
  Screen: () => (
    <SmartPage title={smartTexts().warranty}>
      {(device) =>
        device.warranty ? (
          <Activated device={device} warranty={device.warranty} />
        ) : (
          <Activate device={device} />
        )
      }
    </SmartPage>
  ),
})

function Activate({ device: { deviceId, name } }: { device: SmartDevice }) {
  const texts = smartTexts()
  const api = useApi()
  const learn = useLearnDevice()
  const [isBusy, setBusy] = useState(false)
  async function activate() {
    setBusy(true)
    try {
      await api.smart.activateWarranty({ deviceId })
      toast(texts.activated, { tone: 'good' })
      tellApp(deviceId)
      await learn()
    } catch {
      // The shell has said why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={name} extra={<Tag tone="warn">{texts.notActivated}</Tag>}>
      <p className={styles.lead}>{texts.activateNote}</p>
      <Button kind="primary" size="lg" block busy={isBusy} onClick={() => void activate()}>
        {texts.activate}
      </Button>
    </Card>
  )
}

/** The app of the devices shows the card among its own; one that does not know it is none the worse. */
function tellApp(deviceId: string): void {
  const host = currentHost()
  const { me } = currentSession()
  if (host.mode === 'smartApp' && me)
    void host.native('activetedcard', { deviceId, userId: String(me.id) }).catch(() => undefined)
}

function Activated({ device, warranty }: { device: SmartDevice; warranty: Warranty }) {
  const texts = smartTexts()
  const host = useHost()
  const [isDrawn, setDrawn] = useState(false)
  return (
    <>
      <WarrantyCard device={device} warranty={warranty} />
      <div className={styles.acts}>
        <Button
          kind="primary"
          size="lg"
          block
          icon={<DownloadIcon size={18} />}
          onClick={() => setDrawn(true)}
        >
          {texts.savePicture}
        </Button>
        {host && !host.isInApp && (
          <Button size="lg" block onClick={() => print()}>
            {texts.print}
          </Button>
        )}
      </div>
      <Sheet open={isDrawn} onClose={() => setDrawn(false)} title={texts.savePicture}>
        <Suspense>
          <CardPicture device={device} warranty={warranty} />
        </Suspense>
      </Sheet>
    </>
  )
}

/** As it stands on the page, on paper and, drawn again, in the picture. */
function WarrantyCard({ device, warranty }: { device: SmartDevice; warranty: Warranty }) {
  const texts = smartTexts()
  const lines = useCardLines(device, warranty)
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{texts.cardOf}</h2>
        <span className={styles.cardState}>{warranty.isOver ? texts.over : texts.valid}</span>
      </div>
      <p className={styles.cardName}>{device.name}</p>
      <dl className={styles.cardLines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.cardFoot}>{texts.keepCard}</p>
    </section>
  )
}
