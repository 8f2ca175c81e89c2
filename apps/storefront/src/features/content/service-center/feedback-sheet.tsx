import {
  feedbackTypes,
  mostFeedbackPics,
  type FeedbackType,
} from '@mallard/contract/content/service-center/feedback.codes'
import { mainlandPhone } from '@mallard/kernel'
import { Button } from '@mallard/ui/button'
import { ChipGroup } from '@mallard/ui/chip'
import { Field, TextArea } from '@mallard/ui/field'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { Upload, useUpload } from '@mallard/ui/upload'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { CaptchaField } from '#platform/phone-code/captcha-field.tsx'
import { pictureSender } from '#platform/upload/send-picture.ts'
import { feedbackTexts } from './feedback.texts.ts'
import styles from './feedback.module.css'
import { useFeedback } from './use-feedback.ts'

interface FeedbackSheetProps {
  open: boolean
  onClose: () => void
  /** What it is about, where that is known. */
  orderSn?: string | undefined
}

const leastWords = 5

/** Words, pictures and a phone for the shop's service. */
export default function FeedbackSheet({ open, onClose, orderSn }: FeedbackSheetProps) {
  const texts = feedbackTexts()
  const api = useApi()
  const [type, setType] = useState<FeedbackType>('goods')
  const [content, setContent] = useState('')
  const [phone, setPhone] = useState('')
  const pictures = useUpload({
    upload: pictureSender(api, 'feedback'),
    count: mostFeedbackPics,
  })
  const { isSignedIn, captcha, letters, setLetters, newCaptcha, isSending, send } =
    useFeedback(open)

  /** What is still to be done, if anything. */
  function lacking(): string | undefined {
    if (content.trim().length < leastWords) return texts.wordsShort
    if (pictures.isBusy) return texts.picsBusy
    if (pictures.hasFailed) return texts.picsFailed
    if (phone !== '' && !mainlandPhone.test(phone)) return texts.phoneWrong
    if (!isSignedIn && letters.trim() === '') return texts.captchaNeeded
    return undefined
  }

  async function submit(): Promise<void> {
    const missing = lacking()
    if (missing) return toast(missing)
    const pics = isSignedIn ? pictures.results.map(({ key }) => key) : []
    if (!(await send({ type, content, pics, phone, ...(orderSn && { orderSn }) }))) return
    toast(texts.sent, { tone: 'good' })
    setContent('')
    for (const { key } of pictures.items) pictures.remove(key)
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.title}
      height="tall"
      footer={
        <Button kind="primary" size="lg" block busy={isSending} onClick={() => void submit()}>
          {texts.send}
        </Button>
      }
    >
      <div className={styles.form}>
        {orderSn && (
          <p className={styles.small}>
            {texts.order} <span className="tnum">{orderSn}</span>
          </p>
        )}
        <ChipGroup
          label={texts.about}
          options={feedbackTypes.map((value) => ({ value, label: texts[value] }))}
          value={type}
          onChange={setType}
        />
        <TextArea
          label={texts.words}
          name="content"
          value={content}
          onChange={setContent}
          placeholder={texts.wordsHint}
          maxLength={500}
          rows={4}
          count
        />
        {isSignedIn ? (
          <Upload handle={pictures} label={texts.pics} help={texts.picsHelp} />
        ) : (
          <p className={styles.small}>{texts.picsSignIn}</p>
        )}
        <Field
          layout="stack"
          label={texts.phone}
          name="phone"
          type="tel"
          value={phone}
          onChange={setPhone}
          placeholder={texts.phoneHint}
          maxLength={20}
        />
        {!isSignedIn && captcha && (
          <CaptchaField
            image={captcha.image}
            value={letters}
            onChange={setLetters}
            onNew={() => void newCaptcha()}
          />
        )}
      </div>
    </Sheet>
  )
}
