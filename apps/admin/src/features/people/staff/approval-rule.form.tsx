import { largestLimit, limitUnits } from '@mallard/contract/people/staff/approval.codes'
import type { ApprovalRule } from '@mallard/contract/people/staff/approval.calls'
import type { Role } from '@mallard/contract/people/staff/rights'
import { roleText } from '@mallard/contract/people/staff/role-words'
import { fen } from '@mallard/kernel'
import { Alert, Checkbox, Form, type FormInstance } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField } from '#platform/form/fields.tsx'
import { money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { approvalRulesTexts } from './approval-rules.texts.ts'

interface Values {
  upTo: number | null
  perDay: number | null
  roles: Role[]
  alone: boolean
}

/** A rule, and whether the reader has proven a phone. */
export interface EditedRule {
  readonly rule: ApprovalRule
  readonly hasPhone: boolean
}

/** How many of the call's units a field's are: fen are typed as yuan. */
const unitOf = ({ kind }: Pick<ApprovalRule, 'kind'>) => (limitUnits[kind] === 'fen' ? 100 : 1)
const shown = (rule: ApprovalRule, value: number | null) =>
  value === null ? null : value / unitOf(rule)
const meant = (rule: ApprovalRule, typed: number | null) =>
  typed === null || limitUnits[rule.kind] === null ? null : Math.round(typed * unitOf(rule))

/** The owner sets one rule, and reads what it comes to while it is typed. */
export const RuleForm = defineForm({
  texts: approvalRulesTexts,
  width: 520,
  limits: { upTo: { least: 0, most: largestLimit }, perDay: { least: 0, most: largestLimit } },
  initial: ({ rule }: EditedRule): Values => ({
    upTo: shown(rule, rule.upTo),
    perDay: shown(rule, rule.perDay),
    roles: rule.roles.filter((role) => role !== 'owner'),
    alone: rule.alone,
  }),
  inputOf: ({ upTo, perDay, roles, alone }: Values, { rule }) => ({
    kind: rule.kind,
    upTo: meant(rule, upTo),
    perDay: meant(rule, perDay),
    roles: ['owner' as Role, ...roles],
    alone,
    version: rule.version,
  }),
  send: (api, input) => api.approval.save(input),
  changes: (api) => [api.approval.rules, api.staff.approvals, api.staff.audit],
  title: ({ texts, of: { rule } }) => texts.editTitle(texts[rule.kind]),
  ok: ({ texts }) => texts.save,
  fields: ({ texts, locale, of: { rule, hasPhone }, form }) => (
    <>
      <Limits rule={rule} />
      {rule.possibleRoles.length > 1 && (
        <Form.Item name="roles" label={texts.roles}>
          <Checkbox.Group
            options={rule.possibleRoles
              .filter((role) => role !== 'owner')
              .map((role) => ({ value: role, label: roleText(role, locale === 'en') }))}
          />
        </Form.Item>
      )}
      <Form.Item
        name="alone"
        valuePropName="checked"
        extra={hasPhone || rule.alone ? texts.aloneHint : texts.needPhone}
      >
        <Checkbox disabled={!hasPhone && !rule.alone}>{texts.alone}</Checkbox>
      </Form.Item>
      <Live rule={rule} form={form} />
    </>
  ),
  done: ({ texts }) => texts.saved,
})

function Limits({ rule }: { rule: ApprovalRule }) {
  const texts = approvalRulesTexts.use()
  const { kind } = rule
  if (kind === 'money' || kind === 'account') return null
  const isFen = limitUnits[kind] === 'fen'
  const number = { unit: unitOf(rule), digits: isFen ? 2 : 0 }
  return (
    <>
      <NumberField
        name="upTo"
        {...number}
        label={isFen ? texts.upTo : texts.upToPoints}
        hint={texts[`${kind}Parts`]}
        isFirst
      />
      <NumberField
        name="perDay"
        {...number}
        label={isFen ? texts.perDay : texts.perDayPoints}
        {...(isFen && kind !== 'withdrawal' && { hint: texts.perDayHint })}
      />
    </>
  )
}

/** What the fields come to, while they are changed. */
function Live({ rule, form }: { rule: ApprovalRule; form: FormInstance<Values> }) {
  const typed = Form.useWatch((values: Values) => values, form)
  if (!typed) return null
  const wanted = {
    ...rule,
    upTo: meant(rule, typed.upTo ?? null),
    perDay: meant(rule, typed.perDay ?? null),
    roles: ['owner' as Role, ...(typed.roles ?? [])],
    alone: typed.alone,
  }
  return <Alert type="info" title={<RuleText rule={wanted} />} />
}

/** A rule in words. */
export function RuleText({ rule }: { rule: Omit<ApprovalRule, 'approvers' | 'possibleRoles'> }) {
  const texts = approvalRulesTexts.use()
  const isEnglish = useLocale() === 'en'
  const { kind, upTo, perDay, roles, alone } = rule
  const sum = (value: number) => (limitUnits[kind] === 'fen' ? money(fen(value)) : String(value))
  const names = roles.map((role) => roleText(role, isEnglish)).join(isEnglish ? ', ' : '、')
  const first =
    upTo === null || perDay === null || upTo === 0
      ? texts.noneAlone
      : texts.limit(sum(upTo), sum(perDay))
  return (
    <>
      {first} {texts.beyond(names)} {alone && texts.orAlone}
    </>
  )
}
