import type { StoreSetup } from '@mallard/contract/people/setting/store-admin.calls'
import { storeAdmin } from '@mallard/contract/admin-limits.gen'
import { DatePicker, Form } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField } from '#platform/form/fields.tsx'
import { WeekdaysField } from '#platform/form/weekdays-field.tsx'
import { orderReads } from '#platform/order-reads.ts'
import { sendingTexts } from './sending.texts.ts'

const datesOf = (dates: readonly Dayjs[]) =>
  dates.map((date) => date.format('YYYY-MM-DD')).toSorted()

/** Changes on which days the store sends; the time to ship passes over the others. */
export const SendingForm = defineForm({
  texts: sendingTexts,
  shape: 'drawer',
  width: 480,
  limits: storeAdmin.saveSending,
  initial: ({ sending }: StoreSetup) => ({
    days: sending.days,
    untilHour: sending.untilHour,
    daysOff: sending.daysOff.map((date) => dayjs(date)),
    daysOn: sending.daysOn.map((date) => dayjs(date)),
  }),
  inputOf: ({ days, untilHour, daysOff, daysOn }, { version }) => ({
    version,
    sending: {
      days: days.toSorted((one, other) => one - other),
      untilHour,
      daysOff: datesOf(daysOff),
      daysOn: datesOf(daysOn),
    },
  }),
  send: (api, input) => api.storeAdmin.saveSending(input),
  changes: (api) => [api.storeAdmin.list, ...orderReads(api)],
  title: ({ texts, of: { name } }) => texts.title(name),
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.hint,
  fields: ({ texts }) => (
    <>
      <WeekdaysField name="days" label={texts.days} needed={texts.oneDay} />
      <NumberField
        name="untilHour"
        of="sending.untilHour"
        label={texts.until}
        hint={texts.untilHint}
        suffix={texts.oClock}
      />
      <Form.Item name="daysOff" label={texts.daysOff} extra={texts.daysOffHint}>
        <DatePicker multiple style={{ width: '100%' }} maxTagCount="responsive" />
      </Form.Item>
      <Form.Item name="daysOn" label={texts.daysOn} extra={texts.daysOnHint}>
        <DatePicker multiple style={{ width: '100%' }} maxTagCount="responsive" />
      </Form.Item>
    </>
  ),
  done: ({ texts }) => texts.saved,
})
