import type { Locale } from '@mallard/kernel'
import type {
  AgreementVersion,
  AdminAgreement,
} from '@mallard/contract/account/member/agreement-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf, auditAddress } from '#platform/places.ts'
import { RichFrame } from '#platform/rich/rich-frame.tsx'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { AgreementEditor } from './agreement-editor.tsx'
import { agreementTexts } from './agreement.texts.ts'
import styles from './member.module.css'
import { nameOf } from './use-agreements.ts'

/** One legal text: what is in force, what was, and the next version. */
export default function AgreementScreen({ id }: { id: string }) {
  const texts = agreementTexts.use()
  const locale = useLocale()
  const { api, can, canEverywhere, scope } = useSession()
  const answer = useQuery({ ...api.agreementAdmin.list.query(), staleTime: 0 })
  const { data } = answer
  const [isWriting, setWriting] = useState(false)
  const back = { to: addressOf(scope, 'agreements'), text: texts.back }
  const agreement = data?.agreements.find(({ code }) => code === id)
  if (!data || !agreement) {
    return (
      <>
        <PageHeader title={texts.title} back={back} />
        <Loaded answer={answer} rows={10}>
          {() => <Blank title={texts.missing} text={texts.missingHint} />}
        </Loaded>
      </>
    )
  }
  const now = agreement.versions[0]!
  const mayWrite = canEverywhere('agreement.write')
  return (
    <>
      <PageHeader
        title={nameOf(now, locale)}
        back={back}
        beside={<Pill tone="good">{now.version}</Pill>}
        hint={
          <>
            {agreement.isNeeded
              ? `${texts.accepted} ${texts.acceptedOf(now.members, data.members)}`
              : texts.notAsked}
            {can('audit.read') && (
              <>
                {' · '}
                <Link to={auditAddress(scope, `agreement ${id}`)}>{texts.history}</Link>
              </>
            )}
          </>
        }
        actions={
          mayWrite &&
          !isWriting && (
            <Button
              type="primary"
              icon={<Icon name="edit" size={16} />}
              onClick={() => setWriting(true)}
            >
              {texts.write}
            </Button>
          )
        }
      />
      {can('agreement.write') && !mayWrite && (
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.partnerWide}
        </p>
      )}
      {isWriting ? (
        <AgreementEditor
          agreement={agreement}
          members={data.members}
          onClose={() => setWriting(false)}
        />
      ) : (
        <Versions key={now.version} agreement={agreement} />
      )}
    </>
  )
}

function Versions({ agreement: { versions, isNeeded } }: { agreement: AdminAgreement }) {
  const texts = agreementTexts.use()
  const locale = useLocale()
  const [shown, setShown] = useState<AgreementVersion>(versions[0]!)
  const [language, setLanguage] = useState<Locale>(locale === 'en' ? 'en' : 'zh')
  const isMissing = language === 'en' && !shown.htmlEn
  return (
    <Columns
      main={
        <Panel
          title={`${texts.reading} · ${shown.version}`}
          extra={
            <Segmented
              size="small"
              aria-label={texts.reading}
              value={language}
              onChange={setLanguage}
              options={[
                { value: 'zh', label: texts.chinese },
                { value: 'en', label: texts.english },
              ]}
            />
          }
        >
          {isMissing ? (
            <p className="soft">{texts.noEnglish}</p>
          ) : (
            <RichFrame html={language === 'en' ? shown.htmlEn : shown.html} title={texts.reading} />
          )}
        </Panel>
      }
      aside={
        <Panel title={texts.versions}>
          <ul className={styles.versions}>
            {versions.map((each, index) => (
              <li key={each.version}>
                <span className={styles.cell}>
                  <span>
                    <strong>{each.version}</strong>{' '}
                    {index === 0 && <Pill tone="good">{texts.inForce}</Pill>}
                  </span>
                  <span className="soft small">
                    {dateTime(each.publishedAt)} · {each.by || texts.byShop}
                    {isNeeded && ` · ${texts.members(each.members)}`}
                  </span>
                </span>
                {each.version !== shown.version && (
                  <Button type="text" size="small" onClick={() => setShown(each)}>
                    {texts.read}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      }
    />
  )
}
