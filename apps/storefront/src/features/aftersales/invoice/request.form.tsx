import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import {
  maxRequestPics,
  requestChannels,
  type RequestChannel,
} from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import { fenOfYuan } from '@mallard/kernel/money'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { ChipGroup } from '@mallard/ui/chip'
import { Field, useForm } from '@mallard/ui/field'
import { useLocale } from '@mallard/ui/locale'
import { toast } from '@mallard/ui/toast'
import { useUpload } from '@mallard/ui/upload'
import { useState } from 'react'
import { emailShape } from '#entities/invoice/invoice-draft.ts'
import { invoiceFormTexts } from '#entities/invoice/invoice-form.texts.ts'
import { TitleFields } from '#entities/invoice/title-fields.tsx'
import { TitleKinds } from '#entities/invoice/title-kinds.tsx'
import { titleRules } from '#entities/invoice/title-rules.ts'
import { useApi } from '#platform/api.ts'
import { PictureUpload } from '#platform/upload/picture-upload.tsx'
import { senderBy } from '#platform/upload/send-picture.ts'
import { requestTexts } from './request.texts.ts'
import { useRequests } from './use-requests.ts'
import styles from './invoice.module.css'

interface RequestFormProps {
  /** That was proved. */
  phone: string
  /** What was looked for. */
  orderSn: string
  /** Where the OMS found it; absent where it did not. */
  platform?: string | undefined
  onDone: () => void
}

const channelOf = (code: string | undefined): RequestChannel =>
  requestChannels.find((each) => each.code === code)?.code ?? 'store'

/** Asks the store's staff for the invoice of an order that the shop does not hold. */
export function RequestForm({ phone, orderSn, platform, onDone }: RequestFormProps) {
  const texts = { ...invoiceFormTexts(), ...requestTexts() }
  const locale = useLocale()
  const api = useApi()
  const { ask } = useRequests()
  const [channel, setChannel] = useState(channelOf(platform))
  const [type, setType] = useState<1 | 2>(titleType.personal)
  const isCompany = type === titleType.company
  const pictures = useUpload({
    count: maxRequestPics,
    upload: senderBy(
      () => api.invoiceRequest.picturePolicy({ phone }),
      (key) => api.invoiceRequest.pictureDone({ key }),
    ),
  })
  const form = useForm({
    initial: { orderSn, amount: '', name: '', taxNo: '', email: '' },
    rules: {
      orderSn: [
        { required: true, message: texts.orderSnNeeded },
        { pattern: /^[A-Za-z0-9-]{6,40}$/, message: texts.orderSnWrong },
      ],
      amount: [
        { required: true, message: texts.amountNeeded },
        { validator: (value: string) => (fenOfYuan(value) ?? 0) > 0, message: texts.amountWrong },
      ],
      ...titleRules(texts, isCompany),
      email: [
        { required: true, message: texts.emailNeeded },
        { validator: (value: string) => emailShape.test(value.trim()), message: texts.emailWrong },
      ],
    },
    onSubmit: async ({ amount, taxNo, ...typed }) => {
      if (pictures.isBusy) return toast(texts.picsBusy)
      if (pictures.hasFailed) return toast(texts.picsFailed)
      await ask(
        {
          ...typed,
          phone,
          channel,
          type,
          amount: fenOfYuan(amount) ?? 0,
          pics: pictures.results.map(({ key }) => key),
          ...(isCompany && { taxNo }),
        },
        onDone,
      )
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.intro}>{texts.intro}</p>
      <Card>
        <ChipGroup
          label={texts.channel}
          options={requestChannels.map(({ code, name }) => ({
            value: code,
            label: name[locale === 'en' ? 1 : 0],
          }))}
          value={channel}
          onChange={setChannel}
        />
      </Card>
      <CellList>
        <Field
          label={texts.orderSn}
          {...form.field('orderSn')}
          type="code"
          maxLength={60}
          placeholder={texts.orderSnPlaceholder}
          clearable
        />
        <Field
          label={texts.amount}
          {...form.field('amount')}
          type="number"
          maxLength={10}
          placeholder={texts.amountPlaceholder}
        />
      </CellList>
      <Card>
        <TitleKinds type={type} onChange={setType} />
      </Card>
      <CellList>
        <TitleFields field={form.field} isCompany={isCompany} />
        <Field
          label={texts.email}
          {...form.field('email')}
          type="email"
          autoComplete="email"
          maxLength={100}
          placeholder={texts.emailPlaceholder}
          clearable
        />
      </CellList>
      <Card title={texts.pics}>
        <PictureUpload handle={pictures} label={texts.pics} help={texts.picsHelp(maxRequestPics)} />
      </Card>
      <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
        {texts.submit}
      </Button>
      <Button kind="plain" block onClick={onDone}>
        {texts.cancel}
      </Button>
    </form>
  )
}
