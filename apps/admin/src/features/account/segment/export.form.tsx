import type { Segment } from '@mallard/contract/account/segment/segment-admin.calls'
import { defineForm } from '#platform/form/define-form.tsx'
import { SwitchField } from '#platform/form/fields.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { segmentTexts } from './segment.texts.ts'

const plain = ['level', 'points', 'growth', 'orders', 'paid', 'lastOrderAt', 'createdAt', 'source']
const personal = ['memberId', 'nickname', 'phone', 'birthday']

/** Takes the members of a segment away as a file. */
export const SegmentExportForm = defineForm({
  texts: segmentTexts,
  width: 480,
  initial: (_of: Pick<Segment, 'id' | 'name'>) => ({ isPersonal: false, reason: '' }),
  inputOf: ({ isPersonal, reason }, { id }) => ({
    id,
    columns: [...(isPersonal ? personal : []), ...plain],
    reason: reason.trim(),
  }),
  send: (api, input, requestId) => api.segmentAdmin.export({ ...input, requestId }),
  changes: (api) => [api.exportAdmin, api.staff.audit],
  title: ({ texts, of }) => texts.exportTitle(of.name),
  ok: ({ texts }) => texts.exportMembers,
  hint: ({ texts }) => texts.exportHint,
  fields: ({ texts }) => (
    <>
      <SwitchField name="isPersonal" label={texts.withPersonal} />
      <ReasonField
        label={texts.exportReason}
        needed={texts.needReason}
        usual={texts.reasons}
        least={2}
        most={200}
      />
    </>
  ),
  done: ({ texts }) => texts.queued,
})
