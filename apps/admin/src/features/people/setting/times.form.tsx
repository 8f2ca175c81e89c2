import { storeAdmin } from '@mallard/contract/admin-limits.gen'
import type { StoreSetup } from '@mallard/contract/people/setting/store-admin.calls'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField } from '#platform/form/fields.tsx'
import { storeTexts } from './store.texts.ts'

/** Changes how long the store waits before it goes on by itself. */
export const TimesForm = defineForm({
  texts: storeTexts,
  shape: 'drawer',
  width: 440,
  limits: storeAdmin.saveTimes,
  initial: ({ times }: StoreSetup) => times,
  inputOf: (times, { version }) => ({ ...times, version }),
  send: (api, input) => api.storeAdmin.saveTimes(input),
  changes: (api) => [api.storeAdmin.list],
  draft: ({ storeId }) => `times:${storeId}`,
  title: ({ texts, of: { name } }) => texts.timesTitle(name),
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.timesHint,
  fields: ({ texts }) => (
    <>
      <NumberField
        name="payMinutes"
        label={texts.pay}
        hint={texts.payHint}
        suffix={texts.minutes}
        isFirst
      />
      <NumberField
        name="shipHours"
        label={texts.shipTime}
        hint={texts.shipTimeHint}
        suffix={texts.inHours}
      />
      <NumberField
        name="confirmDays"
        label={texts.confirm}
        hint={texts.confirmHint}
        suffix={texts.days}
      />
      <NumberField
        name="answerDays"
        label={texts.answer}
        hint={texts.answerHint}
        suffix={texts.days}
      />
      <NumberField
        name="sendBackDays"
        label={texts.sendBack}
        hint={texts.sendBackHint}
        suffix={texts.days}
      />
      <NumberField name="lookDays" label={texts.look} hint={texts.lookHint} suffix={texts.days} />
    </>
  ),
  done: ({ texts }) => texts.saved,
})
