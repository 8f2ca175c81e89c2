import { storeAdmin } from '@mallard/contract/admin-limits.gen'
import { maxPromises } from '@mallard/contract/people/setting/legal.codes'
import type { StoreSetup } from '@mallard/contract/people/setting/store-admin.calls'
import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { RowsField } from '#platform/form/rows-field.tsx'
import { promisesTexts } from './promises.texts.ts'
import styles from './setting.module.css'

const none = { name: '', nameEn: '', text: '', textEn: '' }

/** Changes what the store promises beside the law, in its own words; none is well. */
export const PromisesForm = defineForm({
  texts: promisesTexts,
  shape: 'drawer',
  width: 560,
  limits: storeAdmin.savePromises,
  initial: ({ promises }: StoreSetup) => ({ promises }),
  inputOf: ({ promises }, { version }) => ({ promises, version }),
  send: (api, input) => api.storeAdmin.savePromises(input),
  changes: (api) => [api.storeAdmin.list],
  draft: ({ storeId }) => `promises:${storeId}`,
  title: ({ texts, of: { name } }) => texts.title(name),
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.hint,
  fields: ({ texts }) => (
    <RowsField
      name="promises"
      label={texts.promise}
      add={texts.add}
      empty={none}
      most={maxPromises}
      least={0}
    >
      {(place) => (
        <>
          <div className={styles.pair}>
            <Word place={place} name="name" label={texts.name} most={12} needed={texts.needed} />
            <Word place={place} name="nameEn" label={texts.nameEn} most={40} />
          </div>
          <Word place={place} name="text" label={texts.text} most={60} />
          <Word place={place} name="textEn" label={texts.textEn} most={120} />
        </>
      )}
    </RowsField>
  ),
  done: ({ texts }) => texts.saved,
})

function Word({
  place,
  name,
  label,
  most,
  needed,
}: {
  place: number
  name: keyof typeof none
  label: string
  most: number
  /** What is said when it is empty; absent: it may be. */
  needed?: string
}) {
  return (
    <Form.Item
      name={[place, name]}
      label={label}
      {...(needed !== undefined && {
        rules: [{ required: true, whitespace: true, message: needed }],
      })}
    >
      <Input maxLength={most} />
    </Form.Item>
  )
}
