import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { href } from '@mallard/contract/paths'
import { beijingDateTime } from '@mallard/kernel'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { DownloadIcon } from '@mallard/ui/icons'
import { SkeletonText } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { Bar } from './bar.tsx'
import { saveFile } from './save-file.ts'
import { settingTexts } from './setting.texts.ts'
import { useAccount } from './use-account.ts'
import styles from './setting.module.css'

export default defineScreen('settingPersonal', {
  queries: ({ api }) => ({ personal: api.member.personal.query() }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar title={settingTexts().personal} />
      <div className={styles.page} role="status" aria-label={settingTexts().loading}>
        <Card>
          <SkeletonText lines={10} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data }) => <Personal list={data.personal.list} />,
})

function Personal({ list }: ReplyOf<Calls['member']['personal']>) {
  const texts = settingTexts()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  const { exportData } = useAccount()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const copy = await exportData()
      saveFile(
        texts.exportName(beijingDateTime(copy.madeAt).slice(0, 10)),
        JSON.stringify(copy, null, 2),
      )
      toast(texts.exported, { tone: 'good' })
    } catch {
      // The shell has told the shopper why.
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Bar title={texts.personal} />
      <div className={styles.page}>
        <p className={`${styles.quiet} ${styles.inset}`}>{texts.heldNote}</p>
        <CellList title={texts.heldTitle}>
          {list.map(({ name, title, count }) => (
            <Cell key={name} title={title} value={texts.rows(count)} />
          ))}
        </CellList>
        <CellList>
          <Cell title={texts.editProfile} href={href('information', store)} />
          <Cell
            title={texts.editAddresses}
            href={href('addressList', { ...store, sourcePage: 'user' })}
          />
          <Cell title={texts.deleteAccount} href={href('settingCancelAccount', store)} />
        </CellList>
        <div className={styles.foot}>
          <Button
            kind="primary"
            size="lg"
            block
            busy={isBusy}
            icon={<DownloadIcon size={20} />}
            onClick={() => void save()}
          >
            {texts.exportData}
          </Button>
          <p className={`${styles.quiet} ${styles.inset}`}>{texts.exportNote}</p>
        </div>
      </div>
    </>
  )
}
