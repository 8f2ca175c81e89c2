import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { href } from '@mallard/contract/paths'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { useLocale } from '@mallard/ui/locale'
import { SkeletonText } from '@mallard/ui/skeleton'
import { Tag } from '@mallard/ui/tag'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { agreementTexts } from './agreement.texts.ts'
import { Bar } from './bar.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'
import styles from './setting.module.css'

export type Agreements = ReplyOf<Calls['member']['agreementList']>

export default defineScreen('settingAgreement', {
  queries: ({ api }) => ({ list: api.member.agreementList.query() }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar title={agreementTexts().title} />
      <div className={styles.page} role="status" aria-label={agreementTexts().loading}>
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { list } }) => {
    const texts = agreementTexts()
    return (
      <>
        <Bar title={texts.title} />
        <div className={styles.page}>
          <AgreementCells agreements={list.agreements} />
          <PrivacyChoices choices={list.choices} />
        </div>
      </>
    )
  },
})

function AgreementCells({ agreements }: Pick<Agreements, 'agreements'>) {
  const texts = agreementTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const dayText = (at: number) => momentText(at, locale).replace(/,? \d\d:\d\d$/, '')
  return (
    <CellList title={texts.agreements}>
      {agreements.map(({ code, title, version, updatedAt, agreed }) => (
        <Cell
          key={code}
          title={
            <span className={styles.mark}>
              {title}
              {agreed && agreed.version !== version && <Tag tone="warn">{texts.outdated}</Tag>}
            </span>
          }
          note={
            agreed
              ? texts.agreed(agreed.version, momentText(agreed.at, locale))
              : version === ''
                ? texts.drawn
                : texts.version(version, dayText(updatedAt))
          }
          href={href('legalAgreement', { partnerId, storeId, code })}
        />
      ))}
    </CellList>
  )
}
