import { Button, Space } from 'antd'
import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { RuleForm, RuleText } from './approval-rule.form.tsx'
import { approvalRulesTexts } from './approval-rules.texts.ts'
import { OwnPhoneForm } from './own-phone.form.tsx'

/** What one person may do alone, who may agree to more, and one's own proven phone. */
export default defineList({
  texts: approvalRulesTexts,
  filters: {},
  name: 'approval-rules',
  read: (api) =>
    asPage(api.approval.rules.query(), ({ rules, ...more }) => ({ ...wholePage(rules), ...more })),
  isWhole: true,
  isFresh: true,
  head: ({ texts }) => ({ title: texts.title, hint: texts.hint }),
  above: ({ texts, data, open }) =>
    data && (
      <>
        <Panel title={texts.myPhone}>
          <Space size={12} wrap>
            <span className={data.phoneMasked ? 'mono' : 'soft'}>
              {data.phoneMasked ?? texts.noPhone}
            </span>
            <Button
              size="small"
              onClick={() => open((close) => <OwnPhoneForm of={undefined} onClose={close} />)}
            >
              {data.phoneMasked ? texts.another : texts.prove}
            </Button>
          </Space>
        </Panel>
        {!data.canSave && <p className="soft small">{texts.ownerOnly}</p>}
      </>
    ),
  rowKey: 'kind',
  columns: ({ texts, data, open, session: { scope, can } }) => [
    {
      title: texts.kind,
      key: 'kind',
      width: 180,
      render: (_, { kind }) => <span style={{ fontWeight: 500 }}>{texts[kind]}</span>,
    },
    {
      title: texts.rule,
      key: 'rule',
      card: 'wide',
      render: (_, rule) => <RuleText rule={rule} />,
    },
    {
      title: texts.who,
      key: 'who',
      width: 240,
      card: 'wide',
      render: (_, { approvers, alone }) => (
        <div>
          {approvers.join(texts.between)}
          {approvers.length === 0 && texts.nobody}
          {approvers.length === 1 && !alone && (
            <div className="soft small">{texts.onlyYou(approvers[0] ?? '')}</div>
          )}
        </div>
      ),
    },
    {
      title: <span className="sr-only">{texts.change}</span>,
      key: 'actions',
      align: 'right',
      card: 'last',
      width: 150,
      render: (_, rule) => (
        <Space size={8}>
          {data?.canSave && (
            <Button
              size="small"
              onClick={() =>
                open((close) => (
                  <RuleForm of={{ rule, hasPhone: data.phoneMasked !== null }} onClose={close} />
                ))
              }
            >
              {texts.change}
            </Button>
          )}
          {can('audit.read') && (
            <Link to={auditAddress(scope, `approval ${rule.kind}`)} className="soft small">
              {texts.history}
            </Link>
          )}
        </Space>
      ),
    },
  ],
  width: 900,
})
