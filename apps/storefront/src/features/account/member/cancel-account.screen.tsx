import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Checkbox } from '@mallard/ui/checkbox'
import { CheckCircleIcon, WarningIcon } from '@mallard/ui/icons'
import { Notice } from '@mallard/ui/notice'
import { RadioGroup } from '@mallard/ui/radio'
import { SkeletonText } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { Bar } from './bar.tsx'
import { cancelTexts } from './cancel-account.texts.ts'
import styles from './setting.module.css'

export default defineScreen('settingCancelAccount', {
  queries: ({ api }) => ({ check: api.member.checkCancel.query() }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar title={cancelTexts().title} />
      <div className={styles.page} role="status" aria-label={cancelTexts().loading}>
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data }) => <CancelAccount check={data.check} />,
})

function CancelAccount({ check }: { check: ReplyOf<Calls['member']['checkCancel']> }) {
  const texts = cancelTexts()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const [reason, setReason] = useState<string>()
  const [hasGivenUp, setGivenUp] = useState(false)

  function goOn() {
    if (!reason) return toast(texts.reasonRequired)
    if (check.losses.length > 0 && !hasGivenUp) return toast(texts.giveUpRequired)
    navigate(href('settingCancelAccountNext', { partnerId, storeId }, { reason }))
  }

  return (
    <>
      <Bar title={texts.title} />
      <div className={styles.page}>
        <Notice tone="warn" className={styles.note} icon={<WarningIcon size={20} />}>
          <strong>{texts.warnTitle}</strong>
          <br />
          {texts.warns(check.coolingDays)}
        </Notice>
        <CellList>
          <Cell
            title={texts.terms}
            href={href('legalAgreement', { partnerId, storeId, code: 'cancel' })}
          />
        </CellList>
        {check.canCancel ? (
          <Notice tone="good" className={styles.note} icon={<CheckCircleIcon size={20} />}>
            {texts.blocksNone}
          </Notice>
        ) : (
          <CellList title={texts.blocksTitle}>
            {check.blocks.map(({ code, text, count, link }) => (
              <Cell
                key={code}
                title={text}
                note={texts.count(count)}
                {...(link && { href: link, value: texts.see })}
              />
            ))}
          </CellList>
        )}
        {check.losses.length > 0 && (
          <CellList title={texts.lossesTitle}>
            {check.losses.map(({ code, text, count }) => (
              <Cell key={code} title={text} value={texts.lossValue(count)} />
            ))}
          </CellList>
        )}
        {check.canCancel && (
          <>
            <Card title={texts.reasonTitle}>
              <RadioGroup
                label={texts.reasonTitle}
                value={reason}
                onChange={setReason}
                options={texts.reasons.split('|').map((label) => ({ value: label, label }))}
              />
            </Card>
            {check.losses.length > 0 && (
              <Card>
                <Checkbox checked={hasGivenUp} onChange={setGivenUp} name="giveUp">
                  {texts.giveUp}
                </Checkbox>
              </Card>
            )}
          </>
        )}
        <div className={styles.foot}>
          {check.canCancel && (
            <Button kind="danger" size="lg" block onClick={goOn}>
              {texts.next}
            </Button>
          )}
          <Button size="lg" block onClick={navigate.back}>
            {texts.stay}
          </Button>
        </div>
      </div>
    </>
  )
}
