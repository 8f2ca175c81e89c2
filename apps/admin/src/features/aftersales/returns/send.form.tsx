import { defineForm } from '#platform/form/define-form.tsx'
import { type Parcel, ParcelFields } from '#platform/pick/parcel-fields.tsx'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

interface Sending {
  action: 'sendAgain' | 'replaced'
  step: Step<Parcel>
  /** Who sold it follows it by its waybill. */
  isByCarrier?: boolean
}

/** The parcel of a reissue, or of goods in exchange. */
export const SendForm = defineForm({
  texts: returnsTexts,
  initial: (_of: Sending): Partial<Parcel> => ({}),
  useOwn: ({ step }) => step,
  inputOf: (parcel) => parcel as Parcel,
  send: (_api, parcel, _requestId, step) => step.mutateAsync(parcel),
  title: ({ texts, of: { action } }) => texts[action],
  ok: ({ texts, of: { action } }) => texts[action],
  fields: ({ of: { isByCarrier } }) => <ParcelFields isByCarrier={isByCarrier} />,
  done: ({ texts }) => texts.sent,
})
