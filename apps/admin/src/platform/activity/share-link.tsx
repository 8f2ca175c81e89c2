import { Modal, QRCode } from 'antd'
import { CopyButton } from '../parts/copy-button.tsx'
import styles from './share-link.module.css'
import { activityTexts } from './activity.texts.ts'

interface ShareLinkProps {
  title: string
  hint: string
  /** Of the page in the shop. */
  path: string
  onClose: () => void
}

/** Where members find it: a code to scan, and the address behind it. */
export function ShareLink({ title, hint, path, onClose }: ShareLinkProps) {
  const texts = activityTexts.use()
  const link = `${location.origin}${path}`
  return (
    <Modal open title={title} footer={null} width={420} onCancel={onClose}>
      <div className={styles.share}>
        <span role="img" aria-label={texts.qrOf}>
          <span aria-hidden="true">
            <QRCode value={link} size={200} bordered={false} type="svg" />
          </span>
        </span>
        <p className="soft">{hint}</p>
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
