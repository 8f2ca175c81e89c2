import { ModalForm } from '#platform/parts/modal-form.tsx'
import { ParcelFields } from '#platform/pick/parcel-fields.tsx'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

interface Wanted {
  companyCode: string
  deliverySn: string
}

/** The parcel of a reissue, or of goods in exchange. */
export function SendForm({
  action,
  step,
  isByCarrier,
  onClose,
}: {
  action: 'sendAgain' | 'replaced'
  step: Step<Wanted>
  /** Who sold it follows it by its waybill. */
  isByCarrier?: boolean
  onClose: () => void
}) {
  const texts = returnsTexts.use()
  return (
    <ModalForm
      title={texts[action]}
      ok={texts[action]}
      call={step}
      inputOf={(parcel: Wanted) => parcel}
      done={texts.sent}
      onClose={onClose}
    >
      <ParcelFields isByCarrier={isByCarrier} />
    </ModalForm>
  )
}
