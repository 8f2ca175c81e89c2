/** Bytes of a video that staff send. */
export const largestVideo = 100 * 1024 * 1024
/** Milliseconds; what a camera calls a minute runs a few frames over. */
export const longestVideo = 60_000
export const videoSlack = 900
