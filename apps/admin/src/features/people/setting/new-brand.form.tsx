import { houseBrands } from '@mallard/contract/admin-limits.gen'
import type { NewBrand } from '@mallard/contract/people/setting/house-brands.calls'
import { Alert } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { FirstPassword } from '#platform/form/first-password.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { houseBrandsTexts } from './house-brands.texts.ts'
import styles from './setting.module.css'

const nothing: NewBrand = {
  name: '',
  nameEn: '',
  storeName: '',
  storeNameEn: '',
  ownerName: '',
  login: '',
  password: '',
}

/** Begins another brand with its first store and its owner. */
export const NewBrandForm = defineForm({
  texts: houseBrandsTexts,
  shape: 'drawer',
  width: 560,
  limits: houseBrands.create,
  initial: (_of: undefined): NewBrand => nothing,
  inputOf: (brand) => brand,
  send: (api, input, requestId) => api.houseBrands.create({ ...input, requestId }),
  changes: (api) => [api.houseBrands.list],
  title: ({ texts }) => texts.addTitle,
  ok: ({ texts }) => texts.create,
  hint: ({ texts }) => (
    <>
      <p>{texts.hint}</p>
      <Alert type="warning" title={texts.platformTitle} description={texts.platform} />
    </>
  ),
  fields: ({ texts, form }) => (
    <>
      <div className={styles.pair}>
        <TextField name="name" label={texts.name} isFirst />
        <TextField name="nameEn" label={texts.nameEn} hint={texts.english} />
        <TextField name="storeName" label={texts.storeName} />
        <TextField name="storeNameEn" label={texts.storeNameEn} />
      </div>
      <h3 className={styles.part}>{texts.owner}</h3>
      <p className={styles.hint}>{texts.ownerHint}</p>
      <div className={styles.pair}>
        <TextField name="ownerName" label={texts.ownerName} />
        <TextField name="login" label={texts.login} wrong={texts.loginRule} isCode />
      </div>
      <FirstPassword form={form} label={texts.password} isNeeded />
    </>
  ),
  done: ({ texts }, { partnerId }, feedback, { login, password }) =>
    feedback.note(texts.created, texts.tell(login, password, `/a/${partnerId}-1`)),
})
