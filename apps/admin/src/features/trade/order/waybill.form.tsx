import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { ParcelFields } from '#platform/pick/parcel-fields.tsx'
import { useSession } from '#platform/session.ts'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'

interface Values {
  companyCode: string
  deliverySn: string
  reason: string
}

/** What was typed wrong when the parcel was sent. */
export function WaybillForm({
  sn,
  parcel,
  onClose,
}: {
  sn: string
  parcel: AdminOrder['delivery'][number]
  onClose: () => void
}) {
  const texts = orderTexts.use()
  const { api } = useSession()
  const correcting = useOrderChange(sn, (values: Values) =>
    api.orderAdmin.correctWaybill({ sn, id: parcel.id, ...values }),
  )

  return (
    <ModalForm
      title={texts.correctWaybill}
      ok={texts.save}
      hint={texts.correctHint}
      initial={{ companyCode: parcel.companyCode, deliverySn: parcel.deliverySn, reason: '' }}
      call={correcting}
      inputOf={({ reason, ...parcel }: Values) => ({ ...parcel, reason: reason.trim() })}
      done={texts.waybillCorrected}
      onClose={onClose}
    >
      <ParcelFields
        kept={{ code: parcel.companyCode, name: parcel.companyName, kind: parcel.kind }}
      />
      <ReasonField label={texts.correctReason} needed={texts.needReason} least={2} />
    </ModalForm>
  )
}
