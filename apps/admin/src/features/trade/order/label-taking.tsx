import type { ParcelLabel } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { Button, Form, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { CallFailure, failureText } from '#platform/api-error.ts'
import { ActionButton } from '#platform/parts/action-button.tsx'
import type { Parcel } from '#platform/pick/parcel-fields.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { labelTexts } from './label.texts.ts'
import styles from './order.module.css'
import { isUnused, useLabelAccounts, useLabels } from './use-labels.ts'

/** Takes the number of a parcel from a carrier, into the fields of the form around it. */
export function LabelTaking({ sn }: { sn: string }) {
  const texts = labelTexts.use()
  const form = Form.useFormInstance<Parcel>()
  const number = Form.useWatch<string | undefined>('deliverySn')
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const { api } = useSession()
  const unused = useLabels([sn]).data?.find(isUnused)
  const use = ({ companyCode, deliverySn }: ParcelLabel) =>
    form.setFieldsValue({ companyCode, deliverySn })
  const onSettled = () => invalidate(api.parcelLabelAdmin)
  const taking = useMutation({
    mutationFn: (accountId: number) => api.parcelLabelAdmin.take({ sn, accountId }),
    onSuccess: use,
    onError: feedback.failed,
    onSettled,
  })
  const giving = useMutation({
    mutationFn: (id: number) => api.parcelLabelAdmin.cancel({ sn, id }),
    onSuccess: () => feedback.done(texts.givenBack),
    onError: feedback.failed,
    onSettled,
  })
  async function giveBack({ id, deliverySn }: ParcelLabel): Promise<void> {
    const question = { title: texts.giveBackTitle, text: texts.giveBackText, ok: texts.giveBack }
    if (!(await feedback.ask({ ...question, isDangerous: true }))) return
    giving.mutate(id)
    if (form.getFieldValue('deliverySn') === deliverySn) form.setFieldValue('deliverySn', '')
  }
  if (!unused) {
    return (
      <FromAccount
        text={texts.take}
        isBusy={taking.isPending}
        onTake={(accountId) => taking.mutate(accountId)}
      />
    )
  }
  const { deliverySn, isOld } = unused
  const said = isOld ? texts.old : number === deliverySn ? texts.taken : texts.unused
  return (
    <div className={styles.label} role="status">
      <span>{said(deliverySn)}</span>
      {number !== deliverySn && !isOld && (
        <Button size="small" onClick={() => use(unused)}>
          {texts.use}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        danger
        loading={giving.isPending}
        onClick={() => void giveBack(unused)}
      >
        {texts.giveBack}
      </Button>
    </div>
  )
}

interface ChosenFields {
  companyCode: string | undefined
  waybills: Record<string, string>
}

/** Numbers for those of several orders that have none yet; those that were refused are named. */
export function LabelsTaking({ sns }: { sns: readonly string[] }) {
  const texts = labelTexts.use()
  const locale = useLocale()
  const form = Form.useFormInstance<ChosenFields>()
  const feedback = useFeedback()
  const { api } = useSession()
  const taking = useMutation({
    mutationFn: async (accountId: number) => {
      const failures: string[] = []
      const empty = sns.filter((sn) => !form.getFieldValue(['waybills', sn]))
      for (const sn of empty)
        await api.parcelLabelAdmin.take({ sn, accountId }).then(
          ({ companyCode, deliverySn }) => {
            form.setFieldValue('companyCode', companyCode)
            form.setFieldValue(['waybills', sn], deliverySn)
          },
          (failure: unknown) => failures.push(`${sn}: ${failureText(failure, locale)}`),
        )
      if (failures.length > 0) throw new CallFailure('refused', failures.join('\n'))
      return empty.length
    },
    onSuccess: (count) => feedback.done(texts.takenAll(count)),
    onError: feedback.failed,
  })
  return (
    <FromAccount
      text={texts.takeAll}
      isBusy={taking.isPending}
      onTake={(accountId) => taking.mutate(accountId)}
    />
  )
}

interface FromAccountProps {
  text: ReactNode
  isBusy: boolean
  onTake: (accountId: number) => void
}

/** With which account; nothing where the store has none. */
function FromAccount({ text, isBusy, onTake }: FromAccountProps) {
  const texts = labelTexts.use()
  const accounts = useLabelAccounts()
  const [chosen, choose] = useState<number>()
  const [first] = accounts
  if (!first) return null
  const id = chosen ?? first.id
  return (
    <div className={styles.label}>
      <Select
        aria-label={texts.account}
        value={id}
        onChange={choose}
        options={accounts.map(({ id: value, name, carrierName }) => ({
          value,
          label: `${name} · ${carrierName}`,
        }))}
      />
      <ActionButton loading={isBusy} onClick={() => onTake(id)}>
        {text}
      </ActionButton>
    </div>
  )
}
