import { z } from 'zod'

/** A video that staff sent: H.264 in MP4. */
export const VideoRef = z.object({
  /** A path of the shop, which answers parts of it. */
  url: z.string(),
  /** Pixels, as it is shown. */
  width: z.number().int(),
  height: z.number().int(),
  /** Milliseconds. */
  duration: z.number().int(),
  bytes: z.number().int(),
})
export type VideoRef = z.output<typeof VideoRef>
