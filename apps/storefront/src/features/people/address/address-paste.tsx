import { Button } from '@mallard/ui/button'
import { TextArea } from '@mallard/ui/field'
import { Fold } from '@mallard/ui/fold'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { addressTexts } from './address.texts.ts'
import { loadAreas } from '#entities/address/kit-areas.ts'
import { readPasted, type PastedAddress } from './pasted-address.ts'
import styles from './address.module.css'

/** Takes a whole address from a message and fills in the form. */
export function AddressPaste({ onFound }: { onFound: (found: PastedAddress) => void }) {
  const texts = addressTexts()
  const [pasted, setPasted] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function read() {
    setBusy(true)
    try {
      const found = readPasted(pasted, await loadAreas())
      if (Object.keys(found).length === 0) return toast(texts.notRecognised)
      onFound(found)
      setPasted('')
      toast(texts.recognised)
    } catch {
      toast(texts.notRecognised)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Fold title={texts.paste}>
      <TextArea
        label={texts.paste}
        className={styles.pasteField}
        value={pasted}
        onChange={setPasted}
        placeholder={texts.pastePlaceholder}
        rows={3}
        maxLength={300}
      />
      <div className={styles.pasteFoot}>
        <Button
          size="sm"
          kind="soft"
          disabled={pasted.trim() === ''}
          busy={isBusy}
          onClick={() => void read()}
        >
          {texts.recognise}
        </Button>
      </div>
    </Fold>
  )
}
