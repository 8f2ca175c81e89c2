import { conversationAdmin } from '@mallard/contract/admin-limits.gen'
import { useMutation } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useRef, useState } from 'react'
import { sendFile } from '#platform/send-file.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'
import { GoodsForm } from './goods.form.tsx'
import { QuickReplies } from './quick-replies.tsx'

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

  const file = useRef<HTMLInputElement>(null)
  const picture = useMutation({
    mutationFn: async (chosen: File) => {
      const policy = await api.conversationAdmin.picturePolicy({})
      await sendFile(policy, chosen)
      const { key } = await api.conversationAdmin.pictureDone({ key: policy.key })
      return api.conversationAdmin.answer({ id, requestId: crypto.randomUUID(), pic: key })
    },
    onSettled: () => invalidate(api.conversationAdmin),
  })

  function type(text: string): void {
    request.current = crypto.randomUUID()
    setWords(text)
  }

  function send(): void {
    const text = words.trim()
    if (text === '' || sending.isPending) return
    sending.mutate(text, {
      onSuccess: () => type(''),
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
        onChange={({ target }) => type(target.value)}
        onPressEnter={(event) => {
          // Enter that ends a word of an input method sends nothing.
          if (event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <div className={styles.tools}>
        <span className={styles.ways}>
          <Button loading={picture.isPending} onClick={() => file.current?.click()}>
            {texts.sendPicture}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            aria-label={texts.sendPicture}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) picture.mutate(chosen, { onError: feedback.failed })
              target.value = ''
            }}
          />
          <Button onClick={() => setChoosing(true)}>{texts.sendGoods}</Button>
          <QuickReplies onChoose={(reply) => type(words === '' ? reply : `${words}\n${reply}`)} />
        </span>
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
