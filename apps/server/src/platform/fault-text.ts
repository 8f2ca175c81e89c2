/**
 * Code and message of what an outside party answered, for logs and operators; once, where it said
 * nothing more than its code.
 */
export const faultText = ({ code, message }: { readonly code: string; readonly message: string }) =>
  message === code ? code : `${code} ${message}`
