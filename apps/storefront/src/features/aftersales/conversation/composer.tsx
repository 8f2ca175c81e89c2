import { maxMessageText } from '@mallard/contract/aftersales/conversation/conversation.codes'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button, IconButton } from '@mallard/ui/button'
import { PictureIcon, ReceiptIcon } from '@mallard/ui/icons'
import { toast } from '@mallard/ui/toast'
import { usualRules } from '@mallard/ui/upload'
import { useRef, useState } from 'react'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

interface Props {
  onWords: (text: string) => void
  /** False: it is no picture that can be sent. */
  onPicture: (file: File) => boolean
  onOrders: () => void
}

/** Words, a picture or an order, above the keyboard. */
export function Composer({ onWords, onPicture, onOrders }: Props) {
  const texts = conversationTexts()
  const [words, setWords] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const room = useKeyboardRoom()
  const isEmpty = words.trim() === ''

  function send(): void {
    if (isEmpty) return
    onWords(words.trim())
    setWords('')
    // The keyboard stays for the next one.
    field.current?.focus()
  }

  function choose(chosen: FileList | null): void {
    for (const each of chosen ?? []) if (!onPicture(each)) toast(texts.pictureWrong)
    if (file.current) file.current.value = ''
  }

  return (
    <div style={{ '--keyboard': `${room}px` } as React.CSSProperties}>
      <ActionBar className={styles.composer}>
        <IconButton
          icon={<PictureIcon size={22} />}
          label={texts.picture}
          onClick={() => file.current?.click()}
        />
        <input
          ref={file}
          type="file"
          hidden
          multiple
          accept={usualRules.types.join()}
          aria-label={texts.picture}
          onChange={({ target }) => choose(target.files)}
        />
        <IconButton
          icon={<ReceiptIcon size={22} />}
          label={texts.order}
          aria-haspopup="dialog"
          onClick={onOrders}
        />
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={words}
          maxLength={maxMessageText}
          placeholder={texts.placeholder}
          aria-label={texts.words}
          enterKeyHint="send"
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            // Enter that ends a word of an input method sends nothing.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <Button kind="primary" disabled={isEmpty} onClick={send}>
          {texts.send}
        </Button>
      </ActionBar>
    </div>
  )
}
