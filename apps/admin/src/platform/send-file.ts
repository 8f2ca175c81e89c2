import type { ReplyOf } from '@mallard/contract/api'
import type { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'

/** Where one file may be sent, and how; the same for every kind of upload. */
export type Permission = Pick<
  ReplyOf<(typeof mediaAdminCalls)['policy']>,
  'method' | 'url' | 'fields'
>

/** Sends a file straight to where files lie. */
export async function sendFile(
  { method, url, fields }: Permission,
  file: File,
  signal?: AbortSignal,
): Promise<void> {
  const answer = await fetch(url, {
    method,
    body: method === 'PUT' ? file : formOf(fields, file),
    headers: method === 'PUT' ? { 'content-type': file.type } : {},
    signal: signal ?? null,
  })
  if (!answer.ok) throw new Error(String(answer.status))
}

/** The file stands last: nothing behind it is read. */
function formOf(fields: Readonly<Record<string, string>>, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('content-type', file.type)
  form.append('file', file, 'picture')
  return form
}
