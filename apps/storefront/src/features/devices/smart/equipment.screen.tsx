import type { SmartDevice } from '@mallard/contract/devices/smart/smart.fields'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { confirm } from '@mallard/ui/dialog'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Tag } from '@mallard/ui/tag'
import { toast } from '@mallard/ui/toast'
import { useApi } from '#platform/api.ts'
import { dayText } from '#platform/moment-text.ts'
import { defineScreen } from '#platform/screen.ts'
import { BindDevice } from './bind-device.tsx'
import { LifeRing } from './life-ring.tsx'
import { MyDevices } from './my-devices.tsx'
import { Bones, SmartPage } from './smart-page.tsx'
import styles from './smart.module.css'
import { smartTexts } from './smart.texts.ts'
import { DaysChart } from './days-chart.tsx'
import { useDeviceHref } from './use-device-href.ts'
import { useLearnDevice } from './use-device.ts'

/** A device: how it is, and the way to all that is about it. */
export default defineScreen('smartEquipment', {
  query: ['code'],
  head: () => ({ noIndex: true }),
  Skeleton: () => <Bones />,
  Screen: ({ params: { deviceId }, query: { code } }) => (
    <SmartPage
      title={smartTexts().mine}
      notBound={<BindDevice key={deviceId} deviceId={deviceId} code={code} />}
    >
      {(device) => <Equipment key={device.deviceId} device={device} />}
    </SmartPage>
  ),
})

function Equipment({ device }: { device: SmartDevice }) {
  const texts = smartTexts()
  const hrefOf = useDeviceHref()
  const { use, lifeLeft } = device
  const total = use.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <>
      <Front device={device} />
      <Card title={texts.life}>
        <div className={styles.lifeLine}>
          <LifeRing percent={lifeLeft} label={texts.life} />
          <div className={styles.lifeWords}>
            <p className={styles.strong}>{texts.lifeLeft(lifeLeft)}</p>
            <p className={styles.soft}>
              {texts.lifeUsed(device.mesh.usedMinutes, device.mesh.ratedMinutes)}
            </p>
          </div>
        </div>
      </Card>
      <Card
        title={texts.use}
        extra={total > 0 && <span className={styles.soft}>{texts.useTotal(total)}</span>}
      >
        <DaysChart use={use} />
      </Card>
      <CellList>
        <Cell
          title={texts.warranty}
          value={<WarrantyState device={device} />}
          href={hrefOf('smartWarrantyCard')}
        />
        <Cell title={texts.life} value={`${lifeLeft}%`} href={hrefOf('smartServiceLife')} />
        <Cell
          title={texts.settings}
          value={device.saved?.state === 'pending' ? texts.pending : ''}
          href={hrefOf('smartSettings')}
        />
        <Cell title={texts.guide} href={hrefOf('smartUseGuide')} />
      </CellList>
      <MyDevices but={device.deviceId} />
      <Unbind deviceId={device.deviceId} />
    </>
  )
}

function Front({ device: { name, pic, isOnline, model, deviceId } }: { device: SmartDevice }) {
  const texts = smartTexts()
  return (
    <Card>
      <div className={styles.front}>
        {pic && <Picture src={pic.url} alt="" sizes="96px" tint={pic.color} radius="m" />}
        <div className={styles.frontWords}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.soft}>{texts.model(model)}</p>
          <p className={styles.soft}>{texts.number(deviceId)}</p>
          <Tag tone={isOnline ? 'good' : 'neutral'}>{isOnline ? texts.online : texts.offline}</Tag>
        </div>
      </div>
    </Card>
  )
}

function WarrantyState({ device: { warranty } }: { device: SmartDevice }) {
  const texts = smartTexts()
  const locale = useLocale()
  if (!warranty) return texts.notActivated
  return warranty.isOver ? texts.over : texts.until(dayText(warranty.endAt, locale))
}

function Unbind({ deviceId }: { deviceId: string }) {
  const texts = smartTexts()
  const api = useApi()
  const learn = useLearnDevice()
  async function unbind() {
    const isSure = await confirm({
      title: texts.unbindTitle,
      text: texts.unbindText,
      cancel: texts.cancel,
      ok: texts.unbindOk,
    })
    if (!isSure) return
    try {
      await api.smart.unbind({ deviceId })
      toast(texts.unbound)
    } catch {
      // The shell has said why.
    }
    await learn()
  }
  return (
    <Button kind="plain" block onClick={() => void unbind()}>
      {texts.unbind}
    </Button>
  )
}
