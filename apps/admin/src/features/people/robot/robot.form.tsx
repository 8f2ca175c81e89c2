import { robotAdmin } from '@mallard/contract/admin-limits.gen'
import {
  type AlertKind,
  alertKinds,
  alertKindWords,
  alertRights,
} from '@mallard/contract/people/alert/alert.codes'
import type { Robot } from '@mallard/contract/people/robot/robot-admin.calls'
import {
  type RobotKind,
  robotKinds,
  signedRobots,
} from '@mallard/contract/people/robot/robot.codes'
import { Checkbox, Form, Radio, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { SwitchField, TextField } from '#platform/form/fields.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { robotHintTexts, robotKindTexts, robotTexts } from './robot.texts.ts'

interface Wanted {
  kind: RobotKind
  name: string
  address: string
  secret: string
  alertKinds: AlertKind[]
  hasDigest: boolean
  isEnglish: boolean
  isOn: boolean
}

/** Adds a robot or changes one. Its address and secret are typed anew or stay as they are. */
export const RobotForm = defineForm({
  texts: robotTexts,
  shape: 'drawer',
  limits: robotAdmin.save,
  initial: (robot: Robot | undefined): Wanted => ({
    kind: robot?.kind ?? 'wecom',
    name: robot?.name ?? '',
    address: '',
    secret: '',
    alertKinds: robot?.alertKinds ?? ['paid', 'return', 'voucher'],
    hasDigest: robot?.hasDigest ?? true,
    isEnglish: robot?.isEnglish ?? false,
    isOn: robot?.isOn ?? true,
  }),
  inputOf: ({ address, secret, ...wanted }, robot) => ({
    ...wanted,
    address: address.trim(),
    secret: secret.trim(),
    id: robot?.id ?? 0,
    version: robot?.version ?? 0,
  }),
  send: (api, input, requestId) => api.robotAdmin.save({ ...input, requestId }),
  changes: (api) => [api.robotAdmin.list],
  title: ({ texts, of }) => (of ? texts.editTitle : texts.addTitle),
  ok: ({ texts }) => texts.save,
  fields: ({ of }) => <Fields robot={of} />,
  done: ({ texts }) => texts.saved,
})

function Fields({ robot }: { robot: Robot | undefined }) {
  const texts = robotTexts.use()
  const kinds = robotKindTexts.use()
  const hints = robotHintTexts.use()
  const language = useLocale() === 'en' ? 1 : 0
  const kind = Form.useWatch<RobotKind | undefined>('kind') ?? robot?.kind ?? 'wecom'
  const { can } = useSession()
  const offered = alertKinds.filter(
    (each) => can(alertRights[each]) || robot?.alertKinds.includes(each),
  )
  const kept = robot?.kind === kind ? robot : undefined
  return (
    <>
      <Form.Item name="kind" label={texts.kind} extra={hints[kind]}>
        <Select options={robotKinds.map((value) => ({ value, label: kinds[value] }))} />
      </Form.Item>
      <TextField name="name" label={texts.name} isFirst />
      <TextField
        name="address"
        label={texts.address}
        hint={kept ? texts.addressKept(kept.addressEnd) : texts.writeOnly}
        isCode
      />
      {signedRobots.includes(kind) && (
        <TextField
          name="secret"
          label={texts.secret}
          hint={kept?.hasSecret ? texts.secretKept : texts.writeOnly}
          isCode
        />
      )}
      <Form.Item name="alertKinds" label={texts.tells}>
        <Checkbox.Group
          options={offered.map((value) => ({ value, label: alertKindWords[value][language] }))}
        />
      </Form.Item>
      <SwitchField name="hasDigest" label={texts.digest} hint={texts.digestHint} />
      <Form.Item name="isEnglish" label={texts.language}>
        <Radio.Group
          options={[
            { value: false, label: texts.chinese },
            { value: true, label: texts.english },
          ]}
        />
      </Form.Item>
      <SwitchField name="isOn" label={texts.isOn} />
    </>
  )
}
