import { smartAdmin } from '@mallard/contract/admin-limits.gen'
import { maxSettings, settingKinds } from '@mallard/contract/devices/smart/smart.codes'
import type { AdminModel } from '@mallard/contract/devices/smart/smart-admin.calls'
import { Form, Input, InputNumber, Radio } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { formTexts } from '#platform/form/form.texts.ts'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { PairField, wordsOf } from '#platform/form/pair-field.tsx'
import { RowsField } from '#platform/form/rows-field.tsx'
import { GoodsSelect } from '#platform/pick/goods-select.tsx'
import { draftOf, noSetting, optionsTyped, settingOf } from './model-draft.ts'
import styles from './smart.module.css'
import { smartTexts } from './smart.texts.ts'

/** Sets a model of smart devices up: what can be set of it, and the mesh that fits. */
export const ModelForm = defineForm({
  texts: smartTexts,
  shape: 'drawer',
  width: 640,
  limits: smartAdmin.saveModel,
  initial: (model: AdminModel | undefined) => draftOf(model),
  inputOf: ({ goodsIds, name, code, meshSn, settings, ratedMinutes }, model) => ({
    ...(model && { id: model.id }),
    version: model?.version ?? 0,
    code: code.trim(),
    name: wordsOf(name),
    goodsId: goodsIds[0] ?? 0,
    meshSn: meshSn.trim(),
    ratedMinutes,
    settings: settings.map(settingOf),
  }),
  send: (api, input, requestId) => api.smartAdmin.saveModel({ ...input, requestId }),
  changes: (api) => [
    api.smartAdmin.models,
    api.smartAdmin.devices,
    api.smartAdmin.device,
    api.staff.audit,
  ],
  draft: (model) => `device-model:${model?.id ?? 'new'}`,
  title: ({ texts, of }) => (of ? texts.editModel : texts.newModel),
  ok: ({ texts }) => texts.save,
  fields: ({ texts, of }) => (
    <>
      <TextField name="code" label={texts.code} hint={texts.codeHint} isCode isFirst />
      <PairField name="name" label={texts.modelName} most={40} />
      <Form.Item
        name="goodsIds"
        label={texts.goods}
        extra={texts.goodsHint}
        rules={[{ required: true, type: 'array', len: 1, message: texts.oneGoods }]}
      >
        <GoodsSelect
          label={texts.goods}
          known={of ? [{ id: of.goodsId, name: of.goodsName }] : []}
        />
      </Form.Item>
      <TextField name="meshSn" label={texts.meshSn} hint={texts.meshSnHint} isCode />
      <NumberField name="ratedMinutes" label={texts.ratedMinutes} suffix={texts.minutes} />
      <h3 className={styles.heading}>{texts.settings}</h3>
      <RowsField
        name="settings"
        label={texts.settingOf}
        add={texts.addSetting}
        empty={noSetting}
        most={maxSettings}
        least={0}
      >
        {(place) => <SettingFields place={place} />}
      </RowsField>
    </>
  ),
  done: ({ texts }) => texts.saved,
})

function SettingFields({ place }: { place: number }) {
  const texts = smartTexts.use()
  const kind = Form.useWatch<string>(['settings', place, 'kind'])
  const words = formTexts.use()
  const needed = [{ required: true, message: words.needed }]
  return (
    <>
      <PairField name={[place, 'name']} label={texts.name} most={20} />
      <Form.Item name={[place, 'code']} label={texts.settingCode} rules={needed}>
        <Input className="mono" maxLength={32} autoCapitalize="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name={[place, 'kind']} label={texts.settingKind}>
        <Radio.Group options={settingKinds.map((value) => ({ value, label: texts[value] }))} />
      </Form.Item>
      {kind === 'choice' && (
        <Form.Item
          name={[place, 'options']}
          label={texts.options}
          extra={texts.optionsHint}
          rules={[
            {
              validator: async (_, text: string | undefined) => {
                if (!optionsTyped(text ?? '')) throw new Error(texts.optionsWrong)
              },
            },
          ]}
        >
          <Input.TextArea rows={4} maxLength={800} />
        </Form.Item>
      )}
      {kind === 'number' && (
        <>
          <div className={styles.three}>
            {(['least', 'most', 'step'] as const).map((name) => (
              <Form.Item key={name} name={[place, name]} label={texts[name]} rules={needed}>
                <InputNumber min={name === 'step' ? 1 : 0} max={1_000_000} precision={0} />
              </Form.Item>
            ))}
          </div>
          <Form.Item name={[place, 'unit', 'zh']} label={texts.unit}>
            <Input maxLength={10} />
          </Form.Item>
          <Form.Item name={[place, 'unit', 'en']} label={words.inEnglish(texts.unit)}>
            <Input maxLength={20} />
          </Form.Item>
        </>
      )}
      <Form.Item
        name={[place, 'initial']}
        label={texts.initial}
        extra={texts.initialHint}
        rules={needed}
      >
        <Input className="mono" maxLength={32} autoCapitalize="off" spellCheck={false} />
      </Form.Item>
    </>
  )
}
