import { freightAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminFreight } from '@mallard/contract/pricing/freight/freight-admin.calls'
import {
  type FreightFault,
  freightModes,
  maxFreightAreas,
} from '@mallard/contract/pricing/freight/freight-areas'
import { Alert, Button, Form, Radio } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { AreaFields } from './area-fields.tsx'
import {
  type AreaDraft,
  draftFault,
  draftOf,
  type FreightDraft,
  newArea,
  wantedOf,
} from './freight-draft.ts'
import styles from './freight.module.css'
import { freightTexts } from './freight.texts.ts'
import type { Places } from './use-freight.ts'

interface FreightFormOf {
  /** As it is now; none: a new one. */
  readonly template: AdminFreight | undefined
  /** As it was when the form was opened. */
  readonly before: AdminFreight | undefined
  readonly places: Places
}

/** Makes a freight template, or changes one. */
export const FreightForm = defineForm({
  texts: freightTexts,
  shape: 'drawer',
  width: 640,
  limits: freightAdmin.save,
  initial: ({ template }: FreightFormOf): FreightDraft => draftOf(template),
  // Says below when somebody changed it, and then saves over that.
  inputOf: (values, _begun, { template }) => ({
    ...wantedOf(values),
    ...(template && { id: template.id }),
    version: template?.version ?? 0,
  }),
  send: (api, input, requestId) => api.freightAdmin.save({ ...input, requestId }),
  changes: (api) => [api.freightAdmin.list, api.goodsAdmin.options, api.staff.audit],
  draft: ({ template }) => `freight:${template?.id ?? 'new'}`,
  title: ({ texts, of: { template } }) => (template ? texts.editFreight : texts.newFreight),
  ok: ({ texts, of: { template } }) => (template ? texts.save : texts.make),
  hint: ({ texts, of: { template, before } }) =>
    template &&
    before &&
    template.version !== before.version && (
      <Alert type="warning" title={texts.changedMeanwhile(template.name)} />
    ),
  fields: ({ texts, of: { places } }) => (
    <>
      <TextField name="name" label={texts.name} hint={texts.nameHint} isFirst />
      <Form.Item name="mode" label={texts.mode}>
        <Radio.Group
          options={[
            { value: freightModes.weight, label: texts.byWeight },
            { value: freightModes.piece, label: texts.byPiece },
          ]}
        />
      </Form.Item>
      <NumberField name="cutOffHour" label={texts.cutOff} hint={texts.cutOffHint} />
      <AreaList places={places} />
    </>
  ),
  done: ({ texts }) => texts.saved,
})

function AreaList({ places }: { places: Places }) {
  const texts = freightTexts.use()
  const form = Form.useFormInstance<FreightDraft>()
  const mode = Form.useWatch('mode', form) ?? freightModes.weight
  return (
    <Form.List
      name="areas"
      rules={[
        {
          validator: async (_, areas: readonly AreaDraft[]) => {
            const fault = draftFault(areas)
            if (fault) throw new Error(faultText(fault, texts, places))
          },
        },
      ]}
    >
      {(fields, { add, remove }, { errors }) => (
        <fieldset className={styles.areaList}>
          <legend>{texts.areas}</legend>
          <p className="soft small">{texts.areasHint}</p>
          {fields.map(({ key, name }) => (
            <AreaFields
              key={key}
              name={name}
              mode={mode}
              places={places}
              onRemove={fields.length > 1 ? () => remove(name) : undefined}
            />
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            block
            icon={<Icon name="plus" size={16} />}
            disabled={fields.length >= maxFreightAreas}
            onClick={() => add(newArea(mode, false))}
          >
            {texts.addArea}
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}

function faultText(
  fault: FreightFault,
  texts: ReturnType<typeof freightTexts.use>,
  places: Places,
): string {
  if (fault.kind === 'rest') return texts.restTwice
  return fault.kind === 'nowhere' ? texts.nowhere : texts.twice(places.nameOf(fault.code))
}
