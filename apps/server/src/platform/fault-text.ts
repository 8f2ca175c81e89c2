/**
 * Code and message of a provider's error, for logs and operators; the code alone where the message
 * repeats it.
 */
export const faultText = ({ code, message }: { readonly code: string; readonly message: string }) =>
  message === code ? code : `${code} ${message}`
