import type { AdminReceipt } from '@mallard/contract/content/dining/dining-admin.calls'
import { Button, Modal, QRCode } from 'antd'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { nameOfDish } from './dish-name.ts'
import styles from './dining.module.css'
import { diningTexts } from './dining.texts.ts'

/** The receipt of a dish, to show to a guest or to print: alone on the paper. */
export function ReceiptCode({ receipt, onClose }: { receipt: AdminReceipt; onClose: () => void }) {
  const texts = diningTexts.use()
  const dish = nameOfDish(receipt, useLocale())
  const { link, table, expireTime } = receipt
  return (
    <Modal open title={texts.codeTitle(dish)} footer={null} width={420} onCancel={onClose}>
      <div className={styles.slip}>
        <strong>{dish}</strong>
        <p>
          {texts.table} {table}
        </p>
        <span role="img" aria-label={texts.codeOf(dish)}>
          <span aria-hidden>
            <QRCode value={link} size={200} bordered={false} type="svg" />
          </span>
        </span>
        <p>{texts.scan}</p>
        <p className="soft small">{texts.until(dateTime(expireTime))}</p>
      </div>
      <div className={styles.foot}>
        <Button type="primary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <CopyButton text={link} label={texts.copyLink} done={texts.copied} />
      </div>
    </Modal>
  )
}
