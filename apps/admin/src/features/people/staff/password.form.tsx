import { defineForm } from '#platform/form/define-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { staffTexts } from './staff.texts.ts'

/** A new password of one's own, which is typed twice. */
export const PasswordForm = defineForm({
  texts: staffTexts,
  width: 420,
  initial: (_of: undefined) => ({ current: '', next: '', again: '' }),
  inputOf: ({ current, next }) => ({ current, next }),
  send: (api, input) => api.staff.changePassword(input),
  changes: () => [],
  title: ({ texts }) => texts.changePassword,
  ok: ({ texts }) => texts.save,
  fields: ({ session }) => <NewPasswordFields login={session.me.login} />,
  done: ({ texts }) => texts.changed,
})
