import type { Input } from './jweixin.ts'

/**
 * Methods of WeChat's SDK that fill in what a page leaves out. Sent to the browser as text: it uses
 * nothing but its arguments.
 */
export function ownDefaults(
  call: (method: string, input: Input, more?: object) => void,
): Readonly<Record<string, (input: Input) => void>> {
  return {
    // Its own defaults (specification §9); on Android the ids come as a text.
    chooseImage: (input: Input) =>
      call('chooseImage', {
        ...input,
        count: input['count'] ?? 9,
        success: (answer) => {
          const { localIds } = answer as { localIds: unknown }
          input.success?.({
            ...answer,
            localIds: typeof localIds === 'string' ? (JSON.parse(localIds) as unknown) : localIds,
          })
        },
      }),
    openLocation: (input: Input) => call('openLocation', { ...input, scale: input['scale'] ?? 28 }),
    // The payment bridge wants the stamp under another name than the SDK.
    chooseWXPay: (input: Input) =>
      call('chooseWXPay', input, {
        timeStamp: String(input['timestamp']),
        signType: input['signType'] ?? 'SHA1',
      }),
  }
}
