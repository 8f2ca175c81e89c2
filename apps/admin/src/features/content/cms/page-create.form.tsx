import { pageAdmin } from '@mallard/contract/admin-limits.gen'
import { accountPage, type PageLayout } from '@mallard/contract/content/cms/page.codes'
import { Form, Input, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { layoutTexts, pageTexts } from './page.texts.ts'
import { usePages } from './use-pages.ts'

const kinds = ['a', 'b', 'account', 'home', 'storeMiniMall', 'aqiyi'] as const
type Kind = (typeof kinds)[number]

/** Pages with an address of their own have one name. */
const isNamed = (kind: Kind) => kind === 'home' || kind === 'storeMiniMall' || kind === 'aqiyi'

const layoutOf = (kind: Kind): PageLayout =>
  kind === 'b' || kind === 'account' || kind === 'aqiyi' ? 'b' : 'a'

function typeOf(kind: Kind, type: string): string {
  if (isNamed(kind)) return kind
  return kind === 'account' ? `${accountPage}${type.trim()}` : type.trim()
}

/** Makes a page, empty or as another one is. */
export const PageCreateForm = defineForm({
  texts: pageTexts,
  limits: pageAdmin.create,
  initial: () => ({
    kind: 'a' as Kind,
    type: '',
    title: '',
    titleEn: '',
    like: undefined as number | undefined,
  }),
  inputOf: ({ kind, type, title, titleEn, like }) => ({
    layout: layoutOf(kind),
    type: typeOf(kind, type),
    title,
    titleEn,
    ...(like !== undefined && { like }),
  }),
  send: (api, input, requestId) => api.pageAdmin.create({ ...input, requestId }),
  changes: (api) => [api.pageAdmin.list, api.staff.audit],
  title: ({ texts }) => texts.createTitle,
  ok: ({ texts }) => texts.createOk,
  fields: ({ texts, locale }) => (
    <>
      <p className="soft" style={{ marginBottom: 12 }}>
        {texts.createHint}
      </p>
      <Form.Item name="kind" label={texts.layout}>
        <Select options={kinds.map((value) => ({ value, label: layoutTexts.of(locale)[value] }))} />
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) => {
          const kind = getFieldValue('kind') as Kind
          return isNamed(kind) ? null : (
            <Form.Item
              name="type"
              label={texts.type}
              extra={texts.typeHint}
              rules={[
                { required: true, pattern: /^[A-Za-z0-9_-]{1,60}$/, message: texts.typeHint },
              ]}
            >
              <Input
                className="mono"
                maxLength={60}
                autoCapitalize="off"
                spellCheck={false}
                addonBefore={kind === 'account' ? accountPage : undefined}
              />
            </Form.Item>
          )
        }}
      </Form.Item>
      <TextField name="title" label={texts.titleZh} />
      <TextField name="titleEn" label={texts.titleEn} />
      <Like />
    </>
  ),
  done: ({ texts }) => texts.savedNow,
})

function Like() {
  const texts = pageTexts.use()
  const { data } = usePages()
  return (
    <Form.Item name="like" label={texts.like}>
      <Select
        allowClear
        placeholder={texts.likeNone}
        showSearch={{ optionFilterProp: 'label' }}
        options={data?.list.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </Form.Item>
  )
}
