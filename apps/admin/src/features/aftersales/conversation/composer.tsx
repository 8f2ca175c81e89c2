import { conversationAdmin } from '@mallard/contract/admin-limits.gen'
import { useMutation } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useRef, useState } from 'react'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'
import { GoodsForm } from './goods.form.tsx'

/** Words or goods for a member; what was typed stays until it is sent. */
export function Composer({ id }: { id: number }) {
  const texts = conversationTexts.use()
  const { api } = useSession()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const [words, setWords] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  // The same words have the same number until they are sent.
  const request = useRef(crypto.randomUUID())
  const sending = useMutation({
    mutationFn: (text: string) =>
      api.conversationAdmin.answer({ id, requestId: request.current, text }),
    onSettled: () => invalidate(api.conversationAdmin),
  })

  function send(): void {
    const text = words.trim()
    if (text === '' || sending.isPending) return
    sending.mutate(text, {
      onSuccess: () => {
        request.current = crypto.randomUUID()
        setWords('')
      },
      onError: feedback.failed,
    })
  }

  return (
    <div className={styles.composer}>
      <Input.TextArea
        value={words}
        aria-label={texts.words}
        placeholder={texts.wordsHint}
        maxLength={conversationAdmin.answer.text.most}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={({ target }) => setWords(target.value)}
        onPressEnter={(event) => {
          // Enter that ends a word of an input method sends nothing.
          if (event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <div className={styles.tools}>
        <Button onClick={() => setChoosing(true)}>{texts.sendGoods}</Button>
        <Button
          type="primary"
          loading={sending.isPending}
          disabled={words.trim() === ''}
          onClick={send}
        >
          {texts.send}
        </Button>
      </div>
      {isChoosing && <GoodsForm of={{ id }} onClose={() => setChoosing(false)} />}
    </div>
  )
}
