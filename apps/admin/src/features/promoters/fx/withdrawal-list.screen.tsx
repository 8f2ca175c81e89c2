import type { AdminWithdrawal } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField } from '#platform/list/fields.tsx'
import { oneOf } from '#platform/list/filters.ts'
import { NextStep } from '#platform/parts/next-step.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { fxTexts } from './fx.texts.ts'
import { cashTones } from './promoter-tone.ts'
import { WithdrawalAct, type Act } from './withdrawal-acts.tsx'

const states = ['0', '10', '11', '20', '21'] as const

interface Chosen {
  readonly row: AdminWithdrawal
  readonly act: Act
}

/** Withdrawals: approved by one, paid by one; large ones by two. */
export default defineList({
  texts: fxTexts,
  filters: { status: oneOf(states) },
  name: 'withdrawals',
  read: (api, { status, ...asked }) =>
    api.fxAdmin.withdrawals.query({ ...asked, ...(status && { status }) }),
  isFresh: true,
  useOwn: () => useState<Chosen>(),
  head: ({ texts }) => ({ title: texts.cashTitle }),
  above: ({ texts, data }, [chosen, choose]) => (
    <>
      {data !== undefined && data.waiting + data.toPay > 0 && (
        <Alert type="warning" showIcon message={texts.cashWaiting(data.waiting, data.toPay)} />
      )}
      {chosen && <WithdrawalAct {...chosen} onClose={() => choose(undefined)} />}
    </>
  ),
  fields: ({ texts, field }) => (
    <ChoiceField
      of={field('status')}
      label={texts.state}
      any={texts.anyState}
      options={states.map((value) => ({ value, label: texts[`cash${value}`] }))}
      width={130}
    />
  ),
  rowKey: 'id',
  columns: ({ texts, session: { scope } }, [, choose]) => [
    {
      title: texts.promoter,
      key: 'promoter',
      render: (_, { promoterId, nickname, realName, createTime }) => (
        <div>
          <Link to={addressOf(scope, 'promoters', promoterId)}>{nickname}</Link> {realName}
          <div className="soft small">{dateTime(createTime)}</div>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'status',
      card: 'corner',
      width: 110,
      render: (_, { status }) => <Pill tone={cashTones[status]}>{texts[`cash${status}`]}</Pill>,
    },
    {
      title: texts.amount,
      key: 'amount',
      width: 130,
      align: 'right',
      render: (_, { amount, fee }) => (
        <div>
          {money(amount)}
          {fee > 0 && (
            <div className="soft small">
              {texts.feeIs(money(fee))} {money(amount - fee)}
            </div>
          )}
        </div>
      ),
    },
    {
      title: texts.card,
      key: 'card',
      width: 170,
      render: (_, { holder, bankName, cardTail, serial }) => (
        <div>
          {holder} · {bankName} <span className="mono">…{cardTail}</span>
          {serial && <div className="soft small mono">{texts.serialIs(serial)}</div>}
        </div>
      ),
    },
    {
      title: texts.people,
      key: 'people',
      width: 150,
      render: (_, { approvedBy, paidBy, reason }) => (
        <div className="small">
          {approvedBy && <div>{texts.approvedBy(approvedBy)}</div>}
          {paidBy && <div>{texts.paidBy(paidBy)}</div>}
          {reason && <div className="soft">{reason}</div>}
        </div>
      ),
    },
    {
      key: 'acts',
      width: 220,
      align: 'right',
      card: 'last',
      render: (_, row) => <Acts of={row} onChoose={(act) => choose({ row, act })} />,
    },
  ],
  width: 960,
  total: ({ texts }) => texts.cashTotal,
  empty: ({ texts }) => ({
    title: texts.noCash,
    text: texts.noCashHint,
  }),
})

interface ActsProps {
  of: AdminWithdrawal
  onChoose: (act: Act) => void
}

/** What may be done with it, and whose turn it is. */
function Acts({ of, onChoose }: ActsProps) {
  const texts = fxTexts.use()
  const { canEverywhere } = useSession()
  const mayPay = canEverywhere('promoter.pay')
  return (
    <>
      <Space size={6} wrap>
        {actsOf(of, canEverywhere('promoter.write'), mayPay).map((act) => (
          <Button
            key={act}
            size="small"
            type={act === 'approveCash' || act === 'payCash' ? 'primary' : 'default'}
            onClick={() => onChoose(act)}
          >
            {texts[act]}
          </Button>
        ))}
      </Space>
      {mayPay && of.status === 10 && (
        <div>
          <NextStep next={of.next} approvers={of.approvers} />
        </div>
      )}
    </>
  )
}

function actsOf(
  { status, next }: AdminWithdrawal,
  mayWrite: boolean,
  mayPay: boolean,
): readonly Act[] {
  if (status === 0 && mayWrite) return ['approveCash', 'rejectCash']
  if (status === 10 && mayPay)
    return next === 'decide' || next === 'alone'
      ? ['showCard', 'payCash', 'failCash']
      : ['showCard', 'failCash']
  return []
}
