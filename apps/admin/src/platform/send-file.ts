import type { ReplyOf } from '@mallard/contract/api'
import type { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'

/** Where one file may be sent, and how; the same for every kind of upload. */
export type Permission = Pick<
  ReplyOf<(typeof mediaAdminCalls)['policy']>,
  'method' | 'url' | 'fields'
>

interface Sending {
  readonly signal?: AbortSignal
  /** Called with how much of it is there, of 1. */
  readonly onProgress?: (part: number) => void
}

/** Sends a file straight to where files lie; `fetch` would not say how far it is. */
export function sendFile(
  { method, url, fields }: Permission,
  file: File,
  { signal, onProgress }: Sending = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(String(request.status)))
    request.onerror = () => reject(new Error('broken'))
    request.onabort = () => reject(new DOMException('given up', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (method === 'PUT') request.setRequestHeader('content-type', file.type)
    request.send(method === 'PUT' ? file : formOf(fields, file))
  })
}

/** The file stands last: nothing behind it is read. */
function formOf(fields: Readonly<Record<string, string>>, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('content-type', file.type)
  form.append('file', file, 'file')
  return form
}
