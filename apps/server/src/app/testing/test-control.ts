import type { Sandbox } from '@mallard/sandbox'

/** Asks the control plane of a sandbox; with a body it is a POST. */
export const controlOf =
  ({ url, keys }: Sandbox) =>
  async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${keys.controlToken}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
