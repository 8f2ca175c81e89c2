/** What one wants to hear of: that it is there again, that it costs less. */
export const watchKinds = ['stock', 'price'] as const
export type WatchKind = (typeof watchKinds)[number]

/** Of one member in one store. */
export const maxWatches = 100
/** Days after which nobody waits any more. */
export const watchDays = 180
