import { shopperPatience } from '../settle.ts'
import { ask, type WeixinSdk } from './weixin-sdk.ts'

/**
 * Pictures through WeChat's own album. They are read one after the other: its iOS version mixes
 * them up otherwise.
 */
export async function pickByWeixin(wx: WeixinSdk, count: number): Promise<File[]> {
  const picked = await ask<{ localIds: string[] }>(
    (call) =>
      wx.chooseImage({ count, sizeType: ['compressed'], sourceType: ['album', 'camera'], ...call }),
    shopperPatience,
  )
  const files: File[] = []
  for (const localId of (picked?.localIds ?? []).slice(0, count)) {
    const data = await ask<{ localData: string }>((call) =>
      wx.getLocalImgData({ localId, ...call }),
    )
    if (data) files.push(fileOf(data.localData, files.length + 1))
  }
  return files
}

/** iOS answers with a data address (and calls a JPEG `jgp`), Android with bare base64. */
function fileOf(localData: string, serial: number): File {
  const text = localData.replace(/^data:[^,]*,/, '').replace(/\s/g, '')
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50
  return new File([bytes], `${serial}.${isPng ? 'png' : 'jpg'}`, {
    type: isPng ? 'image/png' : 'image/jpeg',
  })
}
