import { fxAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminWithdrawal } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PhoneCodeField } from '#platform/parts/phone-code-field.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useSession } from '#platform/session.ts'
import { money } from '#platform/show.ts'
import { fxTexts } from './fx.texts.ts'
import { useWithdrawalStep } from './use-withdrawals.ts'

export type Act = 'approveCash' | 'rejectCash' | 'payCash' | 'failCash' | 'showCard'

interface ActProps {
  row: AdminWithdrawal
  onClose: () => void
}

/** What is done with a withdrawal, over the list. */
export function WithdrawalAct({ act, ...props }: ActProps & { act: Act }) {
  if (act === 'showCard') return <ShowCard {...props} />
  if (act === 'payCash') return <PayForm of={props.row} onClose={props.onClose} />
  if (act === 'approveCash') return <ApproveForm of={props.row} onClose={props.onClose} />
  return <RefuseForm {...props} act={act} />
}

const ApproveForm = defineForm({
  texts: fxTexts,
  initial: (_row: AdminWithdrawal) => ({}),
  useOwn: () => useWithdrawalStep((api, input: { id: number }) => api.fxAdmin.approve(input)),
  inputOf: (_values, _begun, { id }) => ({ id }),
  send: (_api, input, _requestId, approving) => approving.mutateAsync(input),
  title: ({ texts, of: { nickname, amount } }) => texts.approveCashAsk(nickname, money(amount)),
  hint: ({ texts }) => texts.approveCashHint,
  ok: ({ texts }) => texts.approveCash,
  done: ({ texts }) => texts.decided,
})

function RefuseForm({
  row: { id, nickname, amount },
  act,
  onClose,
}: ActProps & { act: 'rejectCash' | 'failCash' }) {
  const texts = fxTexts.use()
  const call = useWithdrawalStep((api, input: { id: number; reason: string }) =>
    act === 'rejectCash' ? api.fxAdmin.reject(input) : api.fxAdmin.fail(input),
  )
  return (
    <ReasonForm
      words={{
        title: texts[`${act}Ask`](nickname, money(amount)),
        hint: texts[`${act}Hint`],
        label: texts.reason,
        extra: texts.reasonExtra,
        needed: texts.reasonNeeded,
        usual: act === 'failCash' ? texts.usualFail : texts.usual,
        ok: texts[act],
      }}
      most={100}
      call={call}
      inputOf={(reason) => ({ id, reason })}
      done={texts.decided}
      onClose={onClose}
    />
  )
}

const PayForm = defineForm({
  texts: fxTexts,
  limits: fxAdmin.pay,
  initial: (_row: AdminWithdrawal): { serial: string; phoneCode?: string } => ({ serial: '' }),
  inputOf: ({ serial, phoneCode }, { id }) => ({
    id,
    serial: serial.trim(),
    ...(phoneCode && { phoneCode }),
  }),
  send: (api, input) => api.fxAdmin.pay(input),
  changes: (api) => [api.fxAdmin.withdrawals, api.fxAdmin.promoters, api.staff.audit],
  title: ({ texts, of: { nickname, amount, fee } }) =>
    texts.payCashAsk(nickname, money(amount - fee)),
  hint: ({ texts, of: { holder, bankName, cardTail } }) =>
    texts.payCashHint(holder, bankName, cardTail),
  ok: ({ texts }) => texts.payCash,
  fields: ({ texts, of: { next } }) => (
    <>
      <TextField name="serial" label={texts.serial} wrong={texts.serialWrong} isFirst isCode />
      {next === 'alone' && <PhoneCodeField />}
    </>
  ),
  done: ({ texts }) => texts.decided,
})

function ShowCard({ row: { id }, onClose }: ActProps) {
  const texts = fxTexts.use()
  const { api } = useSession()
  const answer = useQuery({
    ...api.fxAdmin.card.query({ id }),
    // Forgotten with its window.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  return (
    <Modal open title={texts.cardTitle} onCancel={onClose} footer={null}>
      <p className="soft small">{texts.cardHint}</p>
      <Loaded answer={answer} rows={2}>
        {({ bankName, cardNo, holder }) => (
          <Facts
            facts={[
              [
                bankName,
                <span key="number" className="mono">
                  {cardNo} <CopyButton text={cardNo} label={texts.copy} done={texts.copied} />
                </span>,
              ],
              [texts.realName, holder],
            ]}
          />
        )}
      </Loaded>
    </Modal>
  )
}
