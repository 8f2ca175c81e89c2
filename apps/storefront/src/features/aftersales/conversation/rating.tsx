import { Button } from '@mallard/ui/button'
import { TextArea } from '@mallard/ui/field'
import { StarsInput } from '@mallard/ui/stars'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'

/** What a member thinks of a conversation that was closed: stars, and words if they like. */
export default function Rating({ onRated }: { onRated: () => Promise<void> }) {
  const texts = conversationTexts()
  const api = useApi()
  const [stars, setStars] = useState(0)
  const [words, setWords] = useState('')
  const [isSending, setSending] = useState(false)

  async function send(): Promise<void> {
    setSending(true)
    try {
      await api.conversation.rate({ stars, words })
      toast(texts.rated, { tone: 'good' })
      await onRated()
    } catch {
      // The shell has said why; what was chosen stays.
    } finally {
      setSending(false)
    }
  }

  return (
    <section className={styles.rating} aria-label={texts.rateTitle}>
      <b>{texts.rateTitle}</b>
      <StarsInput value={stars} onChange={setStars} label={texts.stars} />
      {stars > 0 && (
        <>
          <TextArea
            label={texts.rateWords}
            value={words}
            onChange={setWords}
            placeholder={texts.rateHint}
            maxLength={200}
            rows={2}
          />
          <Button kind="primary" size="sm" busy={isSending} onClick={() => void send()}>
            {texts.rate}
          </Button>
        </>
      )}
    </section>
  )
}
