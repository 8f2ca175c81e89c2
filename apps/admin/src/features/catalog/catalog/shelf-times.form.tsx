import type { ReplyOf } from '@mallard/contract/api'
import type {
  AdminGoodsDetail,
  goodsAdminCalls,
} from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { ShelfPlan } from '@mallard/contract/catalog/catalog/shelf.fields'
import { Checkbox, Form } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { momentInput, momentOf } from '#platform/store-clock.ts'
import { saidOfStores } from './shelf-stores.ts'
import { type ShelfWords, shelfTexts } from './shelf.texts.ts'

export type Shelved = Pick<AdminGoodsDetail, 'itemId' | 'onSale' | 'shelfPlan'>

interface Times {
  readonly on: string
  readonly off: string
  /** In all stores of the brand. */
  readonly isForAll: boolean
}

const typedOf = (at: number | null) => (at === null ? '' : momentInput(at))
const timeOf = (typed: string) => momentOf(typed) ?? null

/** When goods go on and off the shelf of this store by themselves. */
export const ShelfTimesForm = defineForm({
  texts: shelfTexts,
  initial: ({ shelfPlan: { onAt, offAt } }: Shelved): Times => ({
    on: typedOf(onAt),
    off: typedOf(offAt),
    isForAll: false,
  }),
  inputOf: ({ on, off, isForAll }, { itemId: id, onSale, shelfPlan: { version } }) => ({
    id,
    version,
    isForAll,
    // A time that was typed for other stores is not sent for this one.
    onAt: onSale && !isForAll ? null : timeOf(on),
    offAt: timeOf(off),
  }),
  send: async (
    api,
    { isForAll, version, ...times },
  ): Promise<ShelfPlan | ReplyOf<(typeof goodsAdminCalls)['planShelves']>> =>
    isForAll ? api.goodsAdmin.planShelves(times) : api.goodsAdmin.planShelf({ ...times, version }),
  changes: (api) => [api.goodsAdmin.list, api.goodsAdmin.detail, api.staff.audit],
  title: ({ texts }) => texts.plan,
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.planHint,
  fields: ({ texts, of: { onSale }, session }) => (
    <>
      {session.me.stores.length > 1 && session.canEverywhere('goods.write') && (
        <Form.Item name="isForAll" valuePropName="checked" extra={texts.forAllHint}>
          <Checkbox>{texts.forAll}</Checkbox>
        </Form.Item>
      )}
      {/* What is on the shelf needs no time to go on, but other stores may have it off. */}
      <Form.Item noStyle dependencies={['isForAll']}>
        {({ getFieldValue }) => (
          <Form.Item
            name="on"
            label={texts.onAt}
            hidden={onSale && !getFieldValue('isForAll')}
            rules={[{ validator: (_, on: string) => stands(!on || isToCome(on), texts.past) }]}
          >
            <MomentInput />
          </Form.Item>
        )}
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
  done: ({ texts }, answer, feedback) => {
    if (!('stores' in answer)) return wordOf(texts, answer)
    const said = saidOfStores(answer.stores, texts)
    if (said === '') return texts.plannedForAll
    feedback.note(texts.storesTitle, said)
  },
})

const wordOf = (texts: ShelfWords, { onAt, offAt }: ShelfPlan) =>
  onAt === null && offAt === null ? texts.cleared : texts.planned

const isToCome = (typed: string) => (momentOf(typed) ?? 0) > Date.now()

const stands = (isGood: boolean, wrong: string) =>
  isGood ? Promise.resolve() : Promise.reject(new Error(wrong))
