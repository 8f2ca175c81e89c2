import { href } from '@mallard/contract/paths'
import { IconButton } from '@mallard/ui/button'
import { ScanIcon } from '@mallard/ui/icons'
import { toast } from '@mallard/ui/toast'
import { useHost } from '#platform/host.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { couponListTexts } from './coupon-list.texts.ts'
import { scannedCode } from './scanned-code.ts'

/** Reads a shop assistant's code, where the app around the page can read codes. */
export function ScanButton() {
  const texts = couponListTexts()
  const host = useHost()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  if (!host?.can.scan) return null

  async function read() {
    try {
      const text = await host?.scan()
      // Given up.
      if (text === undefined) return
      const scan = scannedCode(text)
      if (scan) navigate(href('couponList', { partnerId, storeId }, { scan }), { replace: true })
      else toast(texts.scanNothing)
    } catch {
      toast(texts.scanFailed)
    }
  }
  return <IconButton icon={<ScanIcon />} label={texts.scan} onClick={() => void read()} />
}
