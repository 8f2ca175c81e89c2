import { commentLength } from '@mallard/contract/content/article/article.codes'
import { Button } from '@mallard/ui/button'
import { TextArea, useForm } from '@mallard/ui/field'
import { Sheet } from '@mallard/ui/sheet'
import { articleTexts } from './article.texts.ts'
import type { Draft } from './use-comments.ts'

interface CommentSheetProps {
  open: boolean
  onClose: () => void
  draft: Draft
}

/** Writes a comment, or an answer to one; what was typed stays until it is sent. */
export function CommentSheet({ open, onClose, draft }: CommentSheetProps) {
  const texts = articleTexts()
  const form = useForm({
    initial: { content: '' },
    rules: { content: [{ required: true, message: texts.wordsNeeded }] },
    onSubmit: async ({ content }) => {
      if (await draft.send(content.trim())) form.reset()
    },
  })

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={draft.to === undefined ? texts.write : texts.answerTo(draft.to || texts.member)}
      footer={
        <Button
          kind="primary"
          size="lg"
          block
          busy={draft.isSending || form.busy}
          onClick={() => void form.submit()}
        >
          {texts.send}
        </Button>
      }
    >
      <TextArea
        label={texts.words}
        {...form.field('content')}
        placeholder={texts.wordsHint}
        maxLength={commentLength}
        rows={4}
        count
      />
    </Sheet>
  )
}
