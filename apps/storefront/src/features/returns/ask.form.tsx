import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { TextArea } from '@mallard/ui/field'
import { Price } from '@mallard/ui/price'
import { RadioGroup } from '@mallard/ui/radio'
import { SkeletonText } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { Upload, useUpload } from '@mallard/ui/upload'
import type { Fen } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { pictureSender } from '#platform/upload/send-picture.ts'
import { returnsTexts } from './returns.texts.ts'
import type { Asking } from './use-returns.ts'
import styles from './returns.module.css'

interface AskFormProps {
  type: number
  /** fen that go back at most; absent where no money does. */
  amount: Fen | undefined
  isBusy: boolean
  onAsk: (asking: Asking) => Promise<void>
}

/** Second step: why, in words and pictures. */
export function AskForm({ type, amount, isBusy, onAsk }: AskFormProps) {
  const texts = returnsTexts()
  const api = useApi()
  const { data: reasons } = useQuery(api.returns.v2Reason.query({ type }))
  const [reasonCode, setReasonCode] = useState('')
  const [desc, setDesc] = useState('')
  const pictures = useUpload({ upload: pictureSender(api, 'return') })

  async function submit() {
    if (!reasonCode) return toast(texts.reasonAsk)
    if (pictures.isBusy) return toast(texts.picsBusy)
    await onAsk({ type, reasonCode, desc, pics: pictures.results.map(({ key }) => key) })
  }

  return (
    <>
      <Card inset={false} title={texts.reason}>
        {reasons ? (
          <RadioGroup
            label={texts.reason}
            value={reasonCode}
            onChange={setReasonCode}
            options={reasons.map(({ code, text }) => ({ value: code, label: text }))}
          />
        ) : (
          <SkeletonText lines={6} />
        )}
      </Card>
      <Card inset={false}>
        <TextArea label={texts.desc} name="desc" value={desc} onChange={setDesc} placeholder={texts.descHint} maxLength={500} rows={3} count />
      </Card>
      <Card title={texts.pics}>
        <Upload handle={pictures} label={texts.pics} help={texts.picsHelp} />
      </Card>
      <ActionBar>
        <span className={styles.total}>
          {amount !== undefined && (
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
