import { diningAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminReceipt } from '@mallard/contract/content/dining/dining-admin.calls'
import { useRef, useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { diningTexts } from './dining.texts.ts'
import { ReceiptCode } from './receipt-code.tsx'

/** Names the table and the dish of a receipt. */
const ReceiptForm = defineForm({
  texts: diningTexts,
  limits: diningAdmin.issue,
  initial: (_new: undefined) => ({ table: '', dish: '', dishEn: '' }),
  inputOf: ({ table, dish, dishEn }) => ({
    table: table.trim(),
    dish: dish.trim(),
    dishEn: dishEn.trim(),
  }),
  send: (api, input, requestId) => api.diningAdmin.issue({ ...input, requestId }),
  changes: (api) => [api.diningAdmin.receipts, api.staff.audit],
  title: ({ texts }) => texts.issue,
  ok: ({ texts }) => texts.issue,
  hint: ({ texts }) => texts.issueHint,
  fields: ({ texts }) => (
    <>
      <TextField name="table" label={texts.table} isFirst />
      <TextField name="dish" label={texts.dish} />
      <TextField name="dishEn" label={texts.dishEn} hint={texts.dishEnHint} />
    </>
  ),
  done: ({ texts }) => texts.issued,
})

/** Issues a receipt, then shows its code. */
export function IssueReceipt({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<AdminReceipt>()
  const isMade = useRef(false)
  if (made) return <ReceiptCode receipt={made} onClose={onClose} />
  return (
    <ReceiptForm
      of={undefined}
      onDone={(receipt) => {
        isMade.current = true
        setMade(receipt)
      }}
      // A form closes once it is done; what it made takes its place.
      onClose={() => {
        if (!isMade.current) onClose()
      }}
    />
  )
}
