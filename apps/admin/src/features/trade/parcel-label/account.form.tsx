import { parcelLabelAdmin } from '@mallard/contract/admin-limits.gen'
import { carriers } from '@mallard/contract/trade/order/carrier.codes'
import type { LabelAccount } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { plainPhone } from '@mallard/kernel'
import { Form, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { SwitchField, TextField } from '#platform/form/fields.tsx'
import { useLocale } from '#platform/texts.ts'
import { labelAccountTexts } from './parcel-label.texts.ts'

/** Adds an account at a carrier or changes one. Key and secret are typed anew or stay as they are. */
export const AccountForm = defineForm({
  texts: labelAccountTexts,
  shape: 'drawer',
  limits: parcelLabelAdmin.saveAccount,
  initial: (account: LabelAccount | undefined) => ({
    name: account?.name ?? '',
    carrier: (account?.carrier ?? 'zhongtong') as (typeof carriers)[number]['code'],
    partnerId: account?.partnerId ?? '',
    partnerKey: '',
    partnerSecret: '',
    branch: account?.branch ?? '',
    template: account?.template ?? '',
    senderName: account?.sender.name ?? '',
    senderPhone: account?.sender.phone ?? '',
    senderAddress: account?.sender.address ?? '',
    isOn: account?.isOn ?? true,
  }),
  inputOf: (typed, account) => ({
    ...typed,
    id: account?.id ?? 0,
    version: account?.version ?? 0,
  }),
  send: (api, input, requestId) => api.parcelLabelAdmin.saveAccount({ ...input, requestId }),
  changes: (api) => [api.parcelLabelAdmin.accounts],
  title: ({ texts, of }) => (of ? texts.editTitle : texts.addTitle),
  ok: ({ texts }) => texts.save,
  fields: ({ of }) => <Fields account={of} />,
  done: ({ texts }) => texts.saved,
})

function Fields({ account }: { account: LabelAccount | undefined }) {
  const texts = labelAccountTexts.use()
  const isEnglish = useLocale() === 'en'
  const carrier = Form.useWatch<string | undefined>('carrier') ?? account?.carrier
  const kept = account?.carrier === carrier ? account : undefined
  return (
    <>
      <TextField name="name" label={texts.accountName} isFirst />
      <Form.Item name="carrier" label={texts.carrier}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={carriers.map(({ code, name, nameEn }) => ({
            value: code,
            label: isEnglish ? nameEn : name,
          }))}
        />
      </Form.Item>
      <TextField name="partnerId" label={texts.partnerId} hint={texts.partnerIdHint} isCode />
      <TextField
        name="partnerKey"
        label={texts.partnerKey}
        hint={kept ? texts.keyKept : texts.writeOnly}
        isCode
      />
      <TextField
        name="partnerSecret"
        label={texts.partnerSecret}
        hint={kept?.hasSecret ? texts.keyKept : texts.writeOnly}
        isCode
      />
      <TextField name="branch" label={texts.branch} isCode />
      <TextField name="template" label={texts.template} hint={texts.templateHint} isCode />
      <TextField name="senderName" label={texts.senderName} />
      <TextField
        name="senderPhone"
        label={texts.senderPhone}
        wrong={texts.needPhone}
        clean={plainPhone}
        isCode
      />
      <TextField name="senderAddress" label={texts.senderAddress} hint={texts.senderAddressHint} />
      <SwitchField name="isOn" label={texts.isOn} />
    </>
  )
}
