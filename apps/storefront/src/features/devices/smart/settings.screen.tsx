import type { DeviceSetting, SmartDevice } from '@mallard/contract/devices/smart/smart.fields'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { useLocale } from '@mallard/ui/locale'
import { Notice } from '@mallard/ui/notice'
import { RadioGroup } from '@mallard/ui/radio'
import { Stepper } from '@mallard/ui/stepper'
import { Switch } from '@mallard/ui/switch'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { momentText } from '#platform/moment-text.ts'
import { defineScreen } from '#platform/screen.ts'
import { Bones, SmartPage } from './smart-page.tsx'
import styles from './smart.module.css'
import { smartTexts } from './smart.texts.ts'
import { useLearnDevice } from './use-device.ts'

/** What can be set of a device, by the list of its model; sent, and taken when it is online. */
export default defineScreen('smartSettings', {
  head: () => ({ noIndex: true }),
  Skeleton: () => <Bones />,
  Screen: () => (
    <SmartPage title={smartTexts().settings}>
      {(device) =>
        device.settings.length > 0 ? (
          <Settings key={device.deviceId} device={device} />
        ) : (
          <Empty title={smartTexts().noSettings} />
        )
      }
    </SmartPage>
  ),
})

type Draft = Readonly<Record<string, string>>

function Settings({ device }: { device: SmartDevice }) {
  const texts = smartTexts()
  const { draft, set, send, isBusy, changed } = useDraft(device)
  return (
    <>
      <Became device={device} />
      {device.settings.map((setting) => (
        <Setting
          key={setting.code}
          setting={setting}
          value={draft[setting.code] ?? setting.value}
          onChange={(value) => set(setting.code, value)}
        />
      ))}
      <ActionBar>
        <Button
          kind="primary"
          size="lg"
          block
          busy={isBusy}
          disabled={changed.length === 0}
          onClick={() => void send()}
        >
          {texts.save}
        </Button>
      </ActionBar>
    </>
  )
}

/** What was changed here and not sent yet; the rest is as the server says, also while it changes. */
function useDraft({ deviceId, settings }: SmartDevice) {
  const texts = smartTexts()
  const api = useApi()
  const learn = useLearnDevice()
  const [draft, setDraft] = useState<Draft>({})
  const [isBusy, setBusy] = useState(false)
  const changed = settings.flatMap(({ code, value }) => {
    const wanted = draft[code]
    return wanted === undefined || wanted === value ? [] : [{ code, value: wanted }]
  })
  return {
    draft,
    isBusy,
    changed,
    set: (code: string, value: string) => setDraft((before) => ({ ...before, [code]: value })),
    async send() {
      setBusy(true)
      try {
        await learn(await api.smart.saveSettings({ deviceId, values: changed }))
        setDraft({})
        toast(texts.saved, { tone: 'good' })
      } catch {
        // The shell has said why; what was chosen stays.
      } finally {
        setBusy(false)
      }
    },
  }
}

/** What became of the settings that were sent last. */
function Became({ device: { saved, isOnline } }: { device: SmartDevice }) {
  const texts = smartTexts()
  const locale = useLocale()
  if (!saved) return null
  if (saved.state === 'pending')
    return (
      <Notice tone="brand" className={styles.note}>
        <span role="status">{isOnline ? texts.isPending : texts.isPendingOffline}</span>
      </Notice>
    )
  return saved.state === 'applied' ? (
    <Notice tone="good" className={styles.note}>
      <span role="status">{texts.isApplied(momentText(saved.at, locale))}</span>
    </Notice>
  ) : (
    <Notice tone="bad" className={styles.note}>
      {texts.isFailed(saved.reason)}
    </Notice>
  )
}

interface SettingProps {
  readonly setting: DeviceSetting
  readonly value: string
  readonly onChange: (value: string) => void
}

function Setting({ setting, value, onChange }: SettingProps) {
  const texts = smartTexts()
  const { kind, name, unit, least, most, step, options } = setting
  if (kind === 'choice')
    return (
      <Card title={name}>
        <RadioGroup
          label={name}
          value={value}
          onChange={onChange}
          options={options.map((option) => ({ value: option.value, label: option.name }))}
        />
      </Card>
    )
  if (kind === 'switch')
    return (
      <CellList>
        <Cell
          title={name}
          value={value === 'on' ? texts.on : texts.off}
          trailing={
            <Switch
              label={name}
              checked={value === 'on'}
              onChange={(isOn) => onChange(isOn ? 'on' : 'off')}
            />
          }
        />
      </CellList>
    )
  return (
    <CellList>
      <Cell
        title={name}
        note={unit}
        trailing={
          <Stepper
            label={name}
            value={Number(value)}
            onChange={(number) => onChange(String(number))}
            min={least}
            max={most}
            step={step}
          />
        }
      />
    </CellList>
  )
}
