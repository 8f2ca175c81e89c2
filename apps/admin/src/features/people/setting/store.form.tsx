import { storeAdmin } from '@mallard/contract/admin-limits.gen'
import type { StoreSetup } from '@mallard/contract/people/setting/store-admin.calls'
import { Form, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { SwitchField, TextField } from '#platform/form/fields.tsx'
import styles from './setting.module.css'
import { storeTexts } from './store.texts.ts'

type Terms = Omit<
  StoreSetup,
  'storeId' | 'times' | 'sending' | 'legal' | 'promises' | 'gaps' | 'version'
>

const nothing: Terms = {
  name: '',
  nameEn: '',
  address: '',
  addressEn: '',
  phone: '',
  hours: '',
  hoursEn: '',
  hotWords: [],
  hotWordsEn: [],
  returnName: '',
  returnPhone: '',
  returnAddress: '',
  isOpen: false,
}

/** Changes the store that one works in. */
export const StoreForm = defineForm({
  texts: storeTexts,
  shape: 'drawer',
  width: 560,
  limits: storeAdmin.save,
  initial: ({
    storeId: _storeId,
    times: _times,
    legal: _legal,
    promises: _promises,
    sending: _sending,
    gaps: _gaps,
    version: _version,
    ...terms
  }: StoreSetup): Terms => terms,
  inputOf: (terms, { version }) => ({ ...terms, version }),
  send: (api, input) => api.storeAdmin.save(input),
  changes: (api) => [api.storeAdmin.list],
  draft: ({ storeId }) => `store:${storeId}`,
  title: ({ texts, of: { name } }) => texts.editTitle(name),
  ok: ({ texts }) => texts.save,
  ask: ({ isOpen }, { texts, of }) =>
    of.isOpen && !isOpen
      ? {
          title: texts.closeTitle(of.name),
          text: texts.closeText,
          ok: texts.close,
          isDangerous: true,
        }
      : undefined,
  fields: ({ texts }) => <Fields texts={texts} />,
  done: ({ texts }) => texts.saved,
})

/** Makes another store of the partner. */
export const NewStoreForm = defineForm({
  texts: storeTexts,
  shape: 'drawer',
  width: 560,
  limits: storeAdmin.create,
  initial: (_of: undefined): Terms => nothing,
  inputOf: (terms) => terms,
  send: (api, input, requestId) => api.storeAdmin.create({ ...input, requestId }),
  changes: (api) => [api.storeAdmin.list],
  draft: () => 'store:new',
  title: ({ texts }) => texts.addTitle,
  ok: ({ texts }) => texts.create,
  hint: ({ texts }) => texts.newHint,
  fields: ({ texts }) => <Fields texts={texts} />,
  done: ({ texts }) => texts.created,
})

type Words = ReturnType<typeof storeTexts.use>

function Fields({ texts }: { texts: Words }) {
  return (
    <>
      <div className={styles.pair}>
        <TextField name="name" label={texts.name} isFirst />
        <TextField name="nameEn" label={texts.nameEn} hint={texts.english} />
        <TextField name="address" label={texts.address} />
        <TextField name="addressEn" label={texts.addressEn} />
        <TextField name="hours" label={texts.hours} />
        <TextField name="hoursEn" label={texts.hoursEn} />
        <TextField name="phone" label={texts.phone} wrong={texts.wrongPhone} />
      </div>
      <WordsField name="hotWords" label={texts.hotWords} hint={texts.hotWordsHint} />
      <WordsField name="hotWordsEn" label={texts.hotWordsEn} />
      <h3 className={styles.part}>{texts.returns}</h3>
      <p className={styles.hint}>{texts.returnsHint}</p>
      <div className={styles.pair}>
        <TextField name="returnName" label={texts.returnName} />
        <TextField name="returnPhone" label={texts.returnPhone} wrong={texts.wrongPhone} />
      </div>
      <TextField name="returnAddress" label={texts.returnAddress} />
      <SwitchField name="isOpen" label={texts.isOpen} hint={texts.isOpenHint} />
    </>
  )
}

/** Several words; Enter and a comma end one. */
function WordsField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  return (
    <Form.Item name={name} label={label} extra={hint}>
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        maxCount={12}
        tokenSeparators={[',', '，']}
      />
    </Form.Item>
  )
}
