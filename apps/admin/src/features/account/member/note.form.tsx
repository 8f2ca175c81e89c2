import { memberRecordAdmin } from '@mallard/contract/admin-limits.gen'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { recordTexts } from './record.texts.ts'

/** Notes something about a member. */
export const NoteForm = defineForm({
  texts: recordTexts,
  width: 480,
  limits: memberRecordAdmin.addNote,
  initial: (_memberId: number) => ({ text: '' }),
  inputOf: ({ text }, memberId) => ({ memberId, text }),
  send: (api, input, requestId) => api.memberRecordAdmin.addNote({ ...input, requestId }),
  changes: (api) => [api.memberRecordAdmin.read, api.staff.audit],
  draft: (memberId) => `member-note:${memberId}`,
  title: ({ texts }) => texts.addNote,
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => (
    <TextField name="text" label={texts.noteLabel} hint={texts.noteHint} lines={4} isFirst />
  ),
  done: ({ texts }) => texts.saved,
})
