import type { LedgerRow } from '@mallard/contract/points/points.calls'
import type { DeskPoints } from '@mallard/contract/points/points-desk.calls'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form, Input, InputNumber, Segmented, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { pointsTexts } from './points.texts.ts'

interface Change {
  readonly what: 'points' | 'growth'
  readonly delta: number
  readonly reason: string
}

export default function PointsScreen() {
  const texts = pointsTexts.use()
  const locale = useLocale()
  const { api } = useSession()
  const [member, setMember] = useState<DeskPoints>()
  const finding = useMutation({ mutationFn: (phone: string) => api.pointsDesk.find({ phone }), onSuccess: setMember })
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <PageHeader title={texts.title} hint={texts.hint} />
      <Panel>
        <Input.Search
          inputMode="numeric"
          maxLength={11}
          placeholder={texts.phone}
          aria-label={texts.phone}
          enterButton={texts.find}
          loading={finding.isPending}
          style={{ maxWidth: 360 }}
          onSearch={(phone) => finding.mutate(phone.trim())}
        />
        {finding.error && <Alert type="error" title={failureText(finding.error, locale)} style={{ marginTop: 12, maxWidth: 360 }} />}
      </Panel>
      {member && <Holding key={member.memberId} member={member} onChange={setMember} />}
    </div>
  )
}

function Holding({ member, onChange }: { member: DeskPoints; onChange: (member: DeskPoints) => void }) {
  const texts = pointsTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { api } = useSession()
  const [form] = Form.useForm<Change>()
  const [shown, setShown] = useState<'points' | 'growth'>('points')
  const changing = useMutation({
    // The number of the request stays with it: repeating it changes nothing twice.
    mutationFn: (change: Change & { requestId: string }) => api.pointsDesk.adjust({ memberId: member.memberId, ...change }),
    onSuccess: (after) => {
      onChange(after)
      form.resetFields()
      tell.done(texts.saved)
    },
  })
  const { nickname, phoneMasked, points, growth, debt } = member
  return (
    <>
      <Panel title={`${nickname} ${phoneMasked}`}>
        <p style={{ marginBottom: 16 }}>
          {texts.points} <b>{points}</b> · {texts.growth} <b>{growth}</b>
          {debt > 0 && ` · ${texts.debt} ${debt}`}
        </p>
        <Form
          form={form}
          layout="inline"
          requiredMark={false}
          initialValues={{ what: 'points', reason: '' }}
          onFinish={(change) => changing.mutate({ ...change, requestId: crypto.randomUUID() })}
          style={{ rowGap: 12 }}
        >
          {changing.error && <Alert type="error" title={failureText(changing.error, locale)} />}
          <Form.Item name="what">
            <Segmented
              aria-label={texts.what}
              options={[
                { value: 'points', label: texts.points },
                { value: 'growth', label: texts.growth },
              ]}
            />
          </Form.Item>
          <Form.Item name="delta" rules={[{ required: true, message: texts.needed }]}>
            <InputNumber aria-label={texts.delta} placeholder={texts.delta} min={-1_000_000} max={1_000_000} precision={0} style={{ width: 220 }} />
          </Form.Item>
          <Form.Item name="reason" rules={[{ required: true, whitespace: true, message: texts.needed }]}>
            <Input aria-label={texts.reason} placeholder={texts.reason} maxLength={60} style={{ width: 260 }} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={changing.isPending}>
            {texts.save}
          </Button>
        </Form>
      </Panel>
      <Panel isFlush>
        <div style={{ padding: 16 }}>
          <Segmented
            value={shown}
            onChange={setShown}
            options={[
              { value: 'points', label: texts.pointsLedger },
              { value: 'growth', label: texts.growthLedger },
            ]}
          />
        </div>
        <Ledger rows={shown === 'points' ? member.pointsLedger : member.growthLedger} />
      </Panel>
    </>
  )
}

function Ledger({ rows }: { rows: LedgerRow[] }) {
  const texts = pointsTexts.use()
  const { scope } = useSession()
  const columns: TableColumnsType<LedgerRow> = [
    { title: texts.at, key: 'at', width: 170, render: (_, row) => <span className="soft">{dateTime(row.at)}</span> },
    { title: texts.reason, dataIndex: 'title' },
    { title: texts.change, key: 'delta', align: 'right', width: 110, render: (_, { delta }) => (delta > 0 ? `+${delta}` : delta) },
    { title: texts.balance, dataIndex: 'balance', align: 'right', width: 110 },
    { title: texts.order, key: 'order', width: 220, render: (_, { orderSn }) => orderSn && <Link to={addressOf(scope, 'orders', orderSn)}>{orderSn}</Link> },
  ]
  return <Table rowKey="id" columns={columns} dataSource={rows} pagination={false} scroll={{ x: 720 }} />
}
