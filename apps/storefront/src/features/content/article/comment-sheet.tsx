import { commentLength } from '@mallard/contract/content/article/article.codes'
import { Button } from '@mallard/ui/button'
import { TextArea } from '@mallard/ui/field'
import { Sheet } from '@mallard/ui/sheet'
import { useState } from 'react'
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
  const [content, setContent] = useState('')
  const words = content.trim()

  async function submit(): Promise<void> {
    if (await draft.send(words)) setContent('')
  }

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
          busy={draft.isSending}
          disabled={words === ''}
          onClick={() => void submit()}
        >
          {texts.send}
        </Button>
      }
    >
      <TextArea
        label={texts.words}
        name="content"
        value={content}
        onChange={setContent}
        placeholder={texts.wordsHint}
        maxLength={commentLength}
        rows={4}
        count
      />
    </Sheet>
  )
}
