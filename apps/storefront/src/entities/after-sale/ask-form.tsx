import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { TextArea } from '@mallard/ui/field'
import { Price } from '@mallard/ui/price'
import { RadioGroup } from '@mallard/ui/radio'
import { SkeletonText } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { useUpload } from '@mallard/ui/upload'
import type { Fen } from '@mallard/kernel'
import { useRef, useState } from 'react'
import type { PictureSender } from '#platform/upload/send-picture.ts'
import { PictureUpload } from '#platform/upload/picture-upload.tsx'
import { afterSaleTexts } from './after-sale.texts.ts'
import styles from './after-sale.module.css'

export interface Asking {
  reasonCode: string
  desc: string
  pics: string[]
}

interface AskFormProps {
  /** Absent while they are on their way. */
  reasons: readonly { code: string; text: string }[] | undefined
  /** fen that go back at most; absent where no money does. */
  amount: Fen | undefined
  isBusy: boolean
  upload: PictureSender
  onAsk: (asking: Asking) => Promise<void>
}

/** Why something comes back, in words and pictures. */
export function AskForm({ reasons, amount, isBusy, upload, onAsk }: AskFormProps) {
  const texts = afterSaleTexts()
  const [chosen, setChosen] = useState('')
  const [desc, setDesc] = useState('')
  const [isAsked, setAsked] = useState(false)
  const reasonsPlace = useRef<HTMLDivElement>(null)
  const pictures = useUpload({ upload })
  // What comes back in another way has other reasons; words and pictures stay.
  const reasonCode = reasons?.some(({ code }) => code === chosen) ? chosen : ''

  async function submit() {
    setAsked(true)
    if (!reasonCode) {
      reasonsPlace.current?.querySelector('input')?.focus()
      return
    }
    if (pictures.isBusy) return toast(texts.picsBusy)
    if (pictures.hasFailed) return toast(texts.picsFailed)
    await onAsk({ reasonCode, desc, pics: pictures.results.map(({ key }) => key) })
  }

  return (
    <>
      <Card inset={false} title={texts.reason}>
        {reasons ? (
          <div ref={reasonsPlace}>
            <RadioGroup
              label={texts.reason}
              value={reasonCode}
              onChange={setChosen}
              onBlur={() => setAsked(true)}
              error={isAsked && !reasonCode ? texts.reasonAsk : undefined}
              options={reasons.map(({ code, text }) => ({ value: code, label: text }))}
            />
          </div>
        ) : (
          <SkeletonText lines={6} />
        )}
      </Card>
      <Card inset={false}>
        <TextArea
          label={texts.desc}
          name="desc"
          value={desc}
          onChange={setDesc}
          placeholder={texts.descHint}
          maxLength={500}
          rows={3}
          count
        />
      </Card>
      <Card title={texts.pics}>
        <PictureUpload handle={pictures} label={texts.pics} help={texts.picsHelp} />
      </Card>
      <ActionBar wraps>
        <span className={styles.total}>
          {amount !== undefined && amount > 0 && (
            <>
              {texts.refund} <Price amount={amount} cents="always" />
            </>
          )}
        </span>
        <Button kind="primary" size="lg" busy={isBusy} onClick={() => void submit()}>
          {texts.submit}
        </Button>
      </ActionBar>
    </>
  )
}
