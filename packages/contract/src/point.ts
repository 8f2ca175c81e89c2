/** A point of a map, in degrees, GCJ-02: as Chinese maps count them. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Characters of a point that is typed, at the most. */
export const longestPoint = 40

/** What maps hand out as "latitude,longitude"; undefined: it is none. */
export function pointOf(text: string): Point | undefined {
  const typed = /^(-?\d{1,2}(?:\.\d{1,12})?)\s*[,，]\s*(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(
    text.trim(),
  )
  if (!typed) return undefined
  const [latitude, longitude] = [Number(typed[1]), Number(typed[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}
