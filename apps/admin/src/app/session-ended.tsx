import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { shellTexts } from './shell.texts.ts'

/** Over whatever was being done, so that nothing typed is lost. */
export function SessionEnded({ form }: { form: ReactNode }) {
  const texts = shellTexts.use()
  return (
    <Modal
      open
      title={texts.ended}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={400}
    >
      <p className="soft" style={{ marginBottom: 16 }}>
        {texts.endedHint}
      </p>
      {form}
    </Modal>
  )
}
