import {
  feedbackTypes,
  maxFeedbackPics,
  type FeedbackType,
} from '@mallard/contract/content/service-center/feedback.codes'
import { mainlandPhone } from '@mallard/kernel'
import { Button } from '@mallard/ui/button'
import { ChipGroup } from '@mallard/ui/chip'
import { Field, TextArea, useForm } from '@mallard/ui/field'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { useUpload } from '@mallard/ui/upload'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { CaptchaField } from '#platform/phone-code/captcha-field.tsx'
import { pictureSender } from '#platform/upload/send-picture.ts'
import { PictureUpload } from '#platform/upload/picture-upload.tsx'
import { feedbackTexts } from './feedback.texts.ts'
import styles from './feedback.module.css'
import { useFeedback } from './use-feedback.ts'

interface FeedbackSheetProps {
  open: boolean
  onClose: () => void
  /** What it is about, where that is known. */
  orderSn?: string | undefined
}

const minWords = 5
const blank = { content: '', phone: '', letters: '' }

/** Words, pictures and a phone for the shop's service. */
export default function FeedbackSheet({ open, onClose, orderSn }: FeedbackSheetProps) {
  const texts = feedbackTexts()
  const api = useApi()
  const [type, setType] = useState<FeedbackType>('goods')
  const pictures = useUpload({
    upload: pictureSender(api, 'feedback'),
    count: maxFeedbackPics,
  })
  const { isSignedIn, captcha, newCaptcha, isSending, send } = useFeedback(open)
  const form = useForm({
    initial: blank,
    rules: {
      content: [
        { required: true, message: texts.wordsShort },
        { validator: (words) => words.trim().length >= minWords, message: texts.wordsShort },
      ],
      phone: [{ pattern: mainlandPhone, message: texts.phoneWrong }],
      ...(!isSignedIn && { letters: [{ required: true, message: texts.captchaNeeded }] }),
    },
    onSubmit,
  })
  const { set } = form
  // Letters are of one picture.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => set('letters', ''), [captcha?.captchaId])

  async function onSubmit({ content, phone, letters }: typeof blank): Promise<void> {
    if (pictures.isBusy) return toast(texts.picsBusy)
    if (pictures.hasFailed) return toast(texts.picsFailed)
    const pics = isSignedIn ? pictures.results.map(({ key }) => key) : []
    const said = { type, content, pics, phone, ...(orderSn && { orderSn }) }
    if (!(await send(said, letters))) return
    toast(texts.sent, { tone: 'good' })
    form.reset({ ...blank, phone })
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
        <Button
          kind="primary"
          size="lg"
          block
          busy={isSending || form.busy}
          onClick={() => void form.submit()}
        >
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
          {...form.field('content')}
          placeholder={texts.wordsHint}
          maxLength={500}
          rows={4}
          count
        />
        {isSignedIn ? (
          <PictureUpload handle={pictures} label={texts.pics} help={texts.picsHelp} />
        ) : (
          <p className={styles.small}>{texts.picsSignIn}</p>
        )}
        <Field
          layout="stack"
          label={texts.phone}
          {...form.field('phone')}
          type="tel"
          placeholder={texts.phoneHint}
          maxLength={20}
        />
        {!isSignedIn && captcha && (
          <CaptchaField
            image={captcha.image}
            {...form.field('letters')}
            onNew={() => void newCaptcha()}
          />
        )}
      </div>
    </Sheet>
  )
}
