import type { AdminCarrier, CarrierList } from '@mallard/contract/trade/carrier/carrier-admin.calls'
import { plainPhone } from '@mallard/kernel'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { withOwn } from './carrier-list.ts'
import { carriersTexts } from './carriers.texts.ts'

export interface OwnCarrier {
  readonly all: CarrierList
  readonly code: string
  /** Undefined: a new one. */
  readonly own: AdminCarrier | undefined
}

/** A van of the partner's own: what it is called, and whom to call. */
export const CarrierForm = defineForm({
  texts: carriersTexts,
  width: 460,
  limits: {
    name: { least: 1, most: 20 },
    nameEn: { most: 40 },
    phone: { pattern: '^(\\+?\\d{5,15})?$' },
  },
  initial: ({ own }: OwnCarrier) => ({
    name: own?.name ?? '',
    nameEn: own?.nameEn ?? '',
    phone: own?.phone ?? '',
  }),
  inputOf: ({ name, nameEn, phone }, { all, code }) => ({
    list: withOwn(all, code, { name: name.trim(), nameEn: nameEn.trim(), phone }),
    version: all.version,
  }),
  send: (api, input) => api.carrierAdmin.save(input),
  changes: (api) => [api.carrierAdmin.read, api.orderAdmin.carriers, api.staff.audit],
  draft: ({ own }) => `carrier:${own?.code ?? ''}`,
  title: ({ texts, of: { own } }) => (own ? texts.editTitle(own.name) : texts.addTitle),
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.formHint,
  fields: ({ texts }) => (
    <>
      <TextField name="name" label={texts.name} hint={texts.nameHint} isFirst />
      <TextField name="nameEn" label={texts.nameEn} hint={texts.nameEnHint} />
      <TextField name="phone" label={texts.phone} hint={texts.phoneHint} clean={plainPhone} />
    </>
  ),
  done: ({ texts }) => texts.saved,
})
