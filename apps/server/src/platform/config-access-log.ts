import { z } from 'zod'

/** Where each request is written down. */
export type AccessLogTarget = 'off' | 'stdout' | { readonly folder: string }

/**
 * A folder shows by its beginning that it is one: a slip of the pen such as `stdut` would otherwise
 * be a folder that nobody looks into.
 */
export const accessLog = z
  .string()
  .refine(
    (text) => text === 'off' || text === 'stdout' || /^(\/|\.{1,2}\/)/.test(text),
    'must be off, stdout, or a folder that begins with / or ./',
  )
  .transform((text): AccessLogTarget =>
    text === 'off' || text === 'stdout' ? text : { folder: text },
  )
  .optional()
