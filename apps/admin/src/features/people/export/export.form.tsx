import { exportAdmin } from '@mallard/contract/admin-limits.gen'
import type { ExportOffer } from '@mallard/contract/people/export/export-admin.calls'
import type { ExportKindCode } from '@mallard/contract/people/export/export.codes'
import { exportKindWords } from '@mallard/contract/people/export/export-words'
import { DatePicker, Form, Radio, Select } from 'antd'
import type { Dayjs } from 'dayjs'
import { defineForm } from '#platform/form/define-form.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { useSession } from '#platform/session.ts'
import { storeNow } from '#platform/store-clock.ts'
import { useLocale } from '#platform/texts.ts'
import { ExportColumns } from './export-columns.tsx'
import { exportTexts } from './export.texts.ts'

interface Values {
  kind: ExportKindCode
  /** Of what asks for days; what stands nowhere in the form has no value. */
  days?: [Dayjs, Dayjs]
  allStores?: boolean
  columns: string[]
  reason: string
}

const date = 'YYYY-MM-DD'

/** What is closed at the end of a month is the month before. */
function lastMonth(): [Dayjs, Dayjs] {
  const month = storeNow().subtract(1, 'month')
  return [month.startOf('month'), month.endOf('month')]
}

export const ExportForm = defineForm({
  texts: exportTexts,
  shape: 'drawer',
  width: 560,
  limits: exportAdmin.create,
  initial: (offers: readonly ExportOffer[]): Values => ({
    kind: offers[0]!.kind,
    days: lastMonth(),
    allStores: false,
    columns: [...offers[0]!.chosen],
    reason: '',
  }),
  inputOf: ({ kind, days, allStores = false, columns, reason }) => ({
    kind,
    ...(days && { from: days[0].format(date), until: days[1].format(date) }),
    allStores,
    columns,
    reason,
  }),
  send: (api, input, requestId) => api.exportAdmin.create({ ...input, requestId }),
  changes: (api) => [api.exportAdmin],
  title: ({ texts }) => texts.formTitle,
  ok: ({ texts }) => texts.ok,
  fields: ({ of }) => <Fields offers={of} />,
  done: ({ texts }) => texts.queued,
})

function Fields({ offers }: { offers: readonly ExportOffer[] }) {
  const texts = exportTexts.use()
  const locale = useLocale()
  const place = locale === 'en' ? 1 : 0
  const { store } = useSession()
  const form = Form.useFormInstance<Values>()
  const kind = Form.useWatch('kind', form)
  const offer = offers.find((each) => each.kind === kind) ?? offers[0]!
  return (
    <>
      <Form.Item name="kind" label={texts.kind} extra={offer.hint[locale]}>
        <Select
          options={offers.map((each) => ({
            value: each.kind,
            label: exportKindWords[each.kind][place],
          }))}
          onChange={(chosen: ExportKindCode) =>
            form.setFieldsValue({
              columns: [...(offers.find((each) => each.kind === chosen)?.chosen ?? [])],
            })
          }
        />
      </Form.Item>
      {offer.hasPeriod && (
        <Form.Item
          name="days"
          label={texts.period}
          rules={[{ required: true, message: texts.periodNeeded }]}
        >
          <DatePicker.RangePicker
            allowClear={false}
            disabledDate={(each) => each.isAfter(storeNow(), 'day')}
            presets={presetsOf(texts)}
            style={{ width: '100%' }}
          />
        </Form.Item>
      )}
      {offer.mayAllStores && (
        <Form.Item name="allStores" label={texts.stores}>
          <Radio.Group
            options={[
              { value: false, label: texts.here(store.name) },
              { value: true, label: texts.everywhere },
            ]}
          />
        </Form.Item>
      )}
      <ExportColumns offer={offer} />
      <ReasonField
        label={texts.reason}
        extra={texts.reasonHint}
        needed={texts.reasonNeeded}
        usual={texts.reasons}
        least={2}
        most={200}
      />
    </>
  )
}

function presetsOf(texts: ReturnType<typeof exportTexts.use>) {
  const today = storeNow()
  const yesterday = today.subtract(1, 'day')
  return [
    { label: texts.yesterday, value: [yesterday, yesterday] as [Dayjs, Dayjs] },
    { label: texts.week, value: [today.subtract(6, 'day'), today] as [Dayjs, Dayjs] },
    { label: texts.thisMonth, value: [today.startOf('month'), today] as [Dayjs, Dayjs] },
    { label: texts.lastMonth, value: lastMonth() },
  ]
}
