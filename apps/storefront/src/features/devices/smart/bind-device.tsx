import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { Field, useForm } from '@mallard/ui/field'
import { ScanIcon } from '@mallard/ui/icons'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useHost } from '#platform/host.ts'
import { useNavigate } from '#platform/navigator/index.ts'
import { MyDevices } from './my-devices.tsx'
import { scannedDevice, type ScannedDevice } from './scanned-device.ts'
import styles from './smart.module.css'
import { smartTexts } from './smart.texts.ts'
import { useDeviceHref } from './use-device-href.ts'
import { anyDevice, useLearnDevice } from './use-device.ts'

/** Where a device becomes one's own: by the code that it shows. */
export function BindDevice({ deviceId, code }: { deviceId: string; code: string | undefined }) {
  const texts = smartTexts()
  const { bind, isBusy } = useBind()
  const isNamed = deviceId !== anyDevice
  return (
    <>
      <Empty
        title={isNamed ? texts.notBoundTitle : texts.mine}
        note={isNamed ? texts.notBoundNote : texts.anyNote}
        action={
          isNamed &&
          code !== undefined && (
            <Button kind="primary" busy={isBusy} onClick={() => void bind({ deviceId, code })}>
              {texts.bindNow}
            </Button>
          )
        }
      />
      {code === undefined && <Ways deviceId={deviceId} bind={bind} isBusy={isBusy} />}
      <MyDevices but={deviceId} />
    </>
  )
}

interface Binding {
  readonly bind: (device: ScannedDevice) => Promise<void>
  readonly isBusy: boolean
}

function useBind(): Binding {
  const texts = smartTexts()
  const api = useApi()
  const navigate = useNavigate()
  const hrefOf = useDeviceHref()
  const learn = useLearnDevice()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async bind(device) {
      setBusy(true)
      try {
        const { deviceId } = await api.smart.bind(device)
        toast(texts.bound, { tone: 'good' })
        await learn()
        navigate(hrefOf('smartEquipment', deviceId), { replace: true })
      } catch {
        // The shell has said why.
      } finally {
        setBusy(false)
      }
    },
  }
}

/** By the app's scanner, where it has one, or by typing what stands beside the code. */
function Ways({ deviceId, bind, isBusy }: Binding & { deviceId: string }) {
  const texts = smartTexts()
  const host = useHost()
  const form = useForm({
    initial: { code: '' },
    rules: { code: [{ required: true, message: texts.codeMissing }] },
    onSubmit: ({ code }) => bind({ deviceId, code: code.trim() }),
  })
  async function scan() {
    try {
      const text = await host?.scan()
      // Given up.
      if (text === undefined) return
      const found = scannedDevice(text)
      if (found) await bind(found)
      else toast(texts.scanFailed)
    } catch {
      toast(texts.scanFailed)
    }
  }
  return (
    <Card title={texts.bindTitle}>
      <form {...form.props} className={styles.ways}>
        {host?.can.scan ? (
          <Button block icon={<ScanIcon size={18} />} onClick={() => void scan()}>
            {texts.scan}
          </Button>
        ) : (
          <p className={styles.soft}>{texts.scanHelp}</p>
        )}
        {deviceId !== anyDevice && (
          <>
            <Field
              label={texts.codeLabel}
              placeholder={texts.codeHint}
              maxLength={64}
              {...form.field('code')}
            />
            <Button type="submit" kind="primary" block busy={isBusy}>
              {texts.bindNow}
            </Button>
          </>
        )}
      </form>
    </Card>
  )
}
