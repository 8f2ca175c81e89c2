import type { Uploaded, UploadPurpose } from '@mallard/contract/shop/upload/upload.calls'
import type { Api } from '../api.ts'
import { shrunk } from './shrink.ts'

export interface Sending {
  /** 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

type Permission = Awaited<ReturnType<Api['upload']['policy']>>

export type PictureSender = (file: File, sending: Sending) => Promise<Uploaded>

/**
 * For `useUpload` of the kit: asks for a place, sends the picture there, and says what became of
 * it. Its `key` is what forms send.
 *
 *     const handle = useUpload({ upload: pictureSender(api, 'review') })
 */
export function pictureSender(api: Api, type: UploadPurpose): PictureSender {
  return senderBy(
    () => api.upload.policy({ type }),
    (key) => api.upload.done({ key }),
  )
}

/** The same by other calls: who gives the permission also looks at what came. */
export function senderBy(
  permit: () => Promise<Permission>,
  look: (key: string) => Promise<Uploaded>,
): PictureSender {
  return async (file, sending) => {
    const [picture, permission] = await Promise.all([shrunk(file), permit()])
    if (sending.signal.aborted) throw new DOMException('', 'AbortError')
    // The last step is the server's look at it.
    await send(permission, picture, {
      ...sending,
      onProgress: (part) => sending.onProgress(part * 0.95),
    })
    return look(permission.key)
  }
}

/** By XMLHttpRequest, because fetch does not tell how far it is. */
function send(
  { method, url, fields }: Permission,
  picture: Blob,
  { onProgress, signal }: Sending,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = 120_000
    request.upload.addEventListener(
      'progress',
      ({ loaded, total }) => total > 0 && onProgress(loaded / total),
    )
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(String(request.status))),
    )
    for (const event of ['error', 'timeout', 'abort'])
      request.addEventListener(event, () => reject(new Error(event)))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(method === 'PUT' ? picture : formOf(fields, picture))
  })
}

/** The file stands last: nothing behind it is read. */
function formOf(fields: Permission['fields'], picture: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('content-type', picture.type)
  form.append('file', picture, 'picture')
  return form
}
