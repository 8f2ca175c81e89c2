import { Modal, QRCode } from 'antd'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { useSession } from '#platform/session.ts'
import styles from './question.module.css'
import { questionTexts } from './question.texts.ts'

/** Where members answer: a code to scan, and the address behind it. */
export function QuestionLink({ url, onClose }: { url: string; onClose: () => void }) {
  const texts = questionTexts.use()
  const { scope } = useSession()
  const link = `${location.origin}/examine/${scope.partnerId}-${scope.storeId}/${url}`
  return (
    <Modal open title={texts.share} footer={null} width={420} onCancel={onClose}>
      <div className={styles.share}>
        <span role="img" aria-label={texts.qrOf}>
          <span aria-hidden="true">
            <QRCode value={link} size={200} bordered={false} type="svg" />
          </span>
        </span>
        <p className="soft">{texts.shareHint}</p>
        <p className={styles.address}>
          <a href={link} target="_blank" rel="noreferrer" className="mono">
            {link}
          </a>{' '}
          <CopyButton text={link} label={texts.copyLink} done={texts.linkCopied} />
        </p>
      </div>
    </Modal>
  )
}
