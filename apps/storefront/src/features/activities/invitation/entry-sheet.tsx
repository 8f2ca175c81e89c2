import type {
  Invitation,
  InvitationForm,
} from '@mallard/contract/activities/invitation/invitation.fields'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { Sheet } from '@mallard/ui/sheet'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { FormView } from '#entities/form/form-view.tsx'
import { useApi } from '#platform/api.ts'
import styles from './invitation.module.css'
import { invitationTexts } from './invitation.texts.ts'
import { useEnter } from './use-enter.ts'

interface EntrySheetProps {
  open: boolean
  onClose: () => void
  event: Invitation
}

/** What an entry asks for, and the way to send it. */
export function EntrySheet({ open, onClose, event }: EntrySheetProps) {
  const texts = invitationTexts()
  const { data, isError, refetch } = useQuery({
    ...useApi().invitation.form.query({ id: event.id }),
    enabled: open,
  })
  if (data) return <Asking open={open} onClose={onClose} event={event} form={data} />
  return (
    <Sheet open={open} onClose={onClose} title={texts.sheet} height="tall">
      {isError ? (
        <Empty
          title={texts.formFailed}
          action={<Button onClick={() => void refetch()}>{texts.again}</Button>}
        />
      ) : (
        <SkeletonRows count={3} label={texts.loading} />
      )}
    </Sheet>
  )
}

function Asking({ form: asked, event, ...sheet }: EntrySheetProps & { form: InvitationForm }) {
  const texts = invitationTexts()
  const { form, isSending, send } = useEnter(event, asked.questions, sheet.onClose)
  const isFull = event.standing === 'full'
  const hasQuestions = asked.questions.length > 0
  return (
    <Sheet
      {...sheet}
      title={texts.sheet}
      height={hasQuestions ? 'tall' : 'auto'}
      footer={
        <Button kind="primary" size="lg" block busy={isSending} onClick={() => void send()}>
          {isFull ? texts.sendWaiting : texts.send}
        </Button>
      }
    >
      <div className={styles.sheet}>
        {isFull && <p className={styles.note}>{texts.waitNote}</p>}
        {hasQuestions ? <FormView form={form} /> : !isFull && <p>{texts.nothing}</p>}
      </div>
    </Sheet>
  )
}
