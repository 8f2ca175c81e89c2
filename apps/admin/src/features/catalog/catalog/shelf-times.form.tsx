import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Form } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { momentInput, momentOf } from '#platform/store-clock.ts'
import { shelfTexts } from './shelf.texts.ts'

export type Shelved = Pick<AdminGoodsDetail, 'itemId' | 'onSale' | 'shelfPlan'>

interface Times {
  readonly on: string
  readonly off: string
}

const typedOf = (at: number | null) => (at === null ? '' : momentInput(at))
const timeOf = (typed: string) => momentOf(typed) ?? null

/** When goods go on and off the shelf of this store by themselves. */
export const ShelfTimesForm = defineForm({
  texts: shelfTexts,
  initial: ({ shelfPlan: { onAt, offAt } }: Shelved): Times => ({
    on: typedOf(onAt),
    off: typedOf(offAt),
  }),
  inputOf: ({ on, off }, { itemId: id, shelfPlan: { version } }) => ({
    id,
    version,
    onAt: timeOf(on),
    offAt: timeOf(off),
  }),
  send: (api, input) => api.goodsAdmin.planShelf(input),
  changes: [['goods'], ['goods-one'], ['audit']],
  title: ({ texts }) => texts.plan,
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.planHint,
  fields: ({ texts, of: { onSale } }) => (
    <>
      {/* What is on the shelf needs no time to go on. */}
      <Form.Item
        name="on"
        label={texts.onAt}
        hidden={onSale}
        rules={[{ validator: (_, on: string) => stands(!on || isToCome(on), texts.past) }]}
      >
        <MomentInput />
      </Form.Item>
      <Form.Item
        name="off"
        label={texts.offAt}
        extra={onSale ? texts.isOnNow : texts.isOffNow}
        dependencies={['on']}
        rules={[
          { validator: (_, off: string) => stands(!off || isToCome(off), texts.past) },
          ({ getFieldsValue }) => ({
            validator: (_, off: string) =>
              stands(!off || off > (getFieldsValue() as Times).on, texts.turned),
          }),
        ]}
      >
        <MomentInput />
      </Form.Item>
    </>
  ),
  done: ({ texts }, { onAt, offAt }) =>
    onAt === null && offAt === null ? texts.cleared : texts.planned,
})

const isToCome = (typed: string) => (momentOf(typed) ?? 0) > Date.now()

const stands = (isGood: boolean, wrong: string) =>
  isGood ? Promise.resolve() : Promise.reject(new Error(wrong))
