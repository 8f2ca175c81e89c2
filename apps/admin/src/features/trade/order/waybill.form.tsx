import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { defineForm } from '#platform/form/define-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { type Parcel, ParcelFields } from '#platform/pick/parcel-fields.tsx'
import { useSession } from '#platform/session.ts'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'

interface Correcting {
  sn: string
  parcel: AdminOrder['delivery'][number]
}

/** What was typed wrong when the parcel was sent. */
export const WaybillForm = defineForm({
  texts: orderTexts,
  initial: ({ parcel: { companyCode, deliverySn } }: Correcting) => ({
    companyCode,
    deliverySn,
    reason: '',
  }),
  useOwn: ({ sn, parcel: { id } }) => {
    const { api } = useSession()
    return useOrderChange(sn, (input: Parcel & { reason: string }) =>
      api.orderAdmin.correctWaybill({ sn, id, ...input }),
    )
  },
  inputOf: ({ reason, ...parcel }) => ({ ...parcel, reason: reason.trim() }),
  send: (_api, input, _requestId, correcting) => correcting.mutateAsync(input),
  title: ({ texts }) => texts.correctWaybill,
  hint: ({ texts }) => texts.correctHint,
  ok: ({ texts }) => texts.save,
  fields: ({ texts, of: { parcel } }) => (
    <>
      <ParcelFields
        kept={{ code: parcel.companyCode, name: parcel.companyName, kind: parcel.kind }}
      />
      <ReasonField label={texts.correctReason} needed={texts.needReason} least={2} />
    </>
  ),
  done: ({ texts }) => texts.waybillCorrected,
})
