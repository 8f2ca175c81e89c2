import { orderAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { useSession } from '#platform/session.ts'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'

/** Adds a note, which the buyer never sees. */
export const NoteForm = defineForm({
  texts: orderTexts,
  limits: orderAdmin.addNote,
  initial: (_order: Pick<AdminOrder, 'orderSn'>) => ({ text: '' }),
  useOwn: ({ orderSn: sn }) => {
    const { api } = useSession()
    return useOrderChange(sn, (input: { requestId: string; text: string }) =>
      api.orderAdmin.addNote({ sn, ...input }),
    )
  },
  inputOf: ({ text }) => ({ text: text.trim() }),
  send: (_api, { text }, requestId, adding) => adding.mutateAsync({ requestId, text }),
  draft: ({ orderSn }) => `note:${orderSn}`,
  title: ({ texts }) => texts.addNote,
  hint: ({ texts }) => texts.noteHint,
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => <TextField name="text" label={texts.note} lines={4} isFirst />,
  done: ({ texts }) => texts.saved,
})
